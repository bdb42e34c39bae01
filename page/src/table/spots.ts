import type { Place } from "./moves";

/** Where things and players are in the window. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The element that shows a thing or player; one that is seen comes before one that is not. */
export function elementOf(id: number): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-ids~="${id}"]`)];
  return all.find(isSeen) ?? null;
}

/** Whether its middle is not scrolled away. */
function isSeen(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return false;
  const middle = box.y + box.height / 2;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight || getComputedStyle(around).overflowY !== "auto") continue;
    const frame = around.getBoundingClientRect();
    if (middle < frame.top || middle > frame.bottom) return false;
  }
  return true;
}

export function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x, y: box.y, width: box.width, height: box.height };
}

/** Where a place is seen: a thing itself, or else the pile or plate of its player. */
export function spotAt(place: Place): Spot | null {
  if ("id" in place) {
    const element = elementOf(place.id);
    return element === null ? null : spotOf(element);
  }
  const pile = document.querySelector(`[data-pile="${place.pile}-${place.player}"]`) ?? elementOf(place.player);
  return pile === null ? null : spotOf(pile);
}
