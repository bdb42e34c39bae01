import type { Leads, Question, Scene } from "../messages";
import { say } from "../words/say";
import { translatedOption } from "../words/game/translated.svelte";
import { Acting } from "./acting";
import { Choosing } from "./choosing";
import type { AnyForm } from "./controls";
import { Counting } from "./counting";
import { Deciding } from "./deciding";
import { Declaring } from "./declaring";
import type { Preview } from "./fighting";
import { isPlayer, nameOf } from "./forms";
import { Ordering } from "./ordering";
import { Sharing } from "./sharing";
import { firstKey, named, sayPlain, small } from "./words";

/** The one big button: what happens, where it leads, and what a press does. */
export interface Button {
  title: string;
  detail: string;
  /** How it is called where the words on it are not enough. */
  name?: string;
  tone: "accent" | "attack" | "block" | "quiet";
  /** The key that does the same. */
  key: "Space" | "Enter" | "Y" | "N" | "Esc" | "";
  does: "pass" | "confirm" | "yes" | "no" | "stop" | "nothing";
}

type Previews = ReadonlyMap<number, Preview>;

const NOTHING = { detail: "", tone: "accent", key: "", does: "nothing" } as const;

export function button(scene: Scene, question: Question | null, form: AnyForm | null, previews: Previews): Button {
  if (question === null || form === null || !question.mine) return waiting(scene, question);
  if (form instanceof Acting) return passing(scene, question.leads ?? null);
  if (form instanceof Declaring && form.waits)
    return { ...NOTHING, title: say(form.control === "attack" ? "button.attackWhom" : "button.blockWhat") };
  if (form instanceof Declaring) return form.control === "attack" ? attacking(scene, form, previews) : blocking(form);
  if (form instanceof Deciding) return deciding(question, form, question.asked.purpose !== "mulligan");
  const does = form.ready ? "confirm" : "nothing";
  // Who has looked for nothing yet finds it by a click, and never because Enter was pressed too early.
  if (isEmptySearch(form)) return { ...filled(scene, form), tone: "quiet", key: "", does };
  return { ...filled(scene, form), tone: "accent", key: "Enter", does };
}

function isEmptySearch(form: AnyForm): boolean {
  return form instanceof Choosing && form.question.asked.purpose === "search" && form.chosen.length === 0;
}

/** The smaller button of a question with two answers. */
export function otherAnswer(question: Question, form: Deciding): Button {
  return deciding(question, form, question.asked.purpose === "mulligan");
}

function waiting(scene: Scene, question: Question | null): Button {
  if (scene.result !== null) return { ...NOTHING, title: say("ask.over") };
  const who = question === null ? null : nameOf(scene, question.asked.decider);
  return { ...NOTHING, title: say("button.waiting"), detail: who === null ? "" : say("button.for", { name: who }) };
}

// ---------------------------------------------------------------------- passing

/** Where passing leads, on the button and aloud. */
export function passing(scene: Scene, leads: Leads | null): Button {
  const [title, detail] = leads === null ? [say("pass.plain"), ""] : goal(scene, leads);
  const what = detail === "" ? small(title) : `${small(title)}, ${detail}`;
  const name = leads === null ? title : say("pass.name", { what });
  return { title, detail, name, tone: "accent", key: "Space", does: "pass" };
}

function goal(scene: Scene, leads: Leads): [title: string, detail: string] {
  switch (leads.to) {
    case "resolve":
      return [say("pass.resolve"), leads.object === null ? "" : nameOf(scene, leads.object)];
    case "end":
      return [say("pass.over"), ""];
    case "turn":
      return toTurn(scene, leads.player);
    case "question":
      return toStep(scene, leads.step ?? "");
  }
}

function toTurn(scene: Scene, player: number | null): [string, string] {
  if (player === null) return [say("pass.endTurn"), ""];
  if (player === scene.viewer) return [say("pass.toMyTurn"), say("pass.toMyTurn.more")];
  const name = nameOf(scene, player);
  const ends = scene.viewer !== null && scene.active.includes(scene.viewer);
  return ends ? [say("pass.endTurn"), say("pass.next", { name })] : [say("pass.toTurn", { name }), ""];
}

function toStep(scene: Scene, step: string): [string, string] {
  const mine = scene.viewer !== null && scene.active.includes(scene.viewer);
  switch (step) {
    case "upkeep":
      return [say("pass.upkeep"), ""];
    case "draw step":
      return [say("pass.draw"), ""];
    case "precombat main phase":
      return [say("pass.main1"), ""];
    case "beginning of combat":
      return [say("pass.combat"), say("pass.combat.begin")];
    case "declare attackers step":
      return [say("pass.combat"), mine ? say("pass.combat.attack") : ""];
    case "declare blockers step":
      return [say("pass.blocks"), mine ? say("pass.blocks.theirs") : say("pass.blocks.mine")];
    case "first-strike combat damage step":
    case "combat damage step":
      return [say("pass.damage"), say("pass.damage.more")];
    case "end of combat":
      return [say("pass.endCombat"), ""];
    case "postcombat main phase":
      return [say("pass.main2"), mine && scene.step === "precombat main phase" ? say("pass.main2.skip") : ""];
    case "end step":
      return [say("pass.end"), ""];
    default:
      return [say("pass.endTurn"), ""];
  }
}

// ---------------------------------------------------------------------- combat

