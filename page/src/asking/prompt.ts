import type { Question, Scene } from "../messages";
import { translated } from "../words/game/translated.svelte";
import { say } from "../words/say";
import { Acting } from "./acting";
import { Choosing } from "./choosing";
import type { AnyForm } from "./controls";
import { Declaring } from "./declaring";
import type { Preview } from "./fighting";
import { isPlayer, nameOf } from "./forms";
import { Sharing } from "./sharing";
import { named, stepName } from "./words";

/** What the bar says: whose turn or what is cast; the question; and in gold what follows from what is chosen. */
export interface Prompt {
  title: string;
  question: string;
  gold: string;
}

type Previews = ReadonlyMap<number, Preview>;

export function prompt(scene: Scene, question: Question | null, form: AnyForm | null, previews: Previews): Prompt {
  return { title: title(scene, question), question: asks(scene, question, form), gold: gold(scene, form, previews) };
}

function title(scene: Scene, question: Question | null): string {
  if (scene.result !== null) return say("ask.over");
  return announced(scene, question) ?? turnTitle(scene);
}

/** Whose turn it is, and which step. */
export function turnTitle(scene: Scene): string {
  if (scene.turn === 0) return say("ask.before");
  const mine = scene.viewer !== null && scene.active.includes(scene.viewer);
  const whose = mine ? say("ask.yourTurn") : say("ask.turnOf", { name: activeNames(scene) });
  return `${whose} · ${stepName(scene.step)}`;
}

export function activeNames(scene: Scene): string {
  return named(scene.active.map((id) => nameOf(scene, id)));
}

/** What the question belongs to, where that lies on the stack: a spell that is being cast, or an ability. */
function announced(scene: Scene, question: Question | null): string | null {
  const about = question?.mine === true ? question.asked.about : null;
  const thing = about === null ? undefined : scene.things[about];
  if (thing?.zone !== "stack") return null;
  const name = thing.name ?? "";
  const said = thing.kind === "spell" ? say("ask.casting", { name }) : say("ask.ability", { name });
  return thing.x !== undefined && thing.x > 0 ? `${said} · ${say("ask.isX", { x: thing.x })}` : said;
}

function asks(scene: Scene, question: Question | null, form: AnyForm | null): string {
  if (scene.result !== null) return translated(scene.result.reason);
  // What somebody else is asked is said to them; the bar says for whom one waits.
  if (question === null || !question.mine) return "";
  if (form instanceof Acting) return acts(scene, form);
  if (form instanceof Declaring) return declares(scene, form);
  return ownSearch(scene, question) ?? translated(question.asked.sentence);
}

/** Who searches their own library is told so. */
function ownSearch(scene: Scene, question: Question): string | null {
  const { purpose, options = [], bounds } = question.asked;
  const mine = (id: number): boolean => {
    const thing = scene.things[id];
    return thing?.zone === "library" && thing.owner === scene.viewer;
  };
  if (purpose !== "search" || bounds === undefined || !options.every((option) => option.objects.every(mine)))
    return null;
  const n = bounds.maximum ?? 1;
  return say((bounds.minimum ?? 0) > 0 ? "ask.search.mine" : "ask.search.mine.upTo", { n });
}

/** What can be done with priority, in one sentence. */
function acts(scene: Scene, form: Acting): string {
  const top = scene.stack.at(-1);
  if (top !== undefined) {
    const mine = scene.things[top]?.controller === scene.viewer;
    return say(mine ? "ask.priority.own" : "ask.priority.answer", { name: nameOf(scene, top) });
  }
  const able = deeds(form);
  const last = able.pop();
  if (last === undefined) return say("ask.priority.nothing");
  return able.length === 0
    ? say("ask.priority.one", { deed: lower(last) })
    : capital(say("ask.priority.or", { first: able.join(", "), last }));
}

function deeds(form: Acting): string[] {
  const kinds = new Set((form.question.asked.options ?? []).map((option) => option.deed));
  return [
    ...(kinds.has("play land") ? [say("ask.priority.land")] : []),
    ...(kinds.has("cast") ? [say("ask.priority.cast")] : []),
    ...(kinds.has("activate") ? [say("ask.priority.activate")] : []),
    ...(kinds.has("special") ? [say("ask.priority.other")] : []),
    ...(kinds.has("roll") ? [say("ask.priority.roll")] : []),
  ];
}

function declares(scene: Scene, form: Declaring): string {
  const attack = form.control === "attack";
  if (form.held !== null && form.waits)
    return say(attack ? "ask.attack.held" : "ask.block.held", { name: nameOf(scene, form.held) });
  return attack ? say("ask.attack.how") : say("ask.block.how", { n: form.others.length });
}

function gold(scene: Scene, form: AnyForm | null, previews: Previews): string {
  if (form instanceof Acting) return form.glowing > 0 ? say("ask.glow", { n: form.glowing }) : "";
  if (form instanceof Declaring && form.control === "attack")
    return say("ask.attack.gold", { n: form.chosen.length, all: form.creatures.length });
  if (form instanceof Declaring) return comesThrough(scene, previews);
  if (form instanceof Sharing) return form.left > 0 ? say("ask.left", { n: form.left }) : "";
  if (form instanceof Choosing && form.most > 1 && form.place !== "heaps")
    return say("ask.some", { n: form.chosen.length, most: form.most });
  return "";
}

/** What blockers leave to the one who blocks, and who of theirs dies of it. */
function comesThrough(scene: Scene, previews: Previews): string {
  const me = scene.viewer === null ? undefined : previews.get(scene.viewer)?.life;
  const lost = me === undefined ? 0 : me.from - me.to;
  const through = lost > 0 ? say("ask.block.through", { n: lost }) : say("ask.block.nothing");
  const dying = [...previews].filter(([id, one]) => one.dies === true && !isPlayer(scene, id));
  if (dying.length === 0) return through;
  const names = named(dying.map(([id]) => nameOf(scene, id)));
  return `${through} ${say("ask.dies", { names, n: dying.length })}`;
}

function lower(text: string): string {
  return text[0]!.toLocaleLowerCase() + text.slice(1);
}

function capital(text: string): string {
  return text === "" ? text : text[0]!.toLocaleUpperCase() + text.slice(1);
}
