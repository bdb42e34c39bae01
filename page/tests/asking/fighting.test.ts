import { expect, test } from "vitest";
import { Declaring } from "../../src/asking/declaring";
import { previewOf } from "../../src/asking/fighting";
import type { AttackView, Scene, Thing } from "../../src/messages";
import { creature, declaration, scene } from "./table";

function blocked(attacker: Thing, blockers: Thing[], blocks = true): Scene {
  const mine = { ...attacker, controller: 0 };
  const theirs = blockers.map((one) => ({ ...one, controller: 1 }));
  const attack: AttackView = {
    attacker: attacker.id,
    defender: 1,
    blocked: blocks && blockers.length > 0,
    blockers: blocks ? blockers.map((one) => one.id) : [],
  };
  return scene([mine, ...theirs], { combat: [attack], step: "declare blockers step" });
}

test("before one attacks it shows what would be left of the players", () => {
  const attack = declaration("DeclareAttackers", [
    [10, 1],
    [11, 1],
    [12, 2],
  ]);
  const table = scene([creature(10, [2, 2]), creature(11, [3, 3], ["double strike"]), creature(12, [1, 1])]);
  const draft = new Declaring(attack, table, "attack").all(1).all(2);
  const seen = previewOf(table, draft);
  expect(seen.get(1)).toEqual({ life: { from: 20, to: 12 } });
  expect(seen.get(2)).toEqual({ life: { from: 20, to: 19 } });
});

test("blockers being chosen count as if they blocked", () => {
  const table = blocked(creature(10, [4, 4]), [creature(20, [1, 1])], false);
  const draft = new Declaring(declaration("DeclareBlockers", [[20, 10]]), table, "block").all(10);
  expect(previewOf(table, null).get(1)).toEqual({ life: { from: 20, to: 16 } });
  expect(previewOf(table, draft).get(1)).toBe(undefined);
  expect(previewOf(table, draft).get(20)).toEqual({ damage: 4, dies: true });
});

test("first strike kills before it is struck", () => {
  const seen = previewOf(blocked(creature(10, [2, 1], ["first strike"]), [creature(20, [2, 2])]), null);
  expect(seen.get(20)?.dies).toBe(true);
  expect(seen.get(10)).toBe(undefined);
});

test("a touch of death is enough, and what is indestructible stays", () => {
  const table = blocked(creature(10, [1, 1], ["deathtouch"]), [creature(20, [5, 5])]);
  expect(previewOf(table, null).get(20)?.dies).toBe(true);
  const hard = blocked(creature(10, [9, 9]), [creature(20, [1, 1], ["indestructible"])]);
  expect(previewOf(hard, null).get(20)).toEqual({ damage: 9, dies: false });
});

test("what is left over tramples on, and a link gives life", () => {
  const table = blocked(creature(10, [5, 5], ["trample", "lifelink"]), [creature(20, [2, 2])]);
  const seen = previewOf(table, null);
  expect(seen.get(1)).toEqual({ life: { from: 20, to: 17 } });
  expect(seen.get(0)).toEqual({ life: { from: 20, to: 25 } });
});

test("damage that is already marked counts, and after the fight nothing is foreseen", () => {
  const hurt = blocked(creature(10, [1, 1]), [creature(20, [0, 4], [], { damage: 3 })]);
  expect(previewOf(hurt, null).get(20)?.dies).toBe(true);
  expect(previewOf({ ...hurt, step: "end of combat" }, null).size).toBe(0);
});

test("loyalty is what a planeswalker has to lose", () => {
  const walker: Thing = { id: 30, name: "Walker", zone: "battlefield", counters: { loyalty: 3 } };
  const table = scene([creature(10, [3, 3]), walker], {
    combat: [{ attacker: 10, defender: 30, blocked: false, blockers: [] }],
    step: "declare attackers step",
  });
  expect(previewOf(table, null).get(30)).toEqual({ damage: 3, dies: true });
});
