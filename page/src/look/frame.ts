import type { Thing } from "../messages";
import { contrast, darker, light } from "./color";

/** The colours of a card: its frame, the thin edge of its plates, its letters, and the bar under its name. */
export interface Frame {
  readonly back: string;
  readonly edge: string;
  readonly ink: string;
  readonly bar: string;
}

const frame = (back: string, edge: string, ink: string, bar = "transparent"): Frame => ({ back, edge, ink, bar });

export const FRAMES = {
  W: frame("#efe3c0", "#cdb985", "#3a2f14"),
  U: frame("#2a6fb5", "#5b9bd6", "#ffffff"),
  B: frame("#54416b", "#8d74ab", "#ffffff"),
  R: frame("#bd4226", "#ff8a6b", "#ffffff"),
  G: frame("#2a7a4a", "#6fc48c", "#ffffff"),
  C: frame("#a9b4bf", "#75828f", "#17202a"),
  land: frame("#7b6344", "#b89c74", "#ffffff"),
  scheme: frame("#3a1546", "#c04adf", "#ffffff"),
  vanguard: frame("#5f4a2c", "#d9b877", "#ffffff"),
  planar: frame("#f7f0dd", "#8a7752", "#241c10"),
  ability: frame("#3b3f4a", "#8f97a8", "#ffffff"),
} as const;

const GOLD = { back: "#e0bd62", edge: "#b08a2e", ink: "#2a1e05", bar: "#e8c873" } as const;

/** So well letters must stand out from what is behind them. */
export const LEGIBLE = 4.5;
const DIM = 0.7;

/** A frame in the shade, as dark as its letters allow: what is tapped or cannot be used is still read. */
export function dimmed({ back, edge, ink, bar }: Frame): Frame {
  return { back: back.replace(/#[0-9a-f]{6}/g, (one) => shaded(one, ink)), edge, ink, bar };
}

function shaded(color: string, ink: string): string {
  for (let share = DIM; share < 1; share += 0.02) {
    const found = darker(color, share);
    if (contrast(light(ink), light(found)) >= LEGIBLE + 0.1) return found;
  }
  return color;
}

/** The types of a card, without its subtypes. */
export function types(thing: Thing): string {
  return (thing.type_line ?? "").split(" — ")[0] ?? "";
}

export function isAbility(thing: Thing): boolean {
  return thing.kind?.includes("ability") === true;
}

export function isLand(thing: Thing): boolean {
  return /\bLand\b/.test(types(thing)) && !/\bCreature\b/.test(types(thing));
}

export function isPlanar(thing: Thing): boolean {
  return /^(Plane|Phenomenon)\b/.test(types(thing));
}

export function frameOf(thing: Thing): Frame {
  if (isAbility(thing)) return FRAMES.ability;
  const kind = types(thing);
  if (/Scheme/.test(kind)) return FRAMES.scheme;
  if (/Vanguard/.test(kind)) return FRAMES.vanguard;
  if (isPlanar(thing)) return FRAMES.planar;
  if (isLand(thing)) return FRAMES.land;
  const colors = [...(thing.colors ?? "")].filter((letter): letter is keyof typeof FRAMES => letter in FRAMES);
  const [first, last] = [colors[0], colors[colors.length - 1]];
  if (first === undefined || last === undefined) return FRAMES.C;
  if (first === last) return FRAMES[first];
  const { back, edge, ink, bar } = GOLD;
  const both = `linear-gradient(100deg, ${FRAMES[first].back} 12%, ${back} 46%, ${back} 54%, ${FRAMES[last].back} 88%)`;
  return frame(both, edge, ink, bar);
}
