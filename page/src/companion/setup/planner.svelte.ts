import { api } from "../../connection/api";
import type { CompanionCheck } from "../../messages";
import { keep, kept } from "../../settings/keeping";
import { readPlan, usualPlan, type FullPlan } from "./laying";

const PATIENCE = 300;

/** A game that is being thought of: what is changed is checked after a moment. */
export class Planner {
  plan: FullPlan = $state.raw(usualPlan(lastPlan()?.seats.map((seat) => seat.name)));
  /** What the rules and the server say to it; null before they have said anything. */
  check: CompanionCheck | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | null = null;

  /** Whether it can be begun, as far as anybody knows. */
  get isReady(): boolean {
    return this.check === null || this.check.sentence === null;
  }

  change(part: Partial<FullPlan>): void {
    this.plan = { ...this.plan, ...part };
    this.check = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), PATIENCE);
  }

  private async ask(): Promise<void> {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    try {
      this.check = await api.checkCompanion(this.plan, asking.signal);
    } catch {
      // Whoever cannot be reached says so when the game is to begin.
    }
  }
}

/** What was played last on this device; null where nothing was. */
export function lastPlan(): FullPlan | null {
  return kept("paper.last", readPlan);
}

export function rememberPlan(plan: FullPlan): void {
  keep("paper.last", plan);
}
