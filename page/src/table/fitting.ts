/** The widths a card on the battlefield can have, at the usual text size. */
export const WIDTHS = [104, 92, 78, 66] as const;

/** Between cards, and between their rows. */
export const GAP = 7;

/** A card is a little higher than wide; lands are smaller and flat. */
export const HEIGHT = 1.1;
export const LAND = { width: 0.84, height: 0.7 } as const;

export interface Box {
  width: number;
  height: number;
}

/** So many cards are to be laid out. */
export interface Count {
  cards: number;
  lands: number;
}

/** How cards stand: rows of cards and of lands below each other, or lands in a block beside the cards. */
export type Stand = "stacked" | "beside";

/** The way in which cards can be larger; below each other if that is the same. */
export function better(box: Box, all: Count, heaps: Count, scale = 1, most = Infinity): Stand {
  const [stacked, beside] = (["stacked", "beside"] as const).map((stand) => fit(box, all, heaps, stand, scale, most));
  const worth = (found: Fit | undefined): number =>
    found === undefined || found.scrolls ? 0 : found.width - (found.heaped ? 1000 : 0) + 2000;
  return worth(beside) > worth(stacked) ? "beside" : "stacked";
}

export interface Fit {
  width: number;
  /** Whether equal cards are put on heaps, so that it fits. */
  heaped: boolean;
  /** Whether even then there is more than can be seen at once. */
  scrolls: boolean;
}

/**
 * The largest width at which everything fits; if none does, with equal cards on heaps; if that is too much as well, it
 * is scrolled. A larger text makes cards larger, too, as far as there is room.
 */
export function fit(box: Box, all: Count, heaps: Count, stand: Stand, scale = 1, most = Infinity): Fit {
  const wanted = WIDTHS.filter((width) => width <= most).map((width) => Math.round(width * scale));
  const widths = [...wanted, ...WIDTHS.filter((width) => width <= most && width < Math.min(...wanted))];
  for (const heaped of [false, true]) {
    const width = widths.find((one) => fits(box, heaped ? heaps : all, stand, one));
    if (width !== undefined) return { width, heaped, scrolls: false };
  }
  return { width: widths.at(-1) ?? Math.round(66 * scale), heaped: true, scrolls: true };
}

export function fits(box: Box, count: Count, stand: Stand, width: number): boolean {
  return stand === "stacked" ? fitsStacked(box, count, width) : fitsBeside(box, count, width);
}

function fitsStacked(box: Box, count: Count, width: number): boolean {
  const cards = rows(box.width, count.cards, width) * (width * HEIGHT + GAP);
  const lands = rows(box.width, count.lands, width * LAND.width) * (width * LAND.height + GAP);
  return cards + lands - GAP <= box.height && (count.cards === 0 || box.width >= width);
}

function fitsBeside(box: Box, count: Count, width: number): boolean {
  const block = landBlock(box.height, count.lands, width);
  const rest = box.width - block - (block > 0 ? 2 * GAP : 0);
  if (rest < (count.cards > 0 ? width : 0)) return false;
  return rows(rest, count.cards, width) * (width * HEIGHT + GAP) - GAP <= box.height;
}

/** How wide the block of lands beside the cards is. */
export function landBlock(height: number, lands: number, width: number): number {
  if (lands === 0) return 0;
  const inColumn = Math.max(1, Math.floor((height + GAP) / (width * LAND.height + GAP)));
  return Math.ceil(lands / inColumn) * (width * LAND.width + GAP) - GAP;
}

function rows(across: number, count: number, width: number): number {
  const inRow = Math.max(1, Math.floor((across + GAP) / (width + GAP)));
  return Math.ceil(count / inRow);
}

/** Tiles on a board that is seen from afar: none is smaller than what a thumb meets. */
export const TILES = [52, 40, 33, 28, 25] as const;
const SMALLEST = 25;
const TILE_GAP = 3;

/** So high are this many rows of the smallest tiles. */
export function tileRows(rows: number): number {
  return Math.ceil(rows * (SMALLEST * HEIGHT + TILE_GAP));
}

/** The largest tiles of which all fit; if none do, the smallest, and one place for how many are left. */
export function tiles(box: Box, count: number): { width: number; most: number } {
  const places = (tile: number): number =>
    Math.floor((box.width + TILE_GAP) / (tile + TILE_GAP)) * Math.floor((box.height + 1) / (tile * HEIGHT + TILE_GAP));
  const found = TILES.find((tile) => places(tile) >= count);
  return found === undefined
    ? { width: SMALLEST, most: Math.max(0, places(SMALLEST) - 1) }
    : { width: found, most: count };
}

/** How far the cards of a hand are apart, so that all of them have room. */
export function spread(room: number, cards: number, width: number): number {
  if (cards < 2) return width;
  return Math.min(width - 10, (room - width) / (cards - 1));
}
