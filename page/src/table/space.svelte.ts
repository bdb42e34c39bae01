import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** How much room there is: a phone upright, a tablet, a desk, or a large one. */
export type Room = "phone" | "tablet" | "desk" | "large";

export function roomFor(width: number): Room {
  if (width < 800) return "phone";
  if (width < 1240) return "tablet";
  return width < 1680 ? "desk" : "large";
}

/** Low windows show only name and cost of the cards in hand. */
export const LOW = 800;

/** The window as it is now. */
export const space = {
  get width(): number {
    return innerWidth.current ?? 1440;
  },
  get height(): number {
    return innerHeight.current ?? 900;
  },
  get room(): Room {
    return roomFor(this.width);
  },
};
