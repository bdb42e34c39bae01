import type { Question } from "../messages";
import { Sheet } from "./forms";

/** A number. */
export class Counting extends Sheet {
  readonly control = "count";
  readonly value: number;

  constructor(question: Question, value?: number) {
    super(question);
    this.value = value ?? this.usual();
  }

  get least(): number {
    return this.question.asked.bounds?.minimum ?? 0;
  }

  get most(): number {
    return this.question.asked.bounds?.maximum ?? this.least;
  }

  /** The numbers there are, where not all between the smallest and the largest can be chosen. */
  get numbers(): readonly number[] | null {
    return this.question.asked.bounds?.numbers ?? null;
  }

  /** X is usually as large as can be paid; whoever steps in after all does not step in; else the smallest comes first. */
  private usual(): number {
    const { kind, purpose } = this.question.asked;
    return purpose === "x" || kind === "StepInAfter" ? this.most : this.least;
  }

  has(value: number): boolean {
    if (!Number.isInteger(value)) return false;
    return this.numbers?.includes(value) ?? (value >= this.least && value <= this.most);
  }

  with(value: number): Counting {
    return new Counting(this.question, value);
  }

  /** The next larger or smaller number there is. */
  stepped(by: 1 | -1): Counting {
    const numbers = this.numbers;
    if (numbers === null) return this.with(Math.min(this.most, Math.max(this.least, this.value + by)));
    const next = by > 0 ? numbers.find((one) => one > this.value) : numbers.findLast((one) => one < this.value);
    return next === undefined ? this : this.with(next);
  }

  get ready(): boolean {
    return this.has(this.value);
  }

  get answer(): unknown {
    return this.value;
  }
}
