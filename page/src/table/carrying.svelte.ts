import type { Thing } from "../messages";

/** So many pixels a pointer moves before a press becomes carrying. */
export const SLACK = 8;

/** A card that is being carried by the pointer. */
export class Carrying {
  thing: Thing | null = $state.raw(null);
  x: number = $state(0);
  y: number = $state(0);
  /** The thing or player below the pointer. */
  over: number | null = $state(null);
  /** Where the card was picked up: cards out of the hand move along, others draw an arrow. */
  lifted: boolean = $state(false);

  begin(thing: Thing, lifted: boolean): void {
    this.thing = thing;
    this.lifted = lifted;
  }

  to(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.over = idAt(x, y);
  }

  end(): void {
    this.thing = null;
    this.over = null;
  }
}

/** Which thing or player lies at a place of the window. */
export function idAt(x: number, y: number): number | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-ids]");
  const first = place?.dataset["ids"]?.split(" ")[0];
  return first === undefined || first === "" ? null : Number(first);
}

/** Whether a place of the window is inside what is marked so. */
export function isInside(x: number, y: number, mark: string): boolean {
  return document.elementFromPoint(x, y)?.closest(`[data-place="${mark}"]`) != null;
}
