import { expect, test } from "vitest";
import { Declaring } from "../../src/asking/declaring";
import type { Step } from "../../src/asking/forms";
import { creature, declaration, scene } from "./table";

const table = scene([creature(10, [2, 2]), creature(11, [3, 3]), creature(20, [4, 4]), creature(21, [1, 1])]);
const attack = declaration("DeclareAttackers", [
  [10, 1],
  [10, 2],
  [11, 1],
  [11, 2],
]);
const block = declaration("DeclareBlockers", [
  [10, 20],
  [10, 21],
  [11, 20],
]);

function form(step: Step): Declaring {
  if (step === null || !("form" in step)) throw new Error("The click meant nothing.");
  return step.form as Declaring;
}

function clicked(start: Declaring, ...ids: number[]): Declaring {
  return ids.reduce((now, id) => form(now.click(id)), start);
}

test("an attacker waits for the player it attacks", () => {
  const held = clicked(new Declaring(attack, table, "attack"), 10);
  expect(held.answer).toEqual([]);
  expect(held.sign(1)).toBe("target");
  const told = clicked(held, 2);
  expect(told.answer).toEqual(["p1"]);
  expect(told.sign(10)).toBe("attack");
});

test("the next attacker goes where the last one went, and can be sent elsewhere", () => {
  const both = clicked(new Declaring(attack, table, "attack"), 10, 2, 11);
  expect(both.answer).toEqual(["p1", "p3"]);
  expect(clicked(both, 1).answer).toEqual(["p1", "p2"]);
});

test("a second click calls an attacker back", () => {
  expect(clicked(new Declaring(attack, table, "attack"), 10, 2, 10).answer).toEqual([]);
});

test("all attack one player, and each can still be sent elsewhere", () => {
  const all = new Declaring(attack, table, "attack").all(1);
  expect(all.answer).toEqual(["p0", "p2"]);
  expect(form(all.drag(11, 2)).answer).toEqual(["p0", "p3"]);
  expect(all.none().answer).toEqual([]);
});

test("dragging says who and whom at once", () => {
  const start = new Declaring(attack, table, "attack");
  expect(start.goals(10)).toEqual([1, 2]);
  expect(form(start.drag(10, 2)).answer).toEqual(["p1"]);
  expect(start.drag(10, 3)).toBe(null);
});

test("a blocker blocks one attacker unless the table says that it can block more", () => {
  const one = clicked(new Declaring(block, table, "block"), 10, 20);
  expect(one.answer).toEqual(["p0"]);
  expect(clicked(one, 21).answer).toEqual(["p1"]);
  expect(clicked(one.knowing(["p1"]), 21).answer).toEqual(["p0", "p1"]);
});

test("a blocker with one choice needs one click", () => {
  expect(clicked(new Declaring(block, table, "block"), 11).answer).toEqual(["p2"]);
});

test("who clicks the attacker as well keeps the block; only the blocker itself takes it back", () => {
  const blocked = clicked(new Declaring(block, table, "block"), 11);
  const other = blocked.chosen[0]!.other;
  expect(clicked(blocked, other).answer).toEqual(["p2"]);
  expect(clicked(blocked, other, 11).answer).toEqual([]);
});
