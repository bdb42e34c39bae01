import { api } from "../connection/api";
import { entrances, type Entrance } from "../connection/entrances.svelte";
import type { CompanionPlan } from "../messages";
import { go } from "../routes";

/** Tables at which the cards are to be laid out as soon as this device is there. */
const hasty = new Set<string>();

/** Whether the cards are to be laid out now; asked once, it is forgotten. */
export function isHasty(code: string): boolean {
  return hasty.delete(code);
}

/** A new paper table, at which this device is the first. */
export async function openCompanion(name: string, plan: CompanionPlan): Promise<void> {
  const entrance = await api.openCompanion(name, plan);
  entrances.remember({ ...entrance, name });
  hasty.add(entrance.code);
  go({ at: "paper", code: entrance.code });
}

/** Come to a paper table with a device; the entrance is kept, so that this device comes back as the same. */
export async function joinCompanion(code: string, name: string): Promise<Entrance> {
  const entrance = { ...(await api.join(code, name)), name };
  entrances.remember(entrance);
  return entrance;
}
