import type { PaperPlace, PlainOption } from "../../messages";

export const WAYS = ["north", "east", "south", "west", "northeast", "southeast", "southwest", "northwest"] as const;
export type Way = (typeof WAYS)[number];

const AT: Readonly<Record<Way, readonly [number, number]>> = {
  ...{ north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] },
  ...{ northeast: [1, 1], southeast: [1, -1], southwest: [-1, -1], northwest: [-1, 1] },
};

/** A place on the Eternities Map as it is drawn around where everybody is. */
export interface Tile {
  x: number;
  y: number;
  far: number;
  place: PaperPlace | null;
  /** Which way leads there, where it is one step. */
  way: Way | null;
  /** What choosing it answers, while somebody chooses where to walk. */
  option: PlainOption | null;
}

/** How far one sees. */
const SIGHT = 3;

/** The diamond of places around where everybody is; nobody has seen what is empty. */
export function tiles(map: readonly PaperPlace[], options: readonly PlainOption[] = []): Tile[] {
  const known = new Map(map.map((place) => [place.at.join(), place]));
  const found: Tile[] = [];
  for (let y = SIGHT; y >= -SIGHT; y -= 1)
    for (let x = -SIGHT; x <= SIGHT; x += 1) {
      const far = Math.abs(x) + Math.abs(y);
      if (far > SIGHT) continue;
      const way = WAYS.find((one) => AT[one][0] === x && AT[one][1] === y) ?? null;
      const option = options.find((one) => way !== null && wayOf(one) === way) ?? null;
      found.push({ x, y, far, place: known.get([x, y].join()) ?? null, way, option });
    }
  return found;
}

/** Which way an option leads: its label names it first, after "hellride" where it is one. */
export function wayOf(option: PlainOption): Way | null {
  const word = option.label.replace(/^hellride /, "").split(":")[0];
  return WAYS.find((one) => one === word) ?? null;
}

/** Whether a question asks where to walk on the map. */
export function isAboutWays(options: readonly PlainOption[]): boolean {
  return options.length > 0 && options.every((option) => wayOf(option) !== null);
}
