/** Two taps within so many milliseconds are one that trembled, wherever the second one lands. */
export const TREMBLE = 300;

/** Counts quick taps, as browsers count clicks; theirs begin again where the finger has moved a little. */
export class Tapping {
  private at = -Infinity;
  private count = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A tap: the first of its row, the second, and so on. */
  tap(): number {
    const now = this.now();
    this.count = now - this.at < TREMBLE ? this.count + 1 : 1;
    this.at = now;
    return this.count;
  }
}
