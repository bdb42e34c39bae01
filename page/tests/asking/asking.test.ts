import { beforeEach, expect, test, vi } from "vitest";
import { Asking } from "../../src/asking/asking.svelte";
import type { Command } from "../../src/messages";
import { creature, declaration, option, question, scene } from "./table";

let sent: Command[];
let asking: Asking;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  asking = new Asking((command) => sent.push(command));
});

const hand = { id: 50, name: "Shock", zone: "hand" };
const table = scene([creature(10, [2, 2]), creature(11, [3, 3]), hand], { stack: [] });
table.players[0]!.hand = [50];

function priority(number = 7) {
  const deeds = [
    option(0, { deed: "pass" }),
    option(1, { objects: [50], deed: "cast" }),
    option(2, { objects: [10], deed: "activate" }),
    option(3, { objects: [10], deed: "activate" }),
    option(4, { objects: [11], deed: "make mana" }),
    option(5, { deed: "roll" }),
  ];
  return { ...question({ kind: "Priority", purpose: "priority", options: deeds }), number };
}

test("what can be done glows and one click does it", () => {
  asking.take(priority(), table, null);
  expect(asking.sign(50)).toBe("go");
  expect(asking.sign(11)).toBe(null);
  expect(asking.click(50)).toBe(true);
  expect(sent).toEqual([{ do: "answer", number: 7, answer: 1 }]);
});

test("a card with several actions offers them beside it", () => {
  asking.take(priority(), table, null);
  asking.click(10);
  expect(sent).toEqual([]);
  expect(asking.menu?.options.map((one) => one.id)).toEqual([2, 3]);
  asking.pick(asking.menu!.options[1]!);
  expect(sent).toEqual([{ do: "answer", number: 7, answer: 3 }]);
});

test("a source of mana glows only for those who pay by hand, and is never tapped by a stray click", () => {
  asking.take(priority(), table, null);
  asking.click(11);
  expect(sent).toEqual([]);
  asking.payByHand(true);
  expect(asking.sign(11)).toBe("go");
  asking.click(11);
  expect(sent.at(-1)).toEqual({ do: "answer", number: 7, answer: 4 });
});

test("a question is answered once, however often one clicks", () => {
  asking.take(priority(), table, null);
  asking.pass();
  asking.pass();
  asking.click(50);
  expect(sent).toEqual([{ do: "passon", number: 7, until: "once" }]);
});

test("after a refusal it can be answered again, and says why", () => {
  asking.take(priority(), table, null);
  asking.pass();
  asking.refused("The game is paused.");
  expect(asking.refusal).toBe("The game is paused.");
  asking.pass();
  expect(sent.length).toBe(2);
});

test("the second click of a double click does not answer the next question", () => {
  asking.take(priority(7), table, null);
  asking.click(50, { detail: 1 });
  asking.take(priority(8), table, null);
  asking.click(50, { detail: 2 });
  expect(sent.length).toBe(1);
  asking.click(50, { detail: 1 });
  expect(sent.length).toBe(2);
});

test("buttons rest for a moment after the question has changed", () => {
  asking.take(priority(), table, null);
  expect(asking.resting).toBe(true);
  vi.advanceTimersByTime(249);
  expect(asking.resting).toBe(true);
  vi.advanceTimersByTime(1);
  expect(asking.resting).toBe(false);
});

test("a message that does not change the question keeps what was chosen", () => {
  const asked = declaration("DeclareAttackers", [
    [10, 1],
    [10, 2],
  ]);
  asking.take(asked, table, null);
  asking.click(10);
  asking.click(2);
  asking.take(asked, table, null);
  asking.confirm();
  expect(sent).toEqual([{ do: "answer", number: 7, answer: ["p1"] }]);
});

test("a target is chosen with an arrow, and confirmed", () => {
  const spell = { id: 60, name: "Shock", zone: "stack" };
  const there = scene([creature(10, [2, 2]), spell], { stack: [60] });
  const asked = question({
    kind: "ChooseTargets",
    purpose: "target",
    about: 60,
    options: [option(0, { objects: [10] }), option(1, { players: [2] })],
  });
  asking.take(asked, there, null);
  expect(asking.sign(10)).toBe("target");
  expect(asking.confirm()).toBe(false);
  asking.click(10);
  expect(asking.arrows()).toEqual([{ from: 60, to: 10, kind: "target", label: "", draft: true }]);
  asking.click(2);
  expect(asking.sign(10)).toBe("target");
  expect(asking.sign(2)).toBe("chosen");
  asking.confirm();
  expect(sent).toEqual([{ do: "answer", number: 7, answer: [1] }]);
});

test("one can go back before one confirms", () => {
  const asked = question({
    purpose: "sacrifice",
    options: [option(0, { objects: [10] }), option(1, { objects: [11] })],
  });
  asking.take(asked, table, null);
  asking.click(10);
  expect(asking.goBack()).toBe(true);
  expect(asking.sign(10)).toBe("go");
  expect(asking.goBack()).toBe(false);
});

test("where several are chosen the table is asked what still can be", () => {
  const options = [0, 1].map((at) => option(at, { objects: [10 + at] }));
  asking.take(question({ options, bounds: { minimum: 0, maximum: 2 } }), table, null);
  asking.click(10);
  expect(sent).toEqual([{ do: "look", number: 7, chosen: [0] }]);
  asking.stepped({ is: "steps", number: 7, options: [option("done")] });
  expect(asking.sign(11)).toBe(null);
  expect(asking.sign(10)).toBe("chosen");
});

test("nothing can be answered for somebody else", () => {
  asking.take({ ...priority(), mine: false }, table, null);
  expect(asking.click(50)).toBe(false);
  expect(asking.pass()).toBe(false);
  expect(sent).toEqual([]);
});
