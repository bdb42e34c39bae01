import type { PlainOption, Question, Scene } from "../messages";
import { about, onTable, options, Sheet, type Sign, type Step } from "./forms";

/** Priority: everything that can be done glows, a click does it, and passing is one button. */
export class Acting extends Sheet {
  readonly control = "act";
  private readonly deeds = new Map<number, PlainOption[]>();

  /** With `byHand` making mana is something to do like any other; else it waits in the menu of its source. */
  constructor(
    question: Question,
    readonly byHand = false,
  ) {
    super(question);
    for (const option of options(question))
      for (const id of about(option)) this.deeds.set(id, [...(this.deeds.get(id) ?? []), option]);
  }

  /** What can be done with a thing. */
  of(id: number): PlainOption[] {
    return this.deeds.get(id) ?? [];
  }

  /** What no card in sight stands for, except passing and rolling, which have buttons of their own. */
  apart(scene: Scene | null): PlainOption[] {
    return options(this.question).filter(
      (option) =>
        option.deed !== "pass" &&
        option.deed !== "roll" &&
        !about(option).some((id) => scene !== null && onTable(scene, id)),
    );
  }

  get roll(): PlainOption | null {
    return options(this.question).find((option) => option.deed === "roll") ?? null;
  }

  get pass(): PlainOption | null {
    return options(this.question).find((option) => option.deed === "pass") ?? null;
  }

  /** How many things glow. */
  get glowing(): number {
    return [...this.deeds.keys()].filter((id) => this.sign(id) !== null).length;
  }

  override sign(id: number): Sign | null {
    return this.of(id).some((option) => this.byHand || option.deed !== "make mana") ? "go" : null;
  }

  override click(id: number): Step {
    const deeds = this.of(id);
    const only = deeds[0];
    if (only === undefined) return null;
    const atOnce = deeds.length === 1 && this.sign(id) === "go";
    return atOnce ? { answer: only.id } : { menu: deeds, at: id };
  }

  /** A card dragged out of the hand is played; onto what, the next questions say. */
  override drag(from: number, _to: number): Step {
    return this.click(from);
  }

  get ready(): boolean {
    return this.pass !== null;
  }

  get answer(): unknown {
    return this.pass?.id;
  }
}
