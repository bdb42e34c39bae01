import { expect, test } from "vitest";
import type { Arrow } from "../../src/asking/forms";
import { bow, merged } from "../../src/table/arrowing";
import type { Spot } from "../../src/table/spots";

function arrow(from: number, to: number, label = ""): Arrow {
  return { from, to, kind: "attack", label, draft: false };
}

test("attackers shown as one draw one arrow, and their strengths add up", () => {
  const heap = (id: number) => (id === 11 || id === 12 ? "11 12" : String(id));
  const found = merged([arrow(11, 1, "2"), arrow(12, 1, "3"), arrow(13, 1, "4"), arrow(12, 2, "3")], heap);
  expect(found.map(({ to, label }) => [to, label])).toEqual([
    [1, "5"],
    [1, "4"],
    [2, "3"],
  ]);
});

test("an arrow leaves at the edge that looks to its goal, and ends inside it", () => {
  const mine = { x: 600, y: 600, width: 90, height: 100 };
  const theirs = { x: 10, y: 10, width: 300, height: 60 };
  const up = bow(arrow(11, 1, "5"), mine, theirs);
  expect(up.start).toEqual({ x: 645, y: 600 });
  expect(bow(arrow(1, 11), theirs, mine).start).toEqual({ x: 160, y: 70 });
  const [x, y] = up.head.slice(1).split("L")[0]!.split(" ").map(Number) as [number, number];
  expect(x).toBeGreaterThan(theirs.x);
  expect(x).toBeLessThan(theirs.x + theirs.width);
  expect(y).toBeGreaterThan(theirs.y);
  expect(y).toBeLessThan(theirs.y + theirs.height);
});

test("no arrow leaves the window above: neither its bend nor its words", () => {
  const [left, right] = [40, 1200].map((x) => ({ x, y: 30, width: 120, height: 50 })) as [Spot, Spot];
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    const { path, label } = bow(arrow(11, 1, "5"), from, to);
    const heights = [...path.matchAll(/[\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(label.y).toBeGreaterThan(12);
  }
});
