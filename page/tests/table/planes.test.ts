import { expect, test } from "vitest";
import type { PlanechaseView, Thing } from "../../src/messages";
import { foremost, mapTiles, placesOf } from "../../src/table/planes";
import { scene } from "../asking/table";

function plane(id: number, name: string, owner: number): Thing {
  return { id, name, owner, zone: "command", type_line: "Plane — Somewhere" };
}

function view(more: Partial<PlanechaseView>): PlanechaseView {
  return { decks: {}, roll: null, ...more };
}

test("a plane says whose deck it came from and how many are left there", () => {
  const table = scene([plane(50, "Bant", 2)], { command: [50] });
  table.table.face_up = [{ id: 50, controller: 0, heading: "" }];
  table.variants = { planechase: view({ decks: { "2": 9 } }) };
  expect(placesOf(table)).toMatchObject([{ owner: 2, left: 9, controller: 0 }]);
  table.variants = { planechase: view({ decks: { communal: 30 } }) };
  expect(placesOf(table)).toMatchObject([{ owner: null, left: 30 }]);
});

test("of several planes mine is looked at first", () => {
  const table = scene([plane(50, "Bant", 2), plane(51, "Naya", 1)], { command: [50, 51], viewer: 1 });
  table.variants = { planechase: view({}) };
  table.table.face_up = [
    { id: 50, controller: 0, heading: "" },
    { id: 51, controller: 1, heading: "" },
  ];
  expect(foremost(placesOf(table), table)?.thing.name).toBe("Naya");
});

test("the map is a diamond around where we are, with ways that are named and corners that are dared", () => {
  const tiles = mapTiles(
    [
      { at: [4, 2], id: 50, name: "Bant", counters: {} },
      { at: [4, 3], id: 51, name: "Naya", counters: {} },
      { at: [5, 3], id: 52, name: "Jund", counters: {} },
    ],
    [50],
  );
  expect(tiles).toHaveLength(25);
  expect(tiles.find((tile) => tile.far === 0)?.known?.name).toBe("Bant");
  expect(tiles.find((tile) => tile.way === "north")?.known?.name).toBe("Naya");
  expect(tiles.filter((tile) => tile.hellride)).toHaveLength(3);
});
