import { expect, test } from "vitest";
import type { Thing } from "../../src/messages";
import { atStake, pictured } from "../../src/table/stacking";
import { creature, question, scene } from "../asking/table";

const blaze: Thing = { id: 60, name: "Blaze", zone: "stack", kind: "spell", controller: 1 };

test("what somebody else puts on the stack is to be read, one's own is known", () => {
  expect(atStake(scene([blaze], { stack: [60] }), null)).toBe(blaze);
  expect(atStake(scene([{ ...blaze, controller: 0 }], { stack: [60] }), null)).toBe(undefined);
});

test("what one's own question is about comes first, and what others are asked about is not shown", () => {
  const ogre = creature(10, [3, 3]);
  const table = scene([ogre, blaze], { stack: [60] });
  expect(atStake(table, question({ about: 10 }))).toBe(ogre);
  expect(atStake(table, question({ about: 10 }, { mine: false }))).toBe(blaze);
});

test("an ability looks like what it comes from and says what it does itself", () => {
  const ability: Thing = { id: 61, name: "Ogre", zone: "stack", kind: "triggered ability", text: "Choose a number." };
  const source = creature(10, [3, 3], [], { text: "All of the card." });
  expect(pictured(ability, source)).toMatchObject({ id: 61, name: "Creature 10", text: "Choose a number." });
  expect(pictured(blaze, source)).toBe(blaze);
});
