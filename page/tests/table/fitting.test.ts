import { expect, test } from "vitest";
import { fit, fits, landBlock, spread, WIDTHS } from "../../src/table/fitting";

const side = { width: 294, height: 400 };

test("few cards are as large as can be", () => {
  expect(fit(side, { cards: 2, lands: 2 }, { cards: 2, lands: 2 }, "stacked")).toEqual({
    width: 104,
    heaped: false,
    scrolls: false,
  });
});

test("more cards are smaller, before any of them are heaped", () => {
  const widths = [2, 6, 10, 14].map((cards) => fit(side, { cards, lands: 3 }, { cards, lands: 3 }, "stacked").width);
  expect(widths).toEqual([...widths].sort((a, b) => b - a));
  expect(new Set(widths).size).toBeGreaterThan(1);
});

test("what does not fit at the smallest width is heaped, and then scrolled", () => {
  const many = { cards: 40, lands: 3 };
  expect(fit(side, many, { cards: 6, lands: 3 }, "stacked")).toMatchObject({ heaped: true, scrolls: false });
  expect(fit(side, many, many, "stacked")).toEqual({ width: 66, heaped: true, scrolls: true });
});

test("whatever is said to fit has room", () => {
  for (const stand of ["stacked", "beside"] as const)
    for (let cards = 0; cards < 20; cards += 1) {
      const count = { cards, lands: 4 };
      const found = fit({ width: 560, height: 150 }, count, count, stand);
      if (!found.scrolls) expect(fits({ width: 560, height: 150 }, count, stand, found.width)).toBe(true);
    }
});

test("a larger text has larger cards", () => {
  const count = { cards: 1, lands: 1 };
  expect(fit(side, count, count, "stacked", 1.5).width).toBe(WIDTHS[0] * 1.5);
});

test("lands beside the cards stand in as many columns as they need", () => {
  expect(landBlock(150, 0, 92)).toBe(0);
  expect(landBlock(150, 3, 92)).toBeGreaterThan(landBlock(150, 2, 92));
});

test("a hand is spread as wide as there is room, and never wider than its cards", () => {
  expect(spread(700, 1, 128)).toBe(128);
  expect(spread(700, 3, 128)).toBe(118);
  expect(spread(700, 12, 128) * 11 + 128).toBeCloseTo(700);
});

test("with a larger text cards are larger as far as there is room, and never cut off before they are small", () => {
  const few = { cards: 2, lands: 2 };
  expect(fit({ width: 600, height: 400 }, few, few, "stacked", 1.5).width).toBe(156);
  expect(fit({ width: 600, height: 130 }, few, few, "stacked", 1.5)).toMatchObject({ width: 66, scrolls: false });
});
