import type { PlainOption, Question, Scene } from "../messages";
import { about, onTable, options, Sheet, type Arrow, type Form, type OptionId, type Sign, type Step } from "./forms";

/** Where the options of a choice are shown. */
export type Place =
  /** on the table itself */
  | "table"
  /** as cards to look through */
  | "cards"
  /** as two heaps between which cards are moved */
  | "heaps"
  /** as buttons with words */
  | "words"
  /** as a field in which one types, for very many words */
  | "search"
  /** as coloured buttons */
  | "colors"
  /** sources of mana on the table, and a button for the rest */
  | "payment";

/** Some of several options. */
export class Choosing extends Sheet {
  readonly control = "choose";

  constructor(
    question: Question,
    readonly scene: Scene,
    readonly place: Place,
    readonly chosen: readonly OptionId[] = [],
    private readonly before: Choosing | null = null,
    /** What can still be chosen, where the table has said so. */
    readonly able: ReadonlySet<OptionId> | null = null,
  ) {
    super(question);
  }

  get least(): number {
    return this.question.asked.bounds?.minimum ?? 1;
  }

  get most(): number {
    return this.question.asked.bounds?.maximum ?? 1;
  }

  /** Whether just one is wanted: then another click means another choice. */
  get single(): boolean {
    return this.least === 1 && this.most === 1;
  }

  get options(): PlainOption[] {
    return options(this.question);
  }

  /** The options that are shown apart: not on the table, or not only there. */
  get apart(): PlainOption[] {
    const seen = (option: PlainOption) => about(option).some((id) => onTable(this.scene, id));
    return this.place === "table" || this.place === "payment"
      ? this.options.filter((option) => !seen(option))
      : this.options;
  }

  isChosen(option: OptionId): boolean {
    return this.chosen.includes(option);
  }

  canChoose(option: OptionId): boolean {
    if (this.isChosen(option)) return true;
    if (this.able !== null && !this.able.has(option)) return false;
    return this.single || this.chosen.length < this.most;
  }

  /** Choose an option, or take it back. */
  toggled(option: OptionId): Choosing {
    if (this.isChosen(option)) return this.with(this.chosen.filter((one) => one !== option));
    if (this.most === 1) return this.with([option]);
    return this.canChoose(option) ? this.with([...this.chosen, option]) : this;
  }

  with(chosen: readonly OptionId[]): Choosing {
    return new Choosing(this.question, this.scene, this.place, chosen, this);
  }

  knowing(able: readonly OptionId[]): Choosing {
    return new Choosing(this.question, this.scene, this.place, this.chosen, this.before, new Set(able));
  }

  /** The options that a click on a thing can mean. Words are said apart, but a thing that just one is about says it, too. */
  private at(id: number): PlainOption[] {
    if (this.place === "search" || this.place === "colors") return [];
    const here = this.options.filter((option) => about(option).includes(id));
    return this.place === "words" && here.length > 1 ? [] : here;
  }

  override sign(id: number): Sign | null {
    const here = this.at(id);
    if (here.some((option) => this.isChosen(option.id))) return "chosen";
    if (!here.some((option) => this.canChoose(option.id))) return null;
    return this.question.asked.purpose === "target" ? "target" : "go";
  }

  override click(id: number): Step {
    const here = this.at(id);
    const only = here[0];
    if (only === undefined) return null;
    if (here.length > 1) return { menu: here, at: id };
    return this.picked(only.id);
  }

  /** One more click on the only choice confirms it; a source of mana is used at once. */
  picked(option: OptionId): Step {
    if (this.place === "payment") return { answer: [option] };
    if (this.single && this.isChosen(option)) return { answer: [option] };
    return { form: this.toggled(option) };
  }

  /** Something that is asking can be dragged onto what is chosen for it. */
  override drag(from: number, to: number): Step {
    return from === this.question.asked.about || from === this.scene.stack.at(-1) ? this.click(to) : null;
  }

  override goals(from: number): number[] {
    if (from !== this.question.asked.about && from !== this.scene.stack.at(-1)) return [];
    return this.options.filter((option) => this.canChoose(option.id)).flatMap(about);
  }

  /** While one pays by hand: to leave the rest to the game, which is the option that is about nothing. */
  private get rest(): PlainOption | null {
    if (this.place !== "payment") return null;
    return this.options.find((option) => about(option).length === 0) ?? null;
  }

  get ready(): boolean {
    if (this.place === "payment") return this.rest !== null;
    return this.chosen.length >= this.least && this.chosen.length <= this.most;
  }

  get answer(): unknown {
    return this.rest === null ? [...this.chosen] : [this.rest.id];
  }

  override get arrows(): Arrow[] {
    const from = this.question.asked.about;
    if (from === null || this.question.asked.purpose !== "target") return [];
    const chosen = this.options.filter((option) => this.isChosen(option.id));
    return chosen.flatMap(about).map((to) => ({ from, to, kind: "target", label: "", draft: true }));
  }

  override get back(): Form | null {
    return this.before;
  }
}
