import { expect, test } from "vitest";
import type { Thing } from "../../src/messages";
import { changesOf } from "../../src/table/changes";
import { describe as called } from "../../src/table/describing";
import { creature, scene } from "../asking/table";

const bears = creature(10, [6, 5], [], {
  name: "Bears",
  owner: 1,
  controller: 0,
  base_power: 2,
  base_toughness: 2,
  counters: { "+1/+1": 1 },
  attachments: [11],
  changed_by: [11, 12],
});
const aura: Thing = { id: 11, name: "Umbra", zone: "battlefield", text: "It is larger.", attached_to: 10 };
const anthem: Thing = { id: 12, name: "Anthem", zone: "battlefield", text: "All are larger." };

test("a card tells what it is by itself and everything that changes it, each once, and until when", () => {
  const table = scene([bears, aura, anthem]);
  const effect = { id: 5, affects: [10], text: "+2/+2", until: "Until end of turn", uses: null };
  table.effects = [
    { ...effect, source: 9, source_name: "Growth", controller: 0 },
    { ...effect, source: 9, source_name: "Elsewhere", controller: 0, affects: [12] },
  ];
  const found = changesOf(table, bears);
  expect(found.map((one) => one.by).filter((by) => by !== "")).toEqual(["Umbra", "Anthem", "Growth"]);
  expect(found[0]?.words).toContain("2/2");
  expect(found.at(-1)?.until).toBe("Until end of turn");
  expect(found.some(({ words }) => words.includes("owns"))).toBe(true);
});

test("what is changed is said aloud, and what is not has nothing to tell", () => {
  expect(called(bears, null, [], null)).toMatch(/^Bears, 6\/5, instead of 2\/2/);
  const plain = creature(20, [1, 1], [], { name: "Plain", owner: 0, controller: 0 });
  expect(changesOf(scene([plain]), plain)).toEqual([]);
});
