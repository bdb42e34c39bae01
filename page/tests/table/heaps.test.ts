import { expect, test } from "vitest";
import type { Sign } from "../../src/asking/forms";
import type { Thing } from "../../src/messages";
import { attachmentsOf, boardOf, heapsOfEqual, heapsOfLands } from "../../src/table/heaps";
import { creature, scene } from "../asking/table";

const unmarked = () => null;

function land(id: number, name: string, more: Partial<Thing> = {}): Thing {
  return { id, name, zone: "battlefield", type_line: `Basic Land — ${name}`, controller: 0, tapped: false, ...more };
}

function named(id: number, name: string, more: Partial<Thing> = {}): Thing {
  return creature(id, [1, 1], [], { name, controller: 0, ...more });
}

test("a board has creatures, lands and the rest; what is attached lies with what it is attached to", () => {
  const host = named(10, "Griffin", { attachments: [11] });
  const aura: Thing = { id: 11, name: "Umbra", zone: "battlefield", type_line: "Enchantment — Aura", controller: 1 };
  const table = scene([
    host,
    { ...aura, attached_to: 10 },
    land(12, "Forest"),
    { ...aura, id: 13, name: "Arena", controller: 0 },
    named(14, "Dryad", { type_line: "Land Creature — Forest Dryad" }),
    named(15, "Elsewhere", { controller: 1 }),
  ]);
  const board = boardOf(table, 0);
  expect(board.creatures.map((one) => one.name)).toEqual(["Griffin", "Dryad"]);
  expect(board.lands.map((one) => one.name)).toEqual(["Forest"]);
  expect(board.others.map((one) => one.name)).toEqual(["Arena"]);
  expect(attachmentsOf(table, host).map((one) => one.name)).toEqual(["Umbra"]);
});

test("an Aura on a player lies before whoever controls it", () => {
  const curse: Thing = { id: 20, name: "Curse", zone: "battlefield", type_line: "Enchantment — Aura Curse" };
  expect(boardOf(scene([{ ...curse, controller: 0, attached_to: 1 }]), 0).others).toHaveLength(1);
});

test("an emblem in the command zone lies on a board; a plane and a commander have their own places", () => {
  const emblem: Thing = { id: 30, name: "Emblem", zone: "command", owner: 0 };
  const plane: Thing = { id: 31, name: "Bant", zone: "command", type_line: "Plane — Alara", owner: 0 };
  const commander: Thing = { id: 32, name: "Krenko", zone: "command", type_line: "Legendary Creature", owner: 0 };
  const table = scene([emblem, plane, commander], { command: [30, 31, 32] });
  table.table.face_up = [{ id: 31, controller: 0, heading: "" }];
  table.table.elsewhere = [32];
  expect(boardOf(table, 0).others.map((one) => one.name)).toEqual(["Emblem"]);
});

test("lands of one name are one heap, with an untapped one on top", () => {
  const heaps = heapsOfLands([land(1, "Forest", { tapped: true }), land(2, "Island"), land(3, "Forest")], unmarked);
  expect(heaps.map((heap) => heap.map((one) => one.id))).toEqual([[3, 1], [2]]);
});

test("a land with something on it lies apart", () => {
  const heaps = heapsOfLands([land(1, "Forest", { attachments: [9] }), land(2, "Forest")], unmarked);
  expect(heaps).toHaveLength(2);
});

test("only what cannot be told apart is heaped", () => {
  const things = [
    named(1, "Goat"),
    named(2, "Goat"),
    named(3, "Goat", { tapped: true }),
    named(4, "Goat", { damage: 1 }),
  ];
  expect(heapsOfEqual(things, unmarked).map((heap) => heap.length)).toEqual([2, 1, 1]);
});

test("an attacker picked out of a heap is seen beside it", () => {
  const sign = (id: number): Sign | null => (id === 2 ? "attack" : "go");
  const heaps = heapsOfEqual([named(1, "Goat"), named(2, "Goat"), named(3, "Goat")], sign);
  expect(heaps.map((heap) => heap.map((one) => one.id))).toEqual([[1, 3], [2]]);
});
