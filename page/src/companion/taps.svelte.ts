/** So long it must be quiet before taps become one change. */
export const QUIET = 2500;

/** How taps wait; a test brings its own. */
export type Later = (milliseconds: number, deed: () => void) => () => void;

const inTime: Later = (milliseconds, deed) => {
  const timer = setTimeout(deed, milliseconds);
  return () => clearTimeout(timer);
};

/** Taps on life totals: five of them in a row are one change, seen while one taps and told when it is quiet. */
export class Taps {
  private pending: Record<number, number> = $state({});
  private readonly timers = new Map<number, () => void>();

  constructor(
    private readonly settled: (seat: number, by: number) => void,
    private readonly later: Later = inTime,
  ) {}

  /** What is being tapped for a seat; null if nothing is. Going up and down again is also something, until it is quiet. */
  of(seat: number): number | null {
    return this.pending[seat] ?? null;
  }

  tap(seat: number, by: number): void {
    this.pending[seat] = (this.pending[seat] ?? 0) + by;
    this.timers.get(seat)?.();
    this.timers.delete(seat);
    this.timers.set(
      seat,
      this.later(QUIET, () => this.settle(seat)),
    );
  }

  /** That is it. */
  settle(seat: number): void {
    const by = this.pending[seat] ?? 0;
    this.forget(seat);
    if (by !== 0) this.settled(seat, by);
  }

  /** Never mind. */
  forget(seat: number): void {
    this.timers.get(seat)?.();
    this.timers.delete(seat);
    delete this.pending[seat];
  }

  /** Never mind what was tapped last: for whom, or null if nothing is being tapped. */
  withdraw(): number | null {
    const seat = [...this.timers.keys()].at(-1);
    if (seat === undefined) return null;
    this.forget(seat);
    return seat;
  }

  /** For somebody who goes away. */
  settleAll(): void {
    for (const seat of Object.keys(this.pending)) this.settle(Number(seat));
  }
}
