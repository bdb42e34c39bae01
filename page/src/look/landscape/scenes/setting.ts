import { css, oklch } from "../../color";
import type { Canvas } from "../canvas";
import type { Heaven } from "../heaven";
import { setDown, type Landmark, type LandmarkInks } from "../landmarks";
import { heightAt, type Ridge } from "../ridges";

/** What a scene knows of the picture it is part of. */
export interface Setting {
  readonly heaven: Heaven;
  readonly landmark: Landmark | null;
  readonly seed: number;
}

/** Draws the land and returns the ground in front, where somebody may stand. */
export type Scene = (c: Canvas, setting: Setting) => Ridge;

/** Where the landmark stands: away from the light, and not under the title. */
export function site(c: Canvas, { heaven }: Setting): number {
  return c.w * (0.5 - heaven.side * 0.17);
}

export function midInks(c: Canvas): LandmarkInks {
  return { w: c.ink.mid, s: c.ink.midShade, l: c.ink.lamp, d: c.ink.nearShade, p: c.ink.paper };
}

/** For what must stand out from the land it is built on: the hue of the sun, but dark. */
export function warmInks(c: Canvas): LandmarkInks {
  const night = c.ink.hour === "night";
  const warm = (l: number): string => css(oklch(night ? l * 0.8 : l, 0.11, c.ink.hues.sun - 28));
  return { w: warm(0.5), s: warm(0.38), l: c.ink.lamp, d: c.ink.nearShade, p: c.ink.paper };
}

/** Some places are built of their own stone, some are painted. */
export function builtInks(c: Canvas, { seed }: Setting): LandmarkInks {
  return seed % 5 < 2 ? warmInks(c) : midInks(c);
}

export function farInks(c: Canvas): LandmarkInks {
  return { w: c.ink.farShade, s: c.ink.mid, l: c.ink.paper, d: c.ink.midShade, p: c.ink.paper };
}

/** Sets the landmark of this place down, if it has one. */
export function landmark(
  c: Canvas,
  { landmark: what }: Setting,
  x: number,
  y: number,
  high: number,
  inks: LandmarkInks,
): void {
  if (what !== null) setDown(c, what, x, y, high, inks);
}

/** Things at places along a line, each with a size. */
export function along(
  c: Canvas,
  many: number,
  at: (x: number) => number,
  low: number,
  high: number,
  from = 0,
  to = 1,
): [number, number, number][] {
  return Array.from({ length: c.count(many) }, () => {
    const x = c.w * c.between(from, to);
    return [x, at(x), c.h * c.between(low, high)];
  });
}

/** How deep something wide must stand so that its foot is hidden behind the land in front of it. */
export function behind(c: Canvas, line: Ridge, x: number): number {
  const lows = [-0.09, -0.06, -0.03, 0, 0.03, 0.06, 0.09].map((aside) => heightAt(line, x + aside * c.w));
  return Math.max(...lows) + c.h * 0.01;
}
