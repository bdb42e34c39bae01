import { expect, test } from "vitest";
import { aboutTheWhole, corrected, lines, rangeOf, withoutWrongLines } from "../../src/doors/deckLines";

const TEXT = "1 Sol Ring\n1 Lightning Blot\n36 Island";
const BLOT = {
  line: 2,
  sentence: "There is no such card here.",
  written: "Lightning Blot",
  meant: "Lightning Bolt",
};
const FEW = { line: null, sentence: "A deck has at least 60 cards; this one has 37.", written: "", meant: "" };

test("each line has its own problems, and the whole list the rest", () => {
  expect(lines(TEXT, [BLOT, FEW]).map((line) => line.problems.length)).toEqual([0, 1, 0]);
  expect(lines(TEXT, [BLOT])[1]).toEqual({ text: "1 Lightning Blot", problems: [BLOT.sentence] });
  expect(aboutTheWhole([BLOT, FEW])).toEqual([FEW.sentence]);
});

test("what is proposed can be taken, in its own line only", () => {
  expect(corrected(TEXT, BLOT)).toBe("1 Sol Ring\n1 Lightning Bolt\n36 Island");
  expect(corrected(TEXT, FEW)).toBeNull();
  expect(corrected(TEXT, { ...BLOT, line: 3 })).toBeNull();
  expect(corrected(TEXT, { ...BLOT, meant: "" })).toBeNull();
});

test("a list can be played without its wrong lines", () => {
  expect(withoutWrongLines(TEXT, [BLOT, FEW])).toBe("1 Sol Ring\n36 Island");
});

test("a line is found in the text", () => {
  const [start, end] = rangeOf(TEXT, 2);
  expect(TEXT.slice(start, end)).toBe("1 Lightning Blot");
});
