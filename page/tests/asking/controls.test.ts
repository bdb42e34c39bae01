import { expect, test } from "vitest";
import { controlOf, formFor, placeOf } from "../../src/asking/controls";
import MESSAGES from "../../src/messages.ts?raw";
import { creature, option, question, scene } from "./table";

/** The words of a closed type, as the messages say them. */
function words(type: string): string[] {
  const line = MESSAGES.split("\n").find((one) => one.startsWith(`export type ${type} =`)) ?? "";
  return [...line.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? "");
}

const table = scene([creature(10, [2, 2]), { id: 80, name: "Forest", zone: "library" }]);

test("every kind of question has a control", () => {
  const kinds = words("QuestionKind");
  expect(kinds.length).toBeGreaterThan(15);
  const controls = Object.fromEntries(kinds.map((kind) => [kind, controlOf(question({ kind }))]));
  expect(controls).toMatchInlineSnapshot(`
    {
      "Choose": "choose",
      "ChooseLife": "count",
      "ChooseNumber": "count",
      "ChooseOutside": "choose",
      "ChooseSecretly": "count",
      "ChooseTargets": "choose",
      "ChooseX": "count",
      "Confirm": "decide",
      "DeclareAttackers": "attack",
      "DeclareBlockers": "block",
      "Divide": "share",
      "Order": "order",
      "PayOptionalCost": "decide",
      "Priority": "act",
      "RepeatHowOften": "count",
      "StepInAfter": "count",
      "TakeMulligan": "decide",
      "ToCommandZone": "decide",
    }
  `);
  for (const kind of kinds) expect(formFor(question({ kind }), table).control).toBe(controls[kind]);
});

test("whatever is chosen for, its options have a place", () => {
  const purposes = words("Purpose");
  expect(purposes.length).toBeGreaterThan(50);
  const onTable = [option(0, { objects: [10] }), option(1, { players: [1] })];
  const apart = [option(0, { objects: [80] }), option(1, { objects: [81] })];
  const said = [option("one"), option("two")];
  const places = purposes.map((purpose) => {
    const where = [onTable, apart, said].map((options) => placeOf(question({ purpose, options }), table));
    return `${purpose}: ${where.join(", ")}`;
  });
  expect(places).toMatchInlineSnapshot(`
    [
      "mulligan: table, cards, words",
      "bottom: table, cards, words",
      "opening hand: table, cards, words",
      "priority: table, cards, words",
      "attack: table, cards, words",
      "block: table, cards, words",
      "cast: table, cards, words",
      "play land: table, cards, words",
      "suspend: table, cards, words",
      "repeat: table, cards, words",
      "mode: words, words, words",
      "target: table, cards, words",
      "divide: table, cards, words",
      "x: table, cards, words",
      "cost: words, words, words",
      "optional cost: words, words, words",
      "pay: table, cards, words",
      "pay mana: payment, payment, payment",
      "mana: colors, colors, colors",
      "life: table, cards, words",
      "discard: table, cards, words",
      "sacrifice: table, cards, words",
      "tap: table, cards, words",
      "return: table, cards, words",
      "exile: table, cards, words",
      "top: table, cards, words",
      "to hand: table, cards, words",
      "onto battlefield: table, cards, words",
      "keep: table, cards, words",
      "reveal: table, cards, words",
      "search: cards, cards, words",
      "outside: cards, cards, words",
      "scry: heaps, heaps, words",
      "surveil: heaps, heaps, words",
      "pile: table, cards, words",
      "enchant: table, cards, words",
      "enter as: table, cards, words",
      "move counters: table, cards, words",
      "later: table, cards, words",
      "sooner: table, cards, words",
      "object: table, cards, words",
      "damage: table, cards, words",
      "source: table, cards, words",
      "player: table, cards, words",
      "life total: table, cards, words",
      "number: words, words, words",
      "side: words, words, words",
      "token: words, words, words",
      "villainous: words, words, words",
      "vote: table, cards, words",
      "color: colors, colors, colors",
      "creature type: words, words, words",
      "name: words, words, words",
      "order: table, cards, words",
      "triggers: words, words, words",
      "replacement: words, words, words",
      "coin: words, words, words",
      "roll: words, words, words",
      "may: table, cards, words",
      "command zone: table, cards, words",
      "plane: table, cards, words",
    ]
  `);
});

test("a question that is not known yet is a choice among its options", () => {
  expect(controlOf(question({ kind: "Ponder" }))).toBe("choose");
  expect(placeOf(question({ purpose: "wonder", options: [option("a"), option("b")] }), table)).toBe("words");
});

test("very many words are typed", () => {
  const options = Array.from({ length: 200 }, (_, at) => option(`word ${at}`));
  expect(placeOf(question({ purpose: "creature type", options }), table)).toBe("search");
  expect(placeOf(question({ purpose: "object", options }), table)).toBe("search");
});
