import type { PaperScene, PaperSeat } from "../../messages";
import { giants } from "../counting";

/** A side of a table: below, at the left, above, at the right, clockwise as seen from above. */
export const SIDES = ["below", "left", "above", "right"] as const;
export type Side = (typeof SIDES)[number];

/** By how many quarters something is turned for who sits at a side. */
export function quartersFor(side: Side): number {
  return SIDES.indexOf(side);
}

/** The sides to which a flat screen shows the plane. */
export function sidesOf(copies: 1 | 2 | 4): Side[] {
  if (copies === 1) return ["below"];
  return copies === 2 ? ["below", "above"] : [...SIDES];
}

/** Who sits at which side: clockwise, as evenly as it goes. */
export function around(scene: PaperScene, copies: 1 | 2 | 4): { side: Side; seats: PaperSeat[][] }[] {
  const all = giants(scene);
  const places = sidesOf(copies);
  return places.map((side, index) => ({
    side,
    seats: all.filter((_, at) => Math.floor((at * places.length) / all.length) === index),
  }));
}

/** By how many quarters something is turned for somebody, wherever they sit. */
export function quartersOf(scene: PaperScene, copies: 1 | 2 | 4, seat: number): number {
  const place = around(scene, copies).find(({ seats }) => seats.flat().some((one) => one.seat === seat));
  return place === undefined ? 0 : quartersFor(place.side);
}
