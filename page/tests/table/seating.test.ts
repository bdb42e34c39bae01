import { expect, test } from "vitest";
import { roomFor } from "../../src/table/space.svelte";
import { seating } from "../../src/table/seating";

test("opponents sit clockwise: up the left column, along the top, down the right column", () => {
  expect(seating(8, 0)).toEqual({ mine: 0, left: [2, 1], top: [3, 4, 5], right: [6, 7], rail: [] });
  expect(seating(4, 0)).toEqual({ mine: 0, left: [1], top: [2], right: [3], rail: [] });
});

test("everybody looks from their own seat", () => {
  expect(seating(4, 2)).toEqual({ mine: 2, left: [3], top: [0], right: [1], rail: [] });
});

test("each number of players has everybody at the table once", () => {
  for (let players = 2; players <= 16; players += 1) {
    const { mine, left, top, right, rail } = seating(players, 1);
    const all = [mine, ...left, ...top, ...right, ...rail].sort((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: players }, (_, at) => at));
  }
});

test("of more than eight the two neighbours are large, and the rest are plates", () => {
  const { left, right, rail, top } = seating(16, 0);
  expect([left, right, top]).toEqual([[1], [15], []]);
  expect(rail).toHaveLength(13);
});

test("on a phone everybody else is a plate", () => {
  expect(seating(4, 1, true).rail).toEqual([2, 3, 0]);
});

test("a window is a phone, a tablet, a desk or a large one", () => {
  expect([390, 800, 1239, 1240, 1679, 1680].map(roomFor)).toEqual([
    "phone",
    "tablet",
    "tablet",
    "desk",
    "desk",
    "large",
  ]);
});
