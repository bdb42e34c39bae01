import type { PlainOption, Question } from "../messages";
import { options, Sheet, type Form, type OptionId } from "./forms";

/** All of the options, in an order. */
export class Ordering extends Sheet {
  readonly control = "order";
  readonly order: readonly OptionId[];

  constructor(
    question: Question,
    order?: readonly OptionId[],
    private readonly before: Ordering | null = null,
  ) {
    super(question);
    this.order = order ?? options(question).map((option) => option.id);
  }

  get items(): PlainOption[] {
    const every = new Map(options(this.question).map((option) => [option.id, option]));
    return this.order.flatMap((id) => every.get(id) ?? []);
  }

  /** One of them is put at another place; the others close up. */
  moved(from: number, to: number): Ordering {
    const one = this.order[from];
    if (one === undefined || to < 0 || to >= this.order.length || from === to) return this;
    const rest = this.order.filter((_, at) => at !== from);
    return new Ordering(this.question, [...rest.slice(0, to), one, ...rest.slice(to)], this);
  }

  get ready(): boolean {
    return true;
  }

  get answer(): unknown {
    return [...this.order];
  }

  override get back(): Form | null {
    return this.before;
  }
}
