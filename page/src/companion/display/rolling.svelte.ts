import type { Rolled } from "../sight.svelte";

const TUMBLES = 900;

/** The die turns after it was rolled, never before; until it lies nothing else is done. */
export class Rolling {
  now = $state(false);
  private last: Rolled | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell what was rolled last; it turns when that is news. */
  see(rolled: Rolled | null, still: boolean): void {
    if (rolled === null || rolled === this.last) return;
    this.last = rolled;
    clearTimeout(this.timer);
    this.now = !still;
    if (!still) this.timer = setTimeout(() => (this.now = false), TUMBLES);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
