import type { PlainOption, PlainQuestion } from "../../messages";

/** What has been picked of a question so far, and what it comes to. */
export class Choosing {
  picked: (number | string)[] = $state([]);

  constructor(readonly question: PlainQuestion) {}

  get options(): PlainOption[] {
    return this.question.options ?? [];
  }

  get kind(): "pick" | "order" | "confirm" | "number" | "elsewhere" {
    if (this.question.kind === "Confirm") return "confirm";
    if (this.question.kind === "ChooseNumber") return "number";
    if (this.options.length === 0) return "elsewhere";
    return this.question.kind === "Order" ? "order" : "pick";
  }

  get least(): number {
    return this.kind === "order" ? this.options.length : (this.question.bounds?.minimum ?? 0);
  }

  get most(): number {
    return this.kind === "order" ? this.options.length : (this.question.bounds?.maximum ?? this.options.length);
  }

  /** Whether what is picked is an answer. */
  get isEnough(): boolean {
    return this.picked.length >= this.least && this.picked.length <= this.most;
  }

  /** Which place an option has among those that are picked, from 1. */
  place(id: number | string): number | null {
    const at = this.picked.indexOf(id);
    return at < 0 ? null : at + 1;
  }

  /** A tap picks and a second one lets go; where only one can be taken, the next replaces it. */
  tap(id: number | string): void {
    if (this.picked.includes(id)) this.picked = this.picked.filter((one) => one !== id);
    else if (this.most === 1) this.picked = [id];
    else if (this.picked.length < this.most) this.picked = [...this.picked, id];
  }

  clear(): void {
    this.picked = [];
  }
}
