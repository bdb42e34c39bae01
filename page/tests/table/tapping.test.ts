import { expect, test } from "vitest";
import { Tapping, TREMBLE } from "../../src/table/tapping";

test("quick taps are counted as one row, wherever they land, and a calm one begins anew", () => {
  let now = 0;
  const tapping = new Tapping(() => now);
  const taps = [0, TREMBLE - 1, TREMBLE - 1, TREMBLE].map((later) => {
    now += later;
    return tapping.tap();
  });
  expect(taps).toEqual([1, 2, 3, 1]);
});
