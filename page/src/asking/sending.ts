import type { Command } from "../messages";

/** After a question has changed, buttons rest so long: a click that was meant for the one before does nothing. */
export const REST = 250;

/**
 * Sees to it that a question is answered once. After an answer nothing more is sent for the same number until the
 * table has refused it; and a second click of a double click never answers the question that came in between.
 */
export class Sending {
  private sent: number | null = null;
  private number: number | null = null;
  private since = -Infinity;
  private clickedAt: number | null = null;

  constructor(
    private readonly send: (command: Command) => void,
    private readonly now: () => number,
  ) {}

  /** The question with this number stands now. */
  stands(number: number | null): void {
    if (number === this.number) return;
    this.number = number;
    this.since = this.now();
    this.sent = null;
  }

  /** Milliseconds until buttons take clicks. */
  get rest(): number {
    return Math.max(0, this.since + REST - this.now());
  }

  /** Whether the current question waits for what the table says to an answer. */
  get waits(): boolean {
    return this.sent !== null && this.sent === this.number;
  }

  /** Whether a click counts: the second one of a double click does not where the question changed after the first. */
  counts(detail: number): boolean {
    const again = detail > 1;
    if (!again) this.clickedAt = this.number;
    return !again || this.clickedAt === this.number;
  }

  /** Answer the current question, once. */
  once(command: (number: number) => Command): boolean {
    if (this.number === null || this.waits) return false;
    this.sent = this.number;
    this.send(command(this.number));
    return true;
  }

  /** The table has refused: the question may be answered again. */
  refused(): void {
    this.sent = null;
  }

  /** What is no answer can be sent at any time. */
  besides(command: Command): void {
    this.send(command);
  }
}
