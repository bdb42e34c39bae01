import type { PlainOption, Purpose, Question, QuestionKind, Scene } from "../messages";
import { Acting } from "./acting";
import { Choosing, type Place } from "./choosing";
import { Counting } from "./counting";
import { Deciding, Waiting } from "./deciding";
import { Declaring } from "./declaring";
import { about, onTable, options } from "./forms";
import { Ordering } from "./ordering";
import { Sharing } from "./sharing";

export type AnyForm = Acting | Choosing | Counting | Deciding | Waiting | Declaring | Ordering | Sharing;

/** More words than this are not shown as buttons: one types the beginning of one. */
const MANY = 16;

const KINDS: Record<QuestionKind, AnyForm["control"]> = {
  Choose: "choose",
  ChooseLife: "count",
  ChooseNumber: "count",
  ChooseOutside: "choose",
  ChooseSecretly: "count",
  ChooseTargets: "choose",
  ChooseX: "count",
  Confirm: "decide",
  DeclareAttackers: "attack",
  DeclareBlockers: "block",
  Divide: "share",
  Order: "order",
  PayOptionalCost: "decide",
  Priority: "act",
  RepeatHowOften: "count",
  StepInAfter: "count",
  TakeMulligan: "decide",
  ToCommandZone: "decide",
};

/** Where what there is to choose from is shown; "wherever" is on the table where it lies there, and apart otherwise. */
const PLACES: Record<Purpose, Place | "wherever"> = {
  mulligan: "wherever",
  bottom: "wherever",
  "opening hand": "wherever",
  priority: "wherever",
  attack: "wherever",
  block: "wherever",
  cast: "wherever",
  "play land": "wherever",
  suspend: "wherever",
  repeat: "wherever",
  mode: "words",
  target: "wherever",
  divide: "wherever",
  x: "wherever",
  cost: "words",
  "optional cost": "words",
  pay: "wherever",
  "pay mana": "payment",
  mana: "colors",
  life: "wherever",
  discard: "wherever",
  sacrifice: "wherever",
  tap: "wherever",
  return: "wherever",
  exile: "wherever",
  top: "wherever",
  "to hand": "wherever",
  "onto battlefield": "wherever",
  keep: "wherever",
  reveal: "wherever",
  search: "cards",
  outside: "cards",
  scry: "heaps",
  surveil: "heaps",
  pile: "wherever",
  enchant: "wherever",
  "enter as": "wherever",
  "move counters": "wherever",
  later: "wherever",
  sooner: "wherever",
  object: "wherever",
  damage: "wherever",
  source: "wherever",
  player: "wherever",
  "life total": "wherever",
  number: "words",
  side: "words",
  token: "words",
  villainous: "words",
  vote: "wherever",
  color: "colors",
  "creature type": "search",
  name: "search",
  order: "wherever",
  triggers: "words",
  replacement: "words",
  coin: "words",
  roll: "words",
  may: "wherever",
  "command zone": "wherever",
  plane: "wherever",
};

/** What kind of control a kind of question gets; one that is not known is a choice among its options. */
export function controlOf(question: Question): AnyForm["control"] {
  if (!question.mine) return "wait";
  const known: Partial<Record<string, AnyForm["control"]>> = KINDS;
  return known[question.asked.kind] ?? "choose";
}

/** Where the options of a choice are shown. */
export function placeOf(question: Question, scene: Scene): Place {
  const known: Partial<Record<string, Place | "wherever">> = PLACES;
  const wanted = known[question.asked.purpose] ?? "wherever";
  const offered = options(question);
  if (wanted === "payment" || wanted === "colors") return wanted;
  if (wanted === "search") return offered.length > MANY ? "search" : "words";
  if (wanted === "words" || !toldApart(offered)) return offered.length > MANY ? "search" : "words";
  if (wanted !== "wherever") return wanted;
  if (question.asked.purpose === "pile" && isSplit(question)) return "heaps";
  return offered.some((option) => about(option).some((id) => onTable(scene, id))) ? "table" : "cards";
}

/** Whether any of the options can go one way and the others another. */
function isSplit(question: Question): boolean {
  const { minimum = 1, maximum = 1 } = question.asked.bounds ?? {};
  return minimum === 0 && maximum === options(question).length;
}

/** Whether each option is about a thing of its own, so that a click on the thing says which is meant. */
function toldApart(offered: PlainOption[]): boolean {
  const things = offered.map((option) => about(option).join());
  return things.every((one) => one !== "") && new Set(things).size === things.length;
}

/** The form with which a question is answered. */
export function formFor(question: Question, scene: Scene, byHand = false): AnyForm {
  const control = controlOf(question);
  switch (control) {
    case "act":
      return new Acting(question, byHand);
    case "attack":
    case "block":
      return new Declaring(question, scene, control);
    case "share":
      return new Sharing(question);
    case "order":
      return new Ordering(question);
    case "count":
      return new Counting(question);
    case "decide":
      return new Deciding(question);
    case "wait":
      return new Waiting(question);
    case "choose":
      return new Choosing(question, scene, placeOf(question, scene));
  }
}
