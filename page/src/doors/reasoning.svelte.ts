import type { Reasons } from "../messages";
import { told } from "./doing.svelte";

/** How the reasons of a step are had; a test brings its own. */
export type Ask = (step: number, signal: AbortSignal) => Promise<Reasons | null>;

/** Why somebody answered as they did before a step: asked for as long as somebody wants to know. */
export class Reasoning {
  open = $state(false);
  /** What was considered before the step that is shown; nothing where nothing was. */
  reasons: Reasons | null = $state.raw(null);
  /** Whether it is still being found out. */
  waits = $state(false);
  sorry: string | null = $state(null);
  private asking: AbortController | null = null;
  private readonly known = new Map<number, Reasons | null>();

  constructor(private readonly ask: Ask) {}

  /** Another step is shown. */
  async at(step: number): Promise<void> {
    this.asking?.abort();
    if (!this.open) return;
    this.sorry = null;
    if (!this.known.has(step)) await this.find(step);
    else this.show(this.known.get(step) ?? null);
  }

  private show(reasons: Reasons | null): void {
    this.waits = false;
    this.reasons = reasons;
  }

  private async find(step: number): Promise<void> {
    const asking = (this.asking = new AbortController());
    this.waits = true;
    try {
      const reasons = await this.ask(step, asking.signal);
      this.known.set(step, reasons);
      if (!asking.signal.aborted) this.show(reasons);
    } catch (problem) {
      if (asking.signal.aborted) return;
      this.waits = false;
      this.sorry = told(problem);
    }
  }
}
