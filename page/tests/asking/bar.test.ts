import { expect, test } from "vitest";
import { button, otherAnswer } from "../../src/asking/button";
import { formFor, type AnyForm } from "../../src/asking/controls";
import type { Deciding } from "../../src/asking/deciding";
import type { Declaring } from "../../src/asking/declaring";
import { previewOf } from "../../src/asking/fighting";
import type { Choosing } from "../../src/asking/choosing";
import { prompt } from "../../src/asking/prompt";
import MESSAGES from "../../src/messages.ts?raw";
import type { Leads, PlainQuestion, Question, Scene } from "../../src/messages";
import { creature, declaration, option, question, scene } from "./table";

const NONE = new Map();

function leads(more: Partial<Leads>): Leads {
  return { to: "question", object: null, player: 0, step: null, sentence: "", ...more };
}

function passing(where: Partial<Leads>, table: Scene = scene()) {
  const asked = question({ kind: "Priority", purpose: "priority", options: [option(0, { deed: "pass" })] });
  const put = { ...asked, leads: leads(where) };
  return button(table, put, formFor(put, table), NONE);
}

test("the button says what happens and where it leads, and its name begins with passing", () => {
  const combat = passing({ step: "declare attackers step" });
  expect(combat).toMatchObject({ title: "Go to combat", detail: "choose attackers next", does: "pass", key: "Space" });
  expect(combat.name).toBe("Pass: go to combat, choose attackers next");
  const turn = passing({ to: "turn", player: 1 });
  expect([turn.title, turn.detail]).toEqual(["End turn", "Bob is next"]);
  const other = passing({ to: "turn", player: 2 }, scene([], { active: [1] }));
  expect(other.title).toBe("Go to Cat’s turn");
  const mine = passing({ to: "turn", player: 0 }, scene([], { active: [3] }));
  expect(mine.name).toBe("Pass: go to my turn, the turn ends");
});

test("what lies on the stack resolves by passing", () => {
  const table = scene([{ id: 60, name: "Blaze", zone: "stack", kind: "spell", controller: 1 }], { stack: [60] });
  const let_ = passing({ to: "resolve", object: 60 }, table);
  expect(let_.name).toBe("Pass: let it resolve, Blaze");
});

test("passing says something for every step", () => {
  const line = MESSAGES.split("\n").find((one) => one.startsWith("export type Step =")) ?? "";
  const steps = [...line.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? "");
  expect(steps.length).toBe(13);
  for (const step of steps) expect(passing({ step }).name).toMatch(/^Pass: \S/);
});

test("an attack says who takes what, and is vermilion only when somebody attacks", () => {
  const table = scene([creature(10, [5, 5]), creature(11, [8, 8])]);
  const asked = declaration("DeclareAttackers", [
    [10, 1],
    [11, 3],
  ]);
  let form = formFor(asked, table) as Declaring;
  const none = button(table, asked, form, NONE);
  expect(none).toMatchObject({ title: "Do not attack", tone: "accent" });
  form = form.all(1).all(3);
  const some = button(table, asked, form, previewOf(table, form));
  expect(some).toMatchObject({ title: "Attack with 2", detail: "Bob takes 5 · Dan takes 8", tone: "attack" });
});

test("who has picked an attacker or a blocker cannot throw it away before saying where it goes", () => {
  const table = scene([creature(10, [5, 5]), creature(20, [1, 1]), creature(21, [1, 1])]);
  for (const [kind, to, title] of [
    ["DeclareAttackers", [1, 3], "Choose whom it attacks"],
    ["DeclareBlockers", [20, 21], "Choose what it blocks"],
  ] as const) {
    const asked = declaration(kind, [
      [10, to[0]],
      [10, to[1]],
    ]);
    const held = (formFor(asked, table).click(10) as { form: Declaring }).form;
    expect(button(table, asked, held, NONE)).toMatchObject({ title, does: "nothing", key: "" });
    expect(held.ready).toBe(false);
    expect((held.click(10) as { form: Declaring }).form.ready).toBe(true);
  }
});

test("what can be done is no order, and an X that can only be nothing says so", () => {
  const rolls = question({ kind: "Priority", purpose: "priority", options: [option(0, { deed: "roll" })] });
  expect(prompt(scene(), rolls, formFor(rolls, scene()), NONE).question).toBe("You can roll, or go on.");
  const x = question({ kind: "ChooseNumber", purpose: "x", bounds: { minimum: 0, maximum: 0 } });
  expect(button(scene(), x, formFor(x, scene()), NONE)).toMatchObject({
    title: "X is 0",
    detail: "no more can be paid",
  });
});

function said(asked: Partial<PlainQuestion>, fill: (form: AnyForm) => AnyForm = (form) => form, table = scene()) {
  const put: Question = question(asked);
  const form = fill(formFor(put, table));
  return button(table, put, form, NONE);
}

test("a choice says what becomes of what is chosen, and waits until enough is", () => {
  const table = scene([creature(10, [2, 2]), creature(11, [3, 3])]);
  const asked = {
    purpose: "sacrifice",
    options: [option(0, { objects: [10] }), option(1, { objects: [11] })],
    bounds: { minimum: 1, maximum: 2 },
  };
  expect(said(asked, undefined, table)).toMatchObject({ title: "Choose first", does: "nothing" });
  const one = said(asked, (form) => (form as Choosing).toggled(0), table);
  expect(one).toMatchObject({ title: "Sacrifice Creature 10", does: "confirm" });
  const two = said(asked, (form) => (form as Choosing).toggled(0).toggled(1), table);
  expect(two.title).toBe("Sacrifice 2 of them");
});

test("nothing is an answer where it is allowed", () => {
  const asked = { purpose: "search", options: [option(0, { objects: [80] })], bounds: { minimum: 0, maximum: 1 } };
  expect(said(asked)).toMatchObject({ title: "Find nothing", does: "confirm" });
});

