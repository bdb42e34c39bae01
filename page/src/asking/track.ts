import type { Leads, Scene, Step } from "../messages";

/** The steps in which somebody can get priority, in the order of the turn: they are the parts of the track. */
export const PARTS = [
  "upkeep",
  "draw step",
  "precombat main phase",
  "beginning of combat",
  "declare attackers step",
  "declare blockers step",
  "combat damage step",
  "end of combat",
  "postcombat main phase",
  "end step",
] as const satisfies readonly Step[];

/** How a part of the turn stands: over, now, where passing leads, or still to come. */
export type State = "done" | "now" | "there" | "ahead";

export interface Part {
  step: Step;
  state: State;
  stop: boolean;
}

/** The turn with where one is, where passing leads, and the stops one has set. */
export function track(scene: Scene, leads: Leads | null | undefined, stops: readonly string[]): Part[] {
  const now = at(scene.step);
  const there = goal(scene, leads);
  return PARTS.map((step, place) => ({
    step,
    state: place === now ? "now" : place < now ? "done" : place <= there ? "there" : "ahead",
    stop: stops.includes(step),
  }));
}

/** Where a step stands in the track; before it for the untap step, after it for cleanup. */
function at(step: string): number {
  if (step === "untap step") return -1;
  if (step === "cleanup step") return PARTS.length;
  if (step === "first-strike combat damage step") return PARTS.indexOf("combat damage step");
  return PARTS.findIndex((one) => one === step);
}

/** The last part that passing goes through; none where it only lets something resolve. */
function goal(scene: Scene, leads: Leads | null | undefined): number {
  if (leads == null) return -1;
  if (leads.to === "turn") return PARTS.length - 1;
  const later = leads.to === "question" && leads.step !== null && leads.step !== scene.step;
  return later ? at(leads.step!) : -1;
}
