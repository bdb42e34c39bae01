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

/** So many answers are shown at once. */
export const SHOWN = 7;

/** In what a bot says how good an answer is; null where it says nothing. */
export function measureOf(weighed: readonly Weighed[]): Weighed["measure"] | null {
  return weighed.find(({ measure }) => measure != null)?.measure ?? null;
}

/** The first of them, and always the one that was chosen; where a bot says nothing, there is only that one. */
export function shown(weighed: readonly Weighed[], most: number = SHOWN): readonly Weighed[] {
  const chosen = weighed.filter((one) => one.chosen);
  if (measureOf(weighed) === null) return chosen;
  const first = weighed.slice(0, most);
  return first.some((one) => one.chosen) ? first : [...first.slice(0, -1), ...chosen];
}

/** Where a bar begins and ends, from 0 to 1. */
export interface Bar {
  start: number;
  end: number;
}

/** So many points fill half a bar. */
const FULL = 100;

/**
 * The bars of answers, on one scale for all questions: chances from none to certain; points to both sides of the
 * middle, which is 0. What is as good as the first has its bar; null where nobody knows what it is worth.
 */
export function bars(weighed: readonly Weighed[]): (Bar | null)[] {
  const own = weighed[0]?.worth ?? null;
  return weighed.map(({ worth, measure, as_good }) => {
    const value = as_good ? own : worth;
    if (value == null) return null;
    if (measure === "chance") return { start: 0, end: value };
    const end = 0.5 + Math.max(-1, Math.min(1, value / FULL)) / 2;
    return { start: Math.min(0.5, end), end: Math.max(0.5, end) };
  });
}

/**
 * Why it was the first, where numbers do not say it: nothing was clearly better than what it usually does, nothing
 * could be told apart, or it is good together with something else.
 */
export function remark(weighed: readonly Weighed[]): "usual" | "alike" | "together" | null {
  const [own, ...others] = weighed;
  if (own === undefined) return null;
  if (own.usual && others.some((one) => one.as_good)) return "usual";
  const compared = others.filter((one) => one.worlds);
  if (compared.length > 0 && compared.every((one) => one.as_good)) return "alike";
  const most = own.worth;
  if (own.measure !== "worth" || most == null) return null;
  return others.some(({ worth }) => worth != null && worth > most) ? "together" : null;
}
