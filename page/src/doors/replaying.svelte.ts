import type { Seen } from "../messages";
import { told } from "./doing.svelte";

const KEPT = 120;
/** So long between two steps that are asked for while the slider is drawn: a server need not follow every pixel. */
const PATIENCE = 120;

/** How a step is had; a test brings its own. */
export type Steps = (step: number, signal: AbortSignal) => Promise<Seen>;

/** A game that is watched again: at one step, on the way to another, or playing by itself. */
export class Replaying {
  /** Where one wants to be; it follows the slider at once. */
  step = $state(0);
  /** What is shown; it may be a step behind. */
  seen = $state.raw<Seen | null>(null);
  sorry: string | null = $state(null);
  playing = $state(false);
  private known = new Map<number, Seen>();
  private asking: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly steps: number,
    private readonly ask: Steps,
    private readonly pace = 900,
  ) {}

  go(step: number): void {
    const wanted = Math.min(Math.max(0, Math.round(step)), this.steps);
    this.step = wanted;
    this.asking?.abort();
    const known = this.known.get(wanted);
    if (known !== undefined) this.show(known);
    else void this.load(wanted);
  }

  /** Step by step until somebody stops it, or the end. */
  play(): void {
    if (this.step >= this.steps) this.go(0);
    this.playing = true;
    this.next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.step + 1);
      if (this.step >= this.steps) this.stop();
      else this.next();
    }, this.pace);
  }

  private async load(step: number): Promise<void> {
    const asking = (this.asking = new AbortController());
    // The first is wanted at once; after it, whoever draws a slider wants only where they stop.
    if (this.seen !== null && !this.playing) await new Promise((done) => setTimeout(done, PATIENCE));
    if (asking.signal.aborted) return;
    try {
      const seen = await this.ask(step, asking.signal);
      this.keep(step, seen);
      if (!asking.signal.aborted) this.show(seen);
    } catch (problem) {
      if (asking.signal.aborted) return;
      this.sorry = told(problem);
      this.stop();
    }
  }

  private show(seen: Seen): void {
    this.sorry = null;
    this.seen = seen;
  }

  private keep(step: number, seen: Seen): void {
    this.known.set(step, seen);
    const [oldest] = this.known.keys();
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
  }
}
