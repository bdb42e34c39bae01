/** After so long without anything happening a screen is dimmed, and moves a little each minute. */
export const QUIET = 120_000;
const MINUTE = 60_000;
const FAR = 4;

/** A screen that shows the same for hours spares itself: it dims, and what it shows is never in one place for long. */
export class Idling {
  dim = $state(false);
  /** How many minutes it has been dim. */
  minutes = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Something happened, on this device or at the table. */
  stir(): void {
    clearTimeout(this.timer);
    this.dim = false;
    this.minutes = 0;
    this.timer = setTimeout(() => this.rest(), QUIET);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** By how many pixels everything is moved. */
  get shift(): readonly [x: number, y: number] {
    if (!this.dim) return [0, 0];
    const corners = [
      [FAR, 0],
      [FAR, FAR],
      [0, FAR],
      [0, 0],
    ] as const;
    return corners[this.minutes % 4] ?? [0, 0];
  }

  private rest(): void {
    this.minutes = this.dim ? this.minutes + 1 : 0;
    this.dim = true;
    this.timer = setTimeout(() => this.rest(), MINUTE);
  }
}