test("scrying says how many go to the bottom and how many stay", () => {
  const cards = [80, 81, 82].map((id) => ({ id, name: `Card ${id}`, zone: "library" }));
  const options = cards.map((card, at) => option(at, { objects: [card.id] }));
  const asked = { purpose: "scry", options, bounds: { minimum: 0, maximum: 3 } };
  expect(said(asked, undefined, scene(cards)).title).toBe("All stay on top");
  const down = said(asked, (form) => (form as Choosing).toggled(1), scene(cards));
  expect([down.title, down.detail]).toEqual(["1 to the bottom", "2 stay on top"]);
});

test("keeping a hand is the big answer, a mulligan the small one", () => {
  const asked = question({ kind: "TakeMulligan", purpose: "mulligan", options: [option("yes"), option("no")] });
  const form = formFor(asked, scene()) as Deciding;
  expect(button(scene(), asked, form, NONE)).toMatchObject({ title: "Keep this hand", does: "no" });
  expect(otherAnswer(asked, form)).toMatchObject({ title: "Mulligan", does: "yes" });
});

test("paying by hand, the big button leaves the rest to the game", () => {
  const table = scene([{ id: 30, name: "Forest", zone: "battlefield" }]);
  const asked = question({ purpose: "pay mana", options: [option("rest"), option(1, { objects: [30] })] });
  const form = formFor(asked, table);
  expect(button(table, asked, form, NONE)).toMatchObject({ title: "Pay the rest", does: "confirm" });
  expect(form.answer).toEqual(["rest"]);
  expect(form.click(30)).toEqual({ answer: [1] });
});

test("while somebody else decides the button waits for them", () => {
  const asked = { ...question({ decider: 2 }), mine: false };
  expect(button(scene(), asked, formFor(asked, scene()), NONE)).toMatchObject({
    title: "Waiting",
    detail: "for Cat",
    does: "nothing",
  });
});

test("every purpose has words for what is done, in a choice and in a question of yes and no", () => {
  const line = MESSAGES.split("\n").find((one) => one.startsWith("export type Purpose =")) ?? "";
  const purposes = [...line.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? "");
  const table = scene([creature(10, [2, 2])]);
  for (const purpose of purposes) {
    const options = [option(0, { objects: [10] })];
    const chosen = said({ purpose, options }, (form) => (form as Choosing).toggled(0), table);
    expect(chosen.title).not.toMatch(/[{}]|^OK$/);
    const yes = said({ kind: "Confirm", purpose, options: [option("yes"), option("no")] });
    expect(yes.title.length).toBeGreaterThan(1);
  }
});

test("line one says whose turn and step it is, or what is being cast", () => {
  const table = scene([{ id: 60, name: "Blaze", zone: "stack", kind: "spell", controller: 0, x: 4 }], { stack: [60] });
  const priority = question({ kind: "Priority", purpose: "priority", options: [option(0, { deed: "pass" })] });
  expect(prompt(scene(), priority, formFor(priority, scene()), NONE).title).toBe("Your turn · First main phase");
  const theirs = scene([], { active: [3], step: "declare blockers step" });
  expect(prompt(theirs, null, null, NONE).title).toBe("Dan’s turn · Declare blockers");
  const target = question({ kind: "ChooseTargets", purpose: "target", about: 60 });
  expect(prompt(table, target, formFor(target, table), NONE).title).toBe("Casting Blaze · X = 4");
});

test("line two says what can be done, and in gold how many cards glow", () => {
  const table = scene([{ id: 50, name: "Forest", zone: "hand" }]);
  const options = [
    option(0, { deed: "pass" }),
    option(1, { objects: [50], deed: "play land" }),
    option(2, { deed: "roll" }),
  ];
  const asked = question({ kind: "Priority", purpose: "priority", options });
  const told = prompt(table, asked, formFor(asked, table), NONE);
  expect([told.question, told.gold]).toEqual(["Play a land or roll.", "1 card glows."]);
});

test("blocking says what still gets through", () => {
  const attacker = creature(20, [4, 4], [], { controller: 3 });
  const table = scene([attacker, creature(10, [2, 2]), creature(11, [1, 1])], {
    active: [3],
    step: "declare blockers step",
    combat: [{ attacker: 20, defender: 0, blocked: false, blockers: [] }],
  });
  const asked = declaration("DeclareBlockers", [[10, 20]]);
  const form = formFor(asked, table) as Declaring;
  expect(prompt(table, asked, form, previewOf(table, form)).gold).toBe("4 damage gets through.");
  const blocked = form.told(form.pairs[0]!);
  const gold = prompt(table, asked, blocked, previewOf(table, blocked)).gold;
  expect(gold).toBe("Nothing gets through. Creature 10 dies.");
});

test("who searches their own library is told so, and Enter alone does not give the search up", () => {
  const forest = (owner: number) => ({ id: 30, name: "Forest", zone: "library", owner });
  const asked = question({
    purpose: "search",
    sentence: "Search Ann's library: choose up to 1.",
    bounds: { minimum: 0, maximum: 1 },
    options: [option(30, { objects: [30] })],
  });
  const table = scene([forest(0)]);
  const form = formFor(asked, table) as Choosing;
  expect(prompt(table, asked, form, NONE).question).toBe("Search your library: choose up to 1.");
  expect(prompt(scene([forest(1)]), asked, form, NONE).question).toBe("Search Ann's library: choose up to 1.");
  expect(button(table, asked, form, NONE)).toMatchObject({ title: "Find nothing", tone: "quiet", key: "" });
  expect(button(table, asked, form.toggled(30), NONE)).toMatchObject({ title: "Take Forest", key: "Enter" });
});
