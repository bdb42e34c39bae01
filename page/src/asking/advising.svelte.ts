import type { Advice, Command, Weighed } from "../messages";

/** What a bot would answer in one's place: asked for once for each question, and only where somebody wants to know. */
export class Advising {
  /** Whether advice may be asked for at this table. */
  allowed: boolean = $state(false);
  /** Whether a bot thinks about it just now. */
  thinks: boolean = $state(false);
  /** What it said: the best first; nothing where it could not say anything. */
  weighed: readonly Weighed[] | null = $state.raw(null);
  private number: number | null = null;

  constructor(private readonly send: (command: Command) => void) {}

  /** Another question: what was said about the one before is over. */
  forget(): void {
    this.thinks = false;
    this.weighed = null;
    this.number = null;
  }

  /** What would you do? Whoever asks once more puts the advice away. */
  ask(number: number): void {
    if (this.weighed !== null) this.forget();
    else if (this.allowed && !this.thinks) {
      this.thinks = true;
      this.number = number;
      this.send({ do: "advise", number });
    }
  }

  hear({ number, weighed }: Advice): void {
    if (number !== this.number) return;
    this.thinks = false;
    this.weighed = weighed;
  }

  /** The table has refused something; that may have been this. */
  refused(): void {
    if (this.thinks) this.forget();
  }
}

/** How long the bar of each answer is, from 0 to 1, by what it seemed worth; null where nobody knows that. */
export function shares(weighed: readonly Weighed[]): (number | null)[] {
  const worths = weighed.flatMap(({ worth }) => worth ?? []);
  const low = Math.min(0, ...worths);
  const high = Math.max(...worths);
  return weighed.map(({ worth }) => (worth == null ? null : high > low ? (worth - low) / (high - low) : 1));
}
