import { expect, test } from "vitest";
import { formFor } from "../../src/asking/controls";
import type { Declaring } from "../../src/asking/declaring";
import { previewOf } from "../../src/asking/fighting";
import { outlook } from "../../src/asking/outlook";
import type { Scene } from "../../src/messages";
import { creature, declaration, scene } from "./table";

function attacking(table: Scene, pairs: [number, number][]) {
  const form = pairs.reduce(
    (one, [, other]) => one.all(other),
    formFor(declaration("DeclareAttackers", pairs), table) as Declaring,
  );
  return outlook(table, form, previewOf(table, form));
}

const mine = { controller: 0 };

test("an attack shows who loses how much, who could block, and how one stands after it", () => {
  const table = scene([
    creature(10, [5, 5], [], mine),
    creature(11, [1, 1], [], mine),
    creature(20, [3, 3], [], { controller: 1 }),
    creature(21, [2, 2], [], { controller: 1, tapped: true }),
    creature(22, [0, 4], ["defender"], { controller: 2 }),
  ]);
  const seen = attacking(table, [[10, 1]]);
  expect(seen.losses).toEqual([{ player: 1, from: 20, to: 15 }]);
  expect(seen.blockers).toEqual([{ player: 1, count: 1 }]);
  expect(seen.after).toEqual({ blockers: 1, threat: 5, life: 20 });
  expect(seen.out).toEqual([]);
});

test("creatures with vigilance can still block", () => {
  const table = scene([creature(10, [5, 5], ["vigilance"], mine)]);
  expect(attacking(table, [[10, 1]]).after?.blockers).toBe(1);
});

test("whoever would have no life left is out", () => {
  const table = scene([creature(10, [20, 5], [], mine)]);
  expect(attacking(table, [[10, 1]]).out).toEqual([1]);
});

test("so is whoever a commander would have dealt 21 damage", () => {
  const commander = {
    commanders: [{ id: 10, name: "Karrthus", owner: 0, tax: 0, zone: "battlefield" }],
    damage: [{ commander: "Karrthus", dealt: 15, of: 0, player: 2 }],
  };
  const table = scene([creature(10, [6, 6], [], mine)], { variants: { commander } });
  expect(attacking(table, [[10, 2]]).out).toEqual([2]);
  expect(attacking(table, [[10, 1]]).out).toEqual([]);
});

test("blocking shows who dies, who survives and who could block, too", () => {
  const table = scene([creature(20, [3, 3], [], { controller: 3 }), creature(10, [3, 4]), creature(11, [1, 1])], {
    active: [3],
    step: "declare blockers step",
    combat: [{ attacker: 20, defender: 0, blocked: false, blockers: [] }],
  });
  const asked = declaration("DeclareBlockers", [
    [10, 20],
    [11, 20],
  ]);
  const form = formFor(asked, table) as Declaring;
  const blocked = form.told(form.pairs[0]!);
  const seen = outlook(table, blocked, previewOf(table, blocked));
  expect(seen).toMatchObject({
    kind: "block",
    dying: ["Creature 20"],
    surviving: ["Creature 10"],
    idle: ["Creature 11"],
    losses: [],
  });
});
