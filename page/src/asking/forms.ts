import type { PlainOption, Question, Scene } from "../messages";
import { leadersOf } from "../table/standing";

/** How something on the table is marked while a question stands. */
export type Sign = "go" | "target" | "chosen" | "attack" | "block";

/** By what an option is called in an answer. */
export type OptionId = number | string;

/** From one thing or player to another. */
export interface Arrow {
  from: number;
  to: number;
  kind: "attack" | "block" | "target";
  label: string;
  /** Whether it is only being chosen: such arrows are not yet known to anybody else. */
  draft: boolean;
}

/** What a click or a drag leads to: the form filled in further, an answer at once, or a choice of several actions. */
export type Step = { form: Form } | { answer: unknown } | { menu: PlainOption[]; at: number } | null;

/**
 * A question as it is being answered. A form never changes: whoever fills it in gets another one, so that going back
 * is keeping the old one.
 */
export interface Form {
  readonly question: Question;
  /** How a thing or player is marked. */
  sign(id: number): Sign | null;
  /** What a click on a thing or player does; null where it means nothing here. */
  click(id: number): Step;
  /** What dragging one onto the other does. */
  drag(from: number, to: number): Step;
  /** Where something can be dragged. */
  goals(from: number): number[];
  /** Whether it can be sent as it is. */
  readonly ready: boolean;
  /** What is sent. */
  readonly answer: unknown;
  readonly arrows: Arrow[];
  /** The form one step back, where something has been chosen; null where nothing has. */
  readonly back: Form | null;
}

/** The things and players that an option is about. */
export function about(option: PlainOption): number[] {
  return [...option.objects, ...option.players];
}

export function options(question: Question): PlainOption[] {
  return question.asked.options ?? [];
}

/** What everybody sees lying open, and the hand and the commander of the one who looks: there people click on the thing itself. */
export function onTable(scene: Scene, id: number): boolean {
  if (isPlayer(scene, id)) return true;
  const thing = scene.things[id];
  if (thing === undefined) return false;
  if (thing.zone === "battlefield" || thing.zone === "stack") return true;
  const viewer = scene.viewer;
  if (viewer === null) return false;
  const hand = scene.players[viewer]?.hand ?? [];
  return hand.includes(id) || leadersOf(scene, viewer).some((leader) => leader.thing.id === id);
}

/** Players and objects are numbered together; the players come first. */
export function isPlayer(scene: Scene, id: number): boolean {
  return id < scene.players.length;
}

export function nameOf(scene: Scene, id: number): string {
  return (isPlayer(scene, id) ? scene.players[id]?.name : scene.things[id]?.name) ?? "";
}

/** A form in which nothing on the table can be clicked. */
export abstract class Sheet implements Form {
  constructor(readonly question: Question) {}
  sign(_id: number): Sign | null {
    return null;
  }
  click(_id: number): Step {
    return null;
  }
  drag(_from: number, _to: number): Step {
    return null;
  }
  goals(_from: number): number[] {
    return [];
  }
  get arrows(): Arrow[] {
    return [];
  }
  get back(): Form | null {
    return null;
  }
  abstract readonly ready: boolean;
  abstract readonly answer: unknown;
}
