import { expect, test } from "vitest";
import type { PlainEntry } from "../../src/messages";
import { chapters, newLines } from "../../src/table/logging";

function entry(text: string, more: Partial<PlainEntry> = {}): PlainEntry {
  return { kind: "note", turn: 1, step: "upkeep", players: [], objects: [], data: {}, parts: [text], text, ...more };
}

function turn(number: number, player: number): PlainEntry {
  return entry(`Turn ${number}.`, { kind: "turn", turn: number, players: [player] });
}

test("the log is told by turn; what came before the first turn stands alone", () => {
  const told = chapters([entry("Ann draws."), turn(1, 0), entry("Ann plays."), turn(2, 1)]);
  expect(told.map(({ player, lines }) => [player, lines.map((line) => line.entry.text)])).toEqual([
    [null, ["Ann draws."]],
    [0, ["Ann plays."]],
    [1, []],
  ]);
});

test("a line keeps its place however long the log grows", () => {
  const log = [turn(1, 0), entry("a"), entry("b"), entry("c")];
  expect(chapters(log, 2)[0]!.lines.map((line) => line.at)).toEqual([2, 3]);
});

test("only new lines are read out, and a line told again with others is not new", () => {
  const before = [entry("a"), entry("b")];
  expect(newLines(before, [...before, entry("c")]).map((line) => line.text)).toEqual(["c"]);
  expect(newLines(before, [entry("a"), entry("x"), entry("b")]).map((line) => line.text)).toEqual(["x"]);
  expect(newLines(before, before).map((line) => line.text)).toEqual([]);
});
