import { expect, test } from "vitest";
import { leadersOf } from "../../src/table/standing";
import type { Thing } from "../../src/messages";
import { scene } from "../asking/table";

function inCommand(id: number, name: string, type_line: string, owner: number): Thing {
  return { id, name, owner, zone: "command", type_line };
}

test("a player is led by commanders that wait in the command zone, and by a vanguard", () => {
  const things = [
    inCommand(50, "Krenko", "Legendary Creature — Goblin Warrior", 0),
    inCommand(51, "Gix", "Vanguard", 0),
    inCommand(52, "Ertai", "Vanguard", 1),
    inCommand(53, "Bant", "Plane — Alara", 0),
  ];
  const table = scene(things, { command: [50, 51, 52, 53] });
  const krenko = { owner: 0, name: "Krenko", id: 50, zone: "command", tax: 2 };
  table.variants = { commander: { commanders: [krenko], damage: [] }, vanguard: {} };
  expect(leadersOf(table, 0).map(({ thing, tax }) => [thing.name, tax])).toEqual([
    ["Krenko", 2],
    ["Gix", 0],
  ]);
  expect(leadersOf(table, 1).map(({ thing }) => thing.name)).toEqual(["Ertai"]);
});
