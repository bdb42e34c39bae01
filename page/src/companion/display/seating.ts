import type { PaperScene, PaperSeat } from "../../messages";
import { giants } from "../counting";

/** Who sits at which side of a screen, from above to below; those who have one life total sit together. */
export interface Sides {
  left: PaperSeat[][];
  right: PaperSeat[][];
  /** Everybody, in the order in which they sit. */
  all: PaperSeat[][];
}

/** Clockwise as people sit: down the right side, and up the left one. Who is out keeps their place. */
export function sides(scene: PaperScene): Sides {
  const all = giants(scene);
  const half = Math.ceil(all.length / 2);
  return { all, right: all.slice(0, half), left: all.slice(half).reverse() };
}

/** Whose turns are being taken, who comes next, and what a roll costs those whose turn it is. */
export function activeSeats(scene: PaperScene): PaperSeat[] {
  return scene.turns.flatMap((turn) => turn.active).flatMap((seat) => scene.seats.filter((one) => one.seat === seat));
}

/** The highest damage that a commander has dealt to somebody, and how much by each. */
export function commanderDamage(scene: PaperScene, seat: number): { name: string; amount: number }[] {
  return scene.commanders
    .map((one) => ({ name: one.name, amount: one.damage[seat] ?? 0 }))
    .filter((one) => one.amount > 0)
    .sort((one, other) => other.amount - one.amount);
}