function attacking(scene: Scene, form: Declaring, previews: Previews): Button {
  const n = form.chosen.length;
  const none = { title: say("button.attackNone"), detail: say("button.attackNone.more"), tone: "accent" } as const;
  const some = { title: say("button.attack", { n }), detail: struck(scene, form, previews), tone: "attack" } as const;
  return { ...(n === 0 ? none : some), key: "Enter", does: "confirm" };
}

/** Who would take how much, if nobody blocked. */
function struck(scene: Scene, form: Declaring, previews: Previews): string {
  const attacked = [...new Set(form.chosen.map((pair) => pair.other))];
  const parts = attacked.flatMap((id) => {
    const one = previews.get(id);
    const n = isPlayer(scene, id) ? lost(one) : (one?.damage ?? 0);
    return n === 0 ? [] : [say("button.takes", { name: nameOf(scene, id), n })];
  });
  return parts.join(" · ");
}

function lost(preview: Preview | undefined): number {
  return preview?.life === undefined ? 0 : preview.life.from - preview.life.to;
}

function blocking(form: Declaring): Button {
  const n = new Set(form.chosen.map((pair) => pair.creature)).size;
  const title = n === 0 ? say("button.blockNone") : say("button.block", { n });
  return { title, detail: say("button.thenDamage"), tone: n === 0 ? "accent" : "block", key: "Enter", does: "confirm" };
}

// ---------------------------------------------------------------------- the other questions

/** Yes or no, in the words of the button that says so. */
export function answered(purpose: string, yes: boolean): string {
  return yes ? sayPlain(firstKey(`yes.${purpose}`, "yes.choose")) : sayPlain(firstKey(`no.${purpose}`, "no.choose"));
}

function deciding(question: Question, _form: Deciding, yes: boolean): Button {
  const title = answered(question.asked.purpose, yes);
  return { title, detail: "", tone: "accent", key: yes ? "Y" : "N", does: yes ? "yes" : "no" };
}

function filled(scene: Scene, form: AnyForm): { title: string; detail: string } {
  if (form instanceof Counting) return counted(scene, form);
  if (form instanceof Ordering) return { title: say("button.order"), detail: from(scene, form) };
  if (form instanceof Sharing)
    return form.ready
      ? { title: say("button.divide"), detail: from(scene, form) }
      : { title: say("button.give", { n: form.left }), detail: from(scene, form) };
  return form instanceof Choosing ? chosen(scene, form) : { title: say("button.waiting"), detail: "" };
}

/** What asks: the card, where it is known. */
function from(scene: Scene, form: AnyForm): string {
  const about = form.question.asked.about;
  const name = about === null ? "" : nameOf(scene, about);
  return name === "" ? "" : say("button.for", { name });
}

function counted(scene: Scene, form: Counting): { title: string; detail: string } {
  const { kind, purpose } = form.question.asked;
  const n = form.value;
  const detail = from(scene, form);
  if (purpose === "x")
    return { title: say("button.x", { n }), detail: form.most === 0 ? say("button.x.only") : detail };
  if (purpose === "life") {
    const life = scene.players[form.question.asked.player]?.life ?? 0;
    return { title: say("button.life", { n }), detail: say("button.lifeTo", { from: life, to: life - n }) };
  }
  if (kind === "RepeatHowOften") return { title: n === 0 ? say("button.never") : say("button.times", { n }), detail };
  if (kind === "StepInAfter")
    return { title: n === form.most ? say("button.stepNot") : say("button.stepIn", { n }), detail };
  return { title: say("button.number", { n }), detail };
}

function chosen(scene: Scene, form: Choosing): { title: string; detail: string } {
  const detail = from(scene, form);
  const n = form.chosen.length;
  if (form.place === "payment") return { title: say("button.pay"), detail: say("button.pay.more") };
  if (form.place === "heaps") return heaped(form);
  if (!form.ready) return { title: unready(form), detail };
  const { purpose } = form.question.asked;
  if (n === 0) return { title: sayPlain(firstKey(`none.${purpose}`, "none.choose")), detail };
  return { title: sayPlain(firstKey(`do.${purpose}`, "do.choose"), { what: what(scene, form) }), detail };
}

function unready(form: Choosing): string {
  const n = form.least - form.chosen.length;
  return n === 1 && form.chosen.length === 0 ? say("button.first") : say("button.more", { n });
}

function heaped(form: Choosing): { title: string; detail: string } {
  const { purpose } = form.question.asked;
  const n = form.chosen.length;
  const rest = form.options.length - n;
  if (purpose === "pile") return { title: say("button.toHeap.pile", { n, rest }), detail: "" };
  if (n === 0) return { title: say("button.toHeap.none"), detail: "" };
  const title = say(purpose === "surveil" ? "button.toHeap.surveil" : "button.toHeap.scry", { n });
  return { title, detail: say("button.toHeap.stay", { n: rest }) };
}

/** What is chosen: its name where it is one thing, else how many. */
function what(scene: Scene, form: Choosing): string {
  const only = form.chosen.length === 1 ? form.options.find((option) => option.id === form.chosen[0]) : undefined;
  const n = form.chosen.length;
  if (only === undefined)
    return form.question.asked.purpose === "target" ? say("what.targets", { n }) : say("what.things", { n });
  const names = [...only.objects, ...only.players].map((id) => nameOf(scene, id)).filter((name) => name !== "");
  return names.length > 0 ? named(names) : translatedOption(only.label);
}
