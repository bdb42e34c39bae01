import type { PlainOption, Question } from "../messages";
import { about, options, Sheet, type Form, type Sign, type Step } from "./forms";

/** A total that is shared out, one share for each option in their order. */
export class Sharing extends Sheet {
  readonly control = "share";
  readonly shares: readonly number[];

  constructor(
    question: Question,
    shares?: readonly number[],
    private readonly before: Sharing | null = null,
  ) {
    super(question);
    this.shares = shares ?? this.first();
  }

  get total(): number {
    return this.question.asked.bounds?.total ?? 0;
  }

  get least(): number {
    return this.question.asked.bounds?.minimum ?? 0;
  }

  get options(): PlainOption[] {
    return options(this.question);
  }

  get left(): number {
    return this.total - this.shares.reduce((sum, share) => sum + share, 0);
  }

  /** Everybody has the least; where there is but one, it has all. */
  private first(): number[] {
    const count = this.options.length;
    return this.options.map(() => (count === 1 ? this.total : this.least));
  }

  canGive(place: number, more: number): boolean {
    const share = (this.shares[place] ?? 0) + more;
    return share >= this.least && more <= this.left;
  }

  given(place: number, more: number): Sharing {
    if (!this.canGive(place, more)) return this;
    return this.with(this.shares.map((share, at) => (at === place ? share + more : share)));
  }

  /** What is left goes to one of them. */
  rest(place: number): Sharing {
    return this.given(place, this.left);
  }

  with(shares: readonly number[]): Sharing {
    return new Sharing(this.question, shares, this);
  }

  private place(id: number): number {
    return this.options.findIndex((option) => about(option).includes(id));
  }

  override sign(id: number): Sign | null {
    const place = this.place(id);
    if (place < 0) return null;
    return (this.shares[place] ?? 0) > this.least ? "chosen" : "target";
  }

  /** A click on the table gives one more. */
  override click(id: number): Step {
    const place = this.place(id);
    return place < 0 ? null : { form: this.given(place, 1) };
  }

  get ready(): boolean {
    return this.left === 0;
  }

  get answer(): unknown {
    return [...this.shares];
  }

  override get back(): Form | null {
    return this.before;
  }
}
