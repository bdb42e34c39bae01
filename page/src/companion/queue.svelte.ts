import { BY_AMOUNTS, type ChooseOnPaper, type Paper, type TakeBack } from "../messages";
import { fields, keep, kept } from "../settings/keeping";

/** Something that was tapped: what is to happen, when one looked at the table, and a name of its own. */
export type Tapped = (Paper | ChooseOnPaper | TakeBack) & { key: string };
export type Wish = Omit<Paper, "key"> | Omit<ChooseOnPaper, "key"> | Omit<TakeBack, "key">;

/** So much is kept for a line that does not come back. */
const MOST = 300;

/** Whether it only changes totals, so that it counts whatever else has happened meanwhile. */
export function isOnlyTotals(wish: Wish): boolean {
  return wish.do === "paper" && BY_AMOUNTS.has(wish.deed.deed);
}

/**
 * What was tapped at one table, until it is known to be done. One thing is under way at a time: then a refusal says
 * which one was refused, and everything happens in the order in which it was tapped. The browser keeps it as well, so
 * that a closed tab loses nothing; what comes twice is told apart by its key.
 */
export class Queue {
  waiting: Tapped[] = $state.raw([]);
  private underWay: string | null = null;
  /** Whether the table was told of since the line stands: before that nobody knows what has arrived. */
  private isTold = false;

  constructor(
    private readonly code: string,
    private readonly send: (command: Tapped) => boolean,
    private readonly name: () => string = randomKey,
  ) {
    this.waiting = kept(this.place, readWaiting);
  }

  /** How many taps nobody else has seen yet. */
  get length(): number {
    return this.waiting.length;
  }

  /** Whether something waits that touches planes or turns: until it is done, nobody can say what comes after it. */
  get isBusy(): boolean {
    return this.waiting.some((one) => !isOnlyTotals(one));
  }

  /** Something was tapped; returns the key under which it is done. */
  add(wish: Wish): string {
    const key = this.name();
    this.stand([...this.waiting, { ...wish, key }].slice(-MOST));
    this.go();
    return key;
  }

  /** The line is broken: what was under way may have arrived or not. */
  lost(): void {
    this.isTold = false;
    this.underWay = null;
  }

  /** The table has told what it has done lately. */
  arrived(done: readonly string[]): void {
    this.isTold = true;
    if (this.underWay !== null && done.includes(this.underWay)) this.underWay = null;
    if (this.waiting.some((one) => done.includes(one.key)))
      this.stand(this.waiting.filter((one) => !done.includes(one.key)));
    this.go();
  }

  /** What was under way does not happen, and is returned; the rest goes on. */
  refused(): Tapped | null {
    const refused = this.waiting.find((one) => one.key === this.underWay) ?? null;
    this.underWay = null;
    if (refused !== null) this.stand(this.waiting.filter((one) => one !== refused));
    this.go();
    return refused;
  }

  /** The last thing that was tapped is not wanted any more; it is too late where it is under way. */
  withdraw(): boolean {
    const last = this.waiting.at(-1);
    if (last === undefined || last.key === this.underWay) return false;
    this.stand(this.waiting.slice(0, -1));
    return true;
  }

  private go(): void {
    const next = this.waiting[0];
    if (next === undefined || !this.isTold || this.underWay !== null) return;
    if (this.send(next)) this.underWay = next.key;
  }

  private stand(waiting: Tapped[]): void {
    this.waiting = waiting;
    keep(this.place, waiting);
  }

  private get place(): string {
    return `paper.${this.code}`;
  }
}

function readWaiting(value: unknown): Tapped[] {
  return Array.isArray(value) ? value.filter(isTapped) : [];
}

function isTapped(value: unknown): value is Tapped {
  const { do: what, key } = fields(value);
  return typeof key === "string" && ["paper", "chooseonpaper", "takeback"].includes(String(what));
}

/** `crypto.randomUUID` is missing on a plain local address; random bytes are there. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
