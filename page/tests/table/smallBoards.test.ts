import { describe, expect, test } from "vitest";
import { tileRows, tiles } from "../../src/table/fitting";
import { inSight, type Heap } from "../../src/table/heaps";

describe("a board seen from afar", () => {
  const box = { width: 90, height: tileRows(2) };

  test("has tiles as large as fit", () => {
    expect(tiles(box, 1).width).toBeGreaterThan(tiles(box, 4).width);
    expect(tiles(box, 6)).toEqual({ width: 25, most: 6 });
  });

  test("has no tile that a thumb could not meet, and keeps a place to say how many are left", () => {
    const found = tiles(box, 40);
    expect(found.width).toBeGreaterThanOrEqual(24);
    expect(found.most).toBe(5);
  });

  test("shows what can be chosen before what cannot, and changes no order", () => {
    const heaps = [1, 2, 3, 4].map((id): Heap => [{ id, name: `${id}`, zone: "battlefield" }]);
    expect(inSight(heaps, 2, (id) => (id === 4 ? "target" : null)).map(([one]) => one.id)).toEqual([1, 4]);
    expect(inSight(heaps, 4, () => null)).toEqual(heaps);
  });
});
