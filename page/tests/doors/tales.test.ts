import { expect, test } from "vitest";
import { viewOf } from "../../src/doors/tales";
import type { Summary } from "../../src/messages";

const table = (more: Partial<Summary>): Summary => ({ code: "ABCDEF", over: false, paper: false, ...more }) as Summary;

test("who looks on goes to the table, to the film of a game that is over, or to a paper table's screen", () => {
  expect(viewOf(table({}))).toEqual({ at: "watch", code: "ABCDEF" });
  expect(viewOf(table({ over: true }))).toEqual({ at: "replay", code: "ABCDEF" });
  expect(viewOf(table({ paper: true }))).toEqual({ at: "paper", code: "ABCDEF" });
  expect(viewOf(table({ paper: true, over: true }))).toEqual({ at: "paper", code: "ABCDEF" });
});
