import type { Moment } from "./moves";

/** A moment that fills the screen. */
export type Grand = Exclude<Moment, { is: "roll" } | { is: "turn" } | { is: "over" }>;

/** So many may wait; with more the oldest are not worth waiting for. */
const MOST = 4;

/** Moments one after the other: each is shown until it has ended, and nothing waits for them but the next moment. */
export class Momentary {
  /** What fills the screen now. */
  now: Grand | null = $state.raw(null);
  private waiting: Moment[] = [];
  private busy = false;

  /** `small` shows what happens on the table itself, and comes back when that is done. */
  constructor(private readonly small: (moment: Moment) => Promise<void>) {}

  add(moments: Moment[]): void {
    this.waiting.push(...moments);
    if (moments.some((moment) => moment.is === "over")) return this.finish();
    const grand = this.waiting.filter(isGrand);
    const late = new Set<Moment>(grand.slice(0, Math.max(0, grand.length - MOST)));
    this.waiting = this.waiting.filter((moment) => !late.has(moment));
    if (!this.busy) void this.next();
  }

  /** The moment that fills the screen is over. */
  end(): void {
    this.now = null;
    void this.next();
  }

  /** The end of the game is what everybody wants to see: nothing that fills the screen stands before it. */
  private finish(): void {
    this.waiting = this.waiting.filter((moment) => !isGrand(moment));
    if (this.now !== null) this.end();
    else if (!this.busy) void this.next();
  }

  private async next(): Promise<void> {
    this.busy = true;
    for (let moment = this.waiting.shift(); moment !== undefined; moment = this.waiting.shift()) {
      if (isGrand(moment)) {
        this.now = moment;
        return;
      }
      await this.small(moment);
    }
    this.busy = false;
  }
}

function isGrand(moment: Moment): moment is Grand {
  return moment.is !== "roll" && moment.is !== "turn" && moment.is !== "over";
}
