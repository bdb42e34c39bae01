import { expect, test } from "vitest";
import { deedOf, nextBox, SHEET, type Focus } from "../../src/asking/shortcuts";
import { found } from "../../src/asking/finding";
import { beside } from "../../src/asking/placing";
import { option } from "./table";

function press(key: string, focus: Focus = "nowhere", more: { ctrlKey?: boolean; repeat?: boolean } = {}) {
  return deedOf({ key, ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...more }, focus);
}

test("keys do what the sheet says", () => {
  expect(press(" ")).toEqual({ do: "pass" });
  expect(press("Enter")).toEqual({ do: "confirm" });
  expect(press("Escape")).toEqual({ do: "back" });
  expect(press("u")).toEqual({ do: "undo" });
  expect(press("R")).toEqual({ do: "roll" });
  expect(press("F4")).toEqual({ do: "pass on", far: "my turn" });
  expect(press("F6")).toEqual({ do: "pass on", far: "end of turn" });
  expect(press("3")).toEqual({ do: "option", number: 3 });
  expect(press("?")).toEqual({ do: "sheet" });
  expect(press("ArrowLeft")).toEqual({ do: "move", by: "left" });
  expect(press("x")).toBe(null);
});

test("whoever types into a field types, and shortcuts of the browser stay its own", () => {
  for (const key of [" ", "Enter", "u", "r", "1", "ArrowLeft"]) expect(press(key, "field")).toBe(null);
  expect(press("Escape", "field")).toEqual({ do: "back" });
  expect(press("r", "nowhere", { ctrlKey: true })).toBe(null);
});

test("Space and Enter belong to the card that the keyboard has gone to", () => {
  expect(press(" ", "control")).toBe(null);
  expect(press("Enter", "control")).toBe(null);
  expect(press("u", "control")).toEqual({ do: "undo" });
});

test("a key that is held down does not do things again and again", () => {
  expect(press(" ", "nowhere", { repeat: true })).toBe(null);
  expect(press("u", "nowhere", { repeat: true })).toBe(null);
  expect(press("ArrowRight", "nowhere", { repeat: true })).toEqual({ do: "move", by: "right" });
});

test("every key stands once in the sheet", () => {
  const keys = SHEET.flatMap((line) => [...line.keys]);
  expect(new Set(keys).size).toBe(keys.length);
});

test("arrows go to the card that lies next in their direction", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const others = [box(20, 0), box(40, 0), box(0, 30), box(22, 28)];
  expect(nextBox(box(0, 0), others, "right")).toBe(0);
  expect(nextBox(box(0, 0), others, "down")).toBe(2);
  expect(nextBox(box(0, 0), others, "left")).toBe(null);
});

test("what begins with what was typed comes first, then what has a word that does", () => {
  const labels = ["Sea Serpent", "Serpent", "Merserpent", "Élan Seraph", "Goblin"];
  const options = labels.map((label, at) => ({ ...option(at), label }));
  expect(found(options, "ser").map((one) => one.label)).toEqual([
    "Serpent",
    "Sea Serpent",
    "Élan Seraph",
    "Merserpent",
  ]);
  expect(found(options, "elan").map((one) => one.label)).toEqual(["Élan Seraph"]);
  expect(found(options, "").length).toBe(5);
});

test("a menu stands beside its card and inside the window", () => {
  const room = { width: 1000, height: 600 };
  const size = { width: 200, height: 100 };
  const card = (left: number, top: number) => ({ left, top, width: 80, height: 90 });
  expect(beside(card(100, 200), size, room)).toEqual({ x: 188, y: 195 });
  expect(beside(card(900, 560), size, room)).toEqual({ x: 692, y: 492 });
  const narrow = beside(card(20, 300), size, { width: 300, height: 600 });
  expect(narrow).toEqual({ x: 8, y: 192 });
});
