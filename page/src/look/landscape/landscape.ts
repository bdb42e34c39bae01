import { css, oklch } from "../color";
import { hash } from "../hash";
import { terrainOf, type Terrain } from "./terrain";

export type Hour = "dawn" | "day" | "dusk" | "night";

/** The three hues of a place, in degrees; everything in its picture and in the room is made of them. */
export interface Hues {
  readonly sky: number;
  readonly sun: number;
  readonly land: number;
}

/** How large a picture is drawn: a wide card, the whole room, or something small. */
export type PictureSize = "poster" | "room" | "thumb";

/** A place as it looks: the same name and type always look the same. */
export interface Landscape {
  readonly hues: Hues;
  readonly hour: Hour;
  readonly terrain: Terrain | "phenomenon";
  svg(size: PictureSize): string;
}

const drawn = new Map<string, Landscape>();

export function landscape(name: string, typeLine: string): Landscape {
  const key = `${name}|${typeLine}`;
  let found = drawn.get(key);
  if (found === undefined) {
    found = make(name, typeLine);
    drawn.set(key, found);
  }
  return found;
}

function make(name: string, typeLine: string): Landscape {
  const h = hash(`${name}|${typeLine}`);
  const hues = { sky: h % 360, sun: (h >>> 8) % 360, land: (h >>> 16) % 360 };
  return {
    hues,
    hour: "day",
    terrain: terrainOf(name, typeLine),
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 240" preserveAspectRatio="xMidYMid slice"><rect width="720" height="240" fill="${css(oklch(0.6, 0.1, hues.sky))}"/></svg>`,
  };
}
