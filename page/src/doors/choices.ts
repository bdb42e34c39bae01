import { api } from "../connection/api";
import type { Choices } from "../messages";
import type { Means } from "./planner.svelte";

let found: Promise<Choices> | null = null;

/** What there is to choose; asked for once, and again only after it could not be had. */
export function choices(): Promise<Choices> {
  found ??= api.choices().catch((problem: unknown) => {
    found = null;
    throw problem;
  });
  return found;
}

/** What a planner of this page uses. */
export const MEANS: Means = {
  checkPlan: api.checkPlan,
  checkDeck: api.checkDeck,
  patience: 250,
};
