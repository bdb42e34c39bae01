import type { PaperEffect, PaperScene, PaperSeat } from "../messages";
import { say } from "../words/say";
import type { Sight } from "./sight.svelte";

/** What people count most; whatever else they count has a name of their own. */
export const USUAL = ["poison", "energy", "experience", "rad"] as const;

/** The name of a kind of counter in the language of the person. */
export function counterName(kind: string): string {
  const usual = USUAL.find((one) => one === kind);
  return usual === undefined ? kind : say(`phone.counter.${usual}`);
}

/** A change with its sign. */
export function changed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** Why somebody would be out of the game, in the language of the person. */
export function whyOut(reason: string): string {
  if (reason === "no life left") return say("phone.why.life");
  if (reason === "poison") return say("phone.why.poison");
  if (reason === "empty library") return say("phone.why.library");
  if (reason === "has gone home") return say("phone.why.gone");
  const damage = /^(\d+) damage from (.+)$/.exec(reason);
  if (damage !== null) return say("phone.why.damage", { n: damage[1]!, name: damage[2]! });
  return reason;
}

/** Whom something that lasts calls "you", and what it comes from. */
export function whose(sight: Sight, { controller, source }: PaperEffect): string {
  return [sight.name(controller), source].filter((one) => one !== "").join(", ");
}

/** The damage that commanders have dealt to somebody: the most of one, since that is what counts. */
export function mostDamage(scene: PaperScene, seat: number): number {
  return Math.max(0, ...scene.commanders.map((one) => one.damage[seat] ?? 0));
}

/** The tax on somebody's commanders, as it stands beside their counters. */
export function taxes(scene: PaperScene, seat: number): number[] {
  return scene.commanders.filter((one) => one.owner === seat).map((one) => one.tax);
}

/** Those who have one life total with somebody: the heads of a giant, or they alone. */
export function heads(scene: PaperScene, seat: number): PaperSeat[] {
  const team = scene.shared_life ? scene.seats.find((one) => one.seat === seat)?.team : undefined;
  return scene.seats.filter((one) => one.seat === seat || (team !== undefined && one.team === team));
}

/** Everybody in the order in which they sit, those together who have one life total. */
export function giants(scene: PaperScene): PaperSeat[][] {
  const all = [...scene.seats].sort((one, other) => one.seat - other.seat);
  return all.map((one) => heads(scene, one.seat)).filter((found, at) => found[0]?.seat === all[at]?.seat);
}

/** Everybody still in the game, beginning after a seat, in the order in which turns go. */
export function othersFrom(scene: PaperScene, seat: number): PaperSeat[] {
  const at = scene.order.indexOf(seat);
  const order = [...scene.order.slice(at + 1), ...scene.order.slice(0, Math.max(0, at))];
  return order.flatMap((one) => scene.seats.find((each) => each.seat === one) ?? []).filter((one) => one.seat !== seat);
}

/** Who would be next if the next one were skipped; nobody where only one is left to be next. */
export function afterNext(scene: PaperScene, active: readonly number[], next: number): PaperSeat | undefined {
  return othersFrom(scene, next).find((one) => one.out === null && !active.includes(one.seat));
}
