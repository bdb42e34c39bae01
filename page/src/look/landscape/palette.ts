import { css, oklch } from "../color";
import { chance } from "../hash";
import type { Hour, Hues } from "./landscape";
import type { Terrain } from "./terrain";

/** The inks of one picture, from pale and far to dark and near, written for SVG. */
export interface Palette {
  readonly hues: Hues;
  readonly hour: Hour;
  /** Seven flat bands, from the top of the sky to the horizon. */
  readonly sky: readonly string[];
  readonly sun: string;
  readonly far: string;
  readonly farShade: string;
  readonly mid: string;
  readonly midShade: string;
  readonly near: string;
  readonly nearShade: string;
  readonly ink: string;
  readonly paper: string;
  /** Windows, lamps, buoys. */
  readonly lamp: string;
  readonly warm: string;
  /** An ink between the others: lightness and chroma, at the hue of the land turned by some degrees. */
  land(l: number, c: number, turn?: number): string;
}

/** For each terrain some sets of hues: sky, sun, land. */
const HUES: Readonly<Record<Terrain, readonly (readonly [number, number, number])[]>> = {
  forest: [
    [178, 98, 152],
    [215, 85, 138],
    [62, 84, 46],
    [250, 100, 170],
  ],
  plains: [
    [238, 92, 128],
    [205, 78, 108],
    [300, 62, 92],
  ],
  mountain: [
    [255, 42, 282],
    [208, 75, 240],
    [335, 52, 300],
    [230, 95, 195],
  ],
  sea: [
    [205, 78, 228],
    [285, 42, 248],
    [178, 95, 205],
  ],
  desert: [
    [205, 62, 42],
    [262, 45, 26],
    [165, 85, 62],
    [20, 68, 30],
  ],
  city: [
    [285, 68, 300],
    [230, 75, 262],
    [352, 70, 322],
    [195, 85, 208],
  ],
  swamp: [
    [155, 115, 178],
    [205, 108, 160],
    [300, 112, 285],
  ],
  volcanic: [
    [12, 75, 355],
    [330, 60, 18],
    [278, 52, 338],
  ],
  sky: [
    [262, 25, 300],
    [222, 85, 272],
    [312, 60, 205],
    [195, 50, 255],
  ],
  machine: [
    [330, 55, 200],
    [28, 82, 252],
    [285, 95, 168],
    [210, 62, 25],
  ],
  ice: [
    [262, 190, 238],
    [232, 58, 222],
    [298, 172, 262],
  ],
};

/** Lightness and chroma of the sky, at the top and at the horizon. */
const SKIES: Readonly<Record<Hour, readonly [number, number, number, number]>> = {
  dawn: [0.5, 0.93, 0.088, 0.115],
  day: [0.6, 0.945, 0.105, 0.08],
  dusk: [0.34, 0.84, 0.12, 0.15],
  night: [0.2, 0.6, 0.085, 0.105],
};

export function huesOf(terrain: Terrain, seed: number): Hues {
  const sets = HUES[terrain];
  const [sky, sun, land] = sets[(seed >>> 13) % sets.length] ?? [255, 42, 282];
  const random = chance(seed ^ 0x9e37);
  return {
    sky: turned(sky + (random() - 0.5) * 36),
    land: turned(land + (random() - 0.5) * 26),
    sun: turned(sun + (random() - 0.5) * 22),
  };
}

function turned(hue: number): number {
  return Math.round(((hue % 360) + 360) % 360);
}

export function palette(hues: Hues, hour: Hour): Palette {
  const { sky, sun, land } = hues;
  const night = hour === "night";
  const ink = (dayL: number, nightL: number, c: number, h: number): string => css(oklch(night ? nightL : dayL, c, h));
  return {
    hues,
    hour,
    sky: skyBands(hues, hour),
    sun: night
      ? css(oklch(0.94, 0.035, sun))
      : css(oklch(hour === "dusk" ? 0.87 : 0.97, hour === "dusk" ? 0.15 : 0.07, hour === "dusk" ? sun - 12 : sun)),
    far: ink(0.67, 0.42, 0.075, land + turnTo(land, sky) / 2),
    farShade: ink(0.575, 0.36, 0.085, land),
    mid: ink(0.465, 0.3, 0.092, land),
    midShade: ink(0.385, 0.25, 0.088, land),
    near: ink(0.29, 0.2, 0.07, land - 6),
    nearShade: ink(0.225, 0.165, 0.055, land - 8),
    ink: css(oklch(0.15, 0.04, land - 10)),
    paper: css(oklch(0.955, 0.022, sun)),
    lamp: css(oklch(0.83, 0.14, sun - 8)),
    warm: css(oklch(0.74, 0.16, sun - 22)),
    land: (l, c, turn = 0) => css(oklch(night ? l * 0.62 : l, c, land + turn)),
  };
}

/** The way from one hue to another round the shorter side. */
function turnTo(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Evenings go from blue to gold through violet and rose, not through green. */
function eveningTurn(sky: number, sun: number, hour: Hour): number {
  const short = turnTo(sky, sun);
  const middle = (((sky + short / 2) % 360) + 360) % 360;
  if (hour === "day" || Math.abs(short) < 70 || middle < 85 || middle > 185) return short;
  return short - Math.sign(short) * 360;
}

function skyBands({ sky, sun }: Hues, hour: Hour): string[] {
  const [top, low, topChroma, lowChroma] = SKIES[hour];
  const turn = eveningTurn(sky, sun, hour);
  return Array.from({ length: 7 }, (_, index) => {
    const t = index / 6;
    const eased = t * t * (3 - 2 * t);
    return css(oklch(top + (low - top) * eased, topChroma + (lowChroma - topChroma) * t, sky + turn * t ** 1.25));
  });
}
