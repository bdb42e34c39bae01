import { css, oklch } from "../color";

/** The inks of an ornament: two for the ground, three for the figure. */
export interface Tints {
  readonly ground: string;
  readonly shade: string;
  /** Figure: its body, its light, its dark. */
  readonly m: string;
  readonly l: string;
  readonly i: string;
}

const HUES: Readonly<Record<string, number>> = { W: 88, U: 242, B: 308, R: 33, G: 148 };

const ink = (l: number, c: number, h: number): string => css(oklch(l, c, h));

const WHITE: Tints = {
  ground: ink(0.8, 0.07, 84),
  shade: ink(0.68, 0.09, 70),
  m: ink(0.9, 0.06, 92),
  l: ink(0.98, 0.03, 95),
  i: ink(0.34, 0.06, 60),
};
const BLACK: Tints = {
  ground: ink(0.42, 0.09, 312),
  shade: ink(0.27, 0.07, 300),
  m: ink(0.58, 0.11, 316),
  l: ink(0.8, 0.09, 320),
  i: ink(0.14, 0.04, 305),
};
const STEEL: Tints = {
  ground: ink(0.52, 0.035, 232),
  shade: ink(0.4, 0.04, 240),
  m: ink(0.67, 0.03, 230),
  l: ink(0.91, 0.02, 220),
  i: ink(0.2, 0.03, 250),
};

/** One colour gives all five; of two the first gives the ground and the second the figure. */
export function tintsOf(colors: string): Tints {
  const [first, last] = [colors[0], colors[colors.length - 1]];
  if (first === undefined || last === undefined) return STEEL;
  if (first === last) return plain(first);
  const [back, front] = [plain(first), plain(last)];
  return { ground: back.ground, shade: back.shade, m: front.m, l: front.l, i: front.i };
}

function plain(color: string): Tints {
  if (color === "W") return WHITE;
  if (color === "B") return BLACK;
  const hue = HUES[color];
  if (hue === undefined) return STEEL;
  return {
    ground: ink(0.52, 0.12, hue),
    shade: ink(0.38, 0.1, hue),
    m: ink(0.67, 0.14, hue + 6),
    l: ink(0.89, 0.11, hue + 18),
    i: ink(0.2, 0.05, hue),
  };
}
