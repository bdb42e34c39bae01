import type { LifePoint, PaperSummary, Rolls } from "../messages";
import type { Face } from "./sight.svelte";

export const FACES = ["planeswalker", "chaos", "blank"] as const satisfies readonly Face[];

/** How often a face came, how often it was to be expected, and between which numbers it lies in 95 of 100 games. */
export interface Shown {
  face: Face;
  rolled: number;
  expected: number;
  low: number;
  high: number;
}

export function shown(summary: PaperSummary): { all: number; faces: Shown[] } {
  const all = summary.rolls.reduce((sum, one) => sum + rollsOf(one), 0);
  const faces = FACES.map((face) => {
    const part = summary.expected[face] ?? 0;
    const [low, high] = band(all, part);
    return {
      face,
      rolled: summary.rolls.reduce((sum, one) => sum + one[face], 0),
      expected: all * part,
      low,
      high,
    };
  });
  return { all, faces };
}

export function rollsOf(rolls: Rolls): number {
  return rolls.planeswalker + rolls.chaos + rolls.blank;
}

/** The central 95 % of so many tries with this chance: what lies outside would be strange, not impossible. */
export function band(tries: number, chance: number): [low: number, high: number] {
  if (tries === 0 || chance <= 0) return [0, 0];
  if (chance >= 1) return [tries, tries];
  let low = -1;
  let sum = 0;
  let term = (1 - chance) ** tries;
  for (let hits = 0; hits <= tries; hits += 1) {
    sum += term;
    if (low < 0 && sum > 0.025) low = hits;
    if (sum >= 0.975) return [low, hits];
    term *= ((tries - hits) / (hits + 1)) * (chance / (1 - chance));
  }
  return [Math.max(0, low), tries];
}

/** Who rolled most often; nobody where nobody did. */
export function rolledMost(rolls: readonly Rolls[]): { seat: number; n: number } | null {
  const most = rolls.reduce<Rolls | null>(
    (best, one) => (best === null || rollsOf(one) > rollsOf(best) ? one : best),
    null,
  );
  return most === null || rollsOf(most) === 0 ? null : { seat: most.seat, n: rollsOf(most) };
}

// ---------------------------------------------------------------------- the plot

/** Where something stands in the plot. */
export interface Scale {
  x: (at: number) => number;
  y: (life: number) => number;
  least: number;
  most: number;
}

export function scale(summary: PaperSummary, width: number, height: number): Scale {
  const lives = summary.life.flatMap((point) => point.life);
  const least = Math.min(0, ...lives);
  const most = Math.max(10, ...lives);
  const lasts = Math.max(1, summary.ended - summary.began);
  return {
    x: (at) => (Math.max(0, at - summary.began) / lasts) * width,
    y: (life) => height - ((life - least) / (most - least)) * height,
    least,
    most,
  };
}

/** Somebody's life as steps: it stays until it changes. */
export function steps(life: readonly LifePoint[], seat: number, ended: number, { x, y }: Scale): string {
  const parts: string[] = [];
  for (const point of life) {
    const at = point.life[seat];
    if (at === undefined) continue;
    parts.push(
      parts.length === 0 ? `M${round(x(point.at))} ${round(y(at))}` : `H${round(x(point.at))}V${round(y(at))}`,
    );
  }
  return `${parts.join("")}H${round(x(ended))}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Round numbers for an axis, about so many. */
export function ticks(least: number, most: number, about = 5): number[] {
  const rough = Math.max(1, (most - least) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Heights for labels that shall stand at these heights, and not over each other. */
export function apart(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at);
  for (const [place, one] of order.entries()) one.at = Math.max(one.at, (order[place - 1]?.at ?? -Infinity) + gap);
  for (const [place, one] of [...order.entries()].reverse())
    one.at = Math.min(one.at, (order[place + 1]?.at ?? bottom + gap) - gap);
  return wanted.map((_, index) => order.find((one) => one.index === index)?.at ?? 0);
}

/** A time as people say it. */
export function hours(seconds: number): { h: number; min: number } {
  const all = Math.round(seconds / 60);
  return { h: Math.floor(all / 60), min: all % 60 };
}
