import { expect, test } from "vitest";
import { apart, band, hours, rolledMost, scale, shown, steps, ticks } from "../../src/companion/summing";
import type { PaperSummary } from "../../src/messages";

const summary: PaperSummary = {
  began: 1000,
  ended: 1100,
  turns: 3,
  visits: [],
  rolls: [
    { seat: 0, planeswalker: 3, chaos: 1, blank: 6 },
    { seat: 1, planeswalker: 2, chaos: 0, blank: 18 },
  ],
  expected: { planeswalker: 1 / 6, chaos: 1 / 6, blank: 4 / 6 },
  life: [
    { at: 1000, turn: 1, life: [40, 40] },
    { at: 1050, turn: 2, life: [30, 40] },
    { at: 1080, turn: 3, life: [30, -10] },
  ],
  out: {},
  winners: [0],
};

test("rolls stand beside what was to be expected", () => {
  const { all, faces } = shown(summary);
  expect(all).toBe(30);
  expect(faces.map((one) => one.rolled)).toEqual([5, 1, 24]);
  expect(faces.map((one) => one.expected)).toEqual([5, 5, 20]);
  expect(faces[0]).toMatchObject({ low: 1, high: 9 });
  expect(rolledMost(summary.rolls)).toEqual({ seat: 1, n: 20 });
  expect(rolledMost([{ seat: 0, planeswalker: 0, chaos: 0, blank: 0 }])).toBeNull();
});

test("the band holds 95 of 100 games, and leaves as little as it can", () => {
  for (const [tries, chance] of [
    [6, 1 / 6],
    [31, 1 / 6],
    [200, 4 / 6],
  ] as const) {
    const [low, high] = band(tries, chance);
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
    const part = (k: number): number => choose(tries, k) * chance ** k * (1 - chance) ** (tries - k);
    const between = (from: number, to: number): number =>
      Array.from({ length: to - from + 1 }, (_, index) => part(from + index)).reduce((sum, one) => sum + one, 0);
    expect(between(low, high)).toBeGreaterThanOrEqual(0.95);
    expect(between(0, low - 1)).toBeLessThanOrEqual(0.025);
    expect(between(0, high)).toBeGreaterThanOrEqual(0.975);
    if (high > low) expect(between(0, high - 1)).toBeLessThan(0.975);
  }
  expect(band(0, 0.5)).toEqual([0, 0]);
});

test("life is drawn as steps, from the beginning to the end, and below nothing too", () => {
  const where = scale(summary, 100, 50);
  expect([where.least, where.most]).toEqual([-10, 40]);
  expect(steps(summary.life, 0, summary.ended, where)).toBe("M0 0H50V10H80V10H100");
  expect(steps(summary.life, 1, summary.ended, where)).toBe("M0 0H50V0H80V50H100");
});

test("an axis has round numbers", () => {
  expect(ticks(0, 40)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(-10, 45)).toEqual([0, 20, 40]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
});

test("labels do not stand over each other, nor below the plot", () => {
  const found = apart([10, 12, 100, 11], 15, 100);
  const sorted = [...found].sort((one, other) => one - other);
  for (let index = 1; index < sorted.length; index += 1) {
    expect(sorted[index]! - sorted[index - 1]!).toBeGreaterThan(14.9);
  }
  expect(Math.max(...found)).toBeLessThanOrEqual(100);
  expect(found[1]!).toBeGreaterThan(found[0]!);
});

test("a time is said in hours and minutes", () => {
  expect(hours(6720)).toEqual({ h: 1, min: 52 });
  expect(hours(29)).toEqual({ h: 0, min: 0 });
});
