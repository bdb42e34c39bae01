import { beforeEach, expect, test, vi } from "vitest";
import { Asking } from "../../src/asking/asking.svelte";
import type { Command, Company, Foreseen, Thing } from "../../src/messages";
import { creature, declaration, option, question, scene } from "./table";

let sent: Command[];
let asking: Asking;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  asking = new Asking((command) => sent.push(command));
});

const hand = { id: 50, name: "Shock", zone: "hand" };
const table = scene([creature(10, [2, 2]), creature(11, [3, 3]), hand], { stack: [] });
table.players[0]!.hand = [50];

function priority(number = 7) {
  const deeds = [
    option(0, { deed: "pass" }),
    option(1, { objects: [50], deed: "cast" }),
    option(2, { objects: [10], deed: "activate" }),
    option(3, { objects: [10], deed: "activate" }),
    option(4, { objects: [11], deed: "make mana" }),
    option(5, { deed: "roll" }),
  ];
  return { ...question({ kind: "Priority", purpose: "priority", options: deeds }), number };
}

test("what can be done glows and one click does it", () => {
  asking.take(priority(), table, null);
  expect(asking.sign(50)).toBe("go");
  expect(asking.sign(11)).toBe(null);
  expect(asking.click(50)).toBe(true);
  expect(sent).toEqual([{ do: "answer", number: 7, answer: 1 }]);
});

test("a card with several actions offers them beside it", () => {
  asking.take(priority(), table, null);
  asking.click(10);
  expect(sent).toEqual([]);
  expect(asking.menu?.options.map((one) => one.id)).toEqual([2, 3]);
  asking.pick(asking.menu!.options[1]!);
  expect(sent).toEqual([{ do: "answer", number: 7, answer: 3 }]);
});

test("a source of mana glows only for those who pay by hand, and is never tapped by a stray click", () => {
  asking.take(priority(), table, null);
  asking.click(11);
  expect(sent).toEqual([]);
  asking.payByHand(true);
  expect(asking.sign(11)).toBe("go");
  asking.click(11);
  expect(sent.at(-1)).toEqual({ do: "answer", number: 7, answer: 4 });
});

test("a question is answered once, however often one clicks", () => {
  asking.take(priority(), table, null);
  asking.pass();
  asking.pass();
  asking.click(50);
  expect(sent).toEqual([{ do: "passon", number: 7, until: "once" }]);
});

test("after a refusal it can be answered again, and says why", () => {
  asking.take(priority(), table, null);
  asking.pass();
  asking.refused("The game is paused.");
  expect(asking.refusal).toBe("The game is paused.");
  asking.pass();
  expect(sent.length).toBe(2);
});

test("the second click of a double click does not answer the next question", () => {
  asking.take(priority(7), table, null);
  asking.click(50, { detail: 1 });
  asking.take(priority(8), table, null);
  asking.click(50, { detail: 2 });
  expect(sent.length).toBe(1);
  asking.click(50, { detail: 1 });
  expect(sent.length).toBe(2);
});

test("buttons rest for a moment after the question has changed", () => {
  asking.take(priority(), table, null);
  expect(asking.resting).toBe(true);
  vi.advanceTimersByTime(249);
  expect(asking.resting).toBe(true);
  vi.advanceTimersByTime(1);
  expect(asking.resting).toBe(false);
});

test("a message that does not change the question keeps what was chosen", () => {
  const asked = declaration("DeclareAttackers", [
    [10, 1],
    [10, 2],
  ]);
  asking.take(asked, table, null);
  asking.click(10);
  asking.click(2);
  asking.take(asked, table, null);
  asking.confirm();
  expect(sent).toEqual([{ do: "answer", number: 7, answer: ["p1"] }]);
});

test("a target is chosen with an arrow, and confirmed", () => {
  const spell = { id: 60, name: "Shock", zone: "stack" };
  const there = scene([creature(10, [2, 2]), spell], { stack: [60] });
  const asked = question({
    kind: "ChooseTargets",
    purpose: "target",
    about: 60,
    options: [option(0, { objects: [10] }), option(1, { players: [2] })],
  });
  asking.take(asked, there, null);
  expect(asking.sign(10)).toBe("target");
  expect(asking.confirm()).toBe(false);
  asking.click(10);
  expect(asking.arrows()).toEqual([{ from: 60, to: 10, kind: "target", label: "", draft: true }]);
  asking.click(2);
  expect(asking.sign(10)).toBe("target");
  expect(asking.sign(2)).toBe("chosen");
  asking.confirm();
  expect(sent).toEqual([{ do: "answer", number: 7, answer: [1] }]);
});

test("one can go back before one confirms", () => {
  const asked = question({
    purpose: "sacrifice",
    options: [option(0, { objects: [10] }), option(1, { objects: [11] })],
  });
  asking.take(asked, table, null);
  asking.click(10);
  expect(asking.goBack()).toBe(true);
  expect(asking.sign(10)).toBe("go");
  expect(asking.goBack()).toBe(false);
});

test("where several are chosen the table is asked what still can be", () => {
  const options = [0, 1].map((at) => option(at, { objects: [10 + at] }));
  asking.take(question({ options, bounds: { minimum: 0, maximum: 2 } }), table, null);
  asking.click(10);
  expect(sent).toEqual([{ do: "look", number: 7, chosen: [0] }]);
  asking.stepped({ is: "steps", number: 7, options: [option("done")] });
  expect(asking.sign(11)).toBe(null);
  expect(asking.sign(10)).toBe("chosen");
});

test("nothing can be answered for somebody else", () => {
  asking.take({ ...priority(), mine: false }, table, null);
  expect(asking.click(50)).toBe(false);
  expect(asking.pass()).toBe(false);
  expect(sent).toEqual([]);
});

test("passing on lasts until one is asked for an action again, and can be ended", () => {
  asking.take(priority(7), table, null);
  asking.pass("my turn");
  expect(sent).toEqual([{ do: "passon", number: 7, until: "my turn" }]);
  asking.take({ ...priority(8), mine: false }, table, null);
  expect(asking.until).toBe("my turn");
  asking.stopPassing();
  expect(asking.until).toBe(null);
  expect(sent.at(-1)).toMatchObject({ do: "setstops" });
  asking.take(priority(9), table, null);
  asking.pass("end of turn");
  asking.take(priority(10), table, null);
  expect(asking.until).toBe(null);
});

const foreseen: Foreseen = { is: "foreseen", number: 7, option: 1, price: "{R}", taps: [11], life: 0 };

function dear() {
  const asked = priority();
  asked.asked.options![1]!.price = "{R}";
  return asked;
}

test("what would pay for a card is shown while one looks at it", () => {
  const asked = dear();
  asking.take(asked, table, null);
  asking.foresee(asked.asked.options![1]!);
  expect(sent).toEqual([{ do: "foresee", number: 7, option: 1 }]);
  expect(asking.previews(11)).toBe(null);
  asking.foresaw(foreseen);
  expect(asking.previews(11)).toEqual({ taps: true });
  asking.foresee(null);
  expect(asking.previews(11)).toBe(null);
  asking.foresaw(foreseen);
  expect(asking.previews(11)).toBe(null);
});

test("what an action is paid with stays in sight until it is paid", () => {
  const asked = dear();
  asking.take(asked, table, null);
  asking.foresee(asked.asked.options![1]!);
  asking.foresaw(foreseen);
  asking.click(50);
  asking.take(
    { ...question({ kind: "ChooseX", purpose: "x", bounds: { minimum: 0, maximum: 3 } }), number: 8 },
    table,
    null,
  );
  expect(asking.panel).toBe("payment");
  asking.take(priority(9), table, null);
  expect(asking.panel).toBe(null);
});

test("in the middle of casting one can go back to before it where that is free", () => {
  const asked = question({ kind: "ChooseX", purpose: "x", bounds: { minimum: 0, maximum: 3 } });
  asking.take(asked, table, "freely");
  expect(asking.cancels).toBe("cancel");
  asking.take({ ...asked, number: 8 }, table, "by asking");
  expect(asking.cancels).toBe(null);
});

const trigger: Thing = { id: 70, name: "Grave Pact", zone: "stack", kind: "triggered ability", controller: 1 };

test("somebody else's ability can be left unasked about, and one's own always answered the same", () => {
  const there = scene([trigger], { stack: [70] });
  asking.take(priority(), there, null);
  asking.quieten();
  expect(sent.at(-1)).toEqual({ do: "quiet", object: 70, quiet: true, answer: null });
  const may = question({ kind: "Confirm", purpose: "may", options: [option("yes"), option("no")] });
  asking.take({ ...may, number: 8 }, scene([{ ...trigger, controller: 0 }], { stack: [70] }), null);
  asking.quieten(true);
  expect(sent.at(-1)).toEqual({ do: "quiet", object: 70, quiet: true, answer: true });
});

test("spells, and one's own abilities, are nothing to be quiet about", () => {
  asking.take(priority(7), scene([{ ...trigger, kind: "spell" }], { stack: [70] }), null);
  expect(asking.quietable).toBe(null);
  asking.take(priority(8), scene([{ ...trigger, controller: 0 }], { stack: [70] }), null);
  expect(asking.quietable).toBe(null);
});

test("the table knows where one is asked and whether one pays by hand", () => {
  asking.take(priority(), table, null);
  const automation = { pass_priority: true, pay: false, order: true };
  asking.meet({ stops: { mine: ["upkeep"] }, automation } as Company);
  expect(asking.halting.steps("mine")).toEqual(["upkeep"]);
  expect(asking.sign(11)).toBe("go");
});

test("a thing that just one of several options in words is about can be clicked, too", () => {
  const options = [option(0, { objects: [10] }), option(1, { objects: [11] }), option("elsewhere")];
  asking.take(question({ purpose: "plane", options }), table, null);
  expect([asking.sign(10), asking.sign(11)]).toEqual(["go", "go"]);
  asking.click(11);
  asking.confirm();
  expect(sent).toEqual([{ do: "answer", number: 7, answer: [1] }]);
});

test("a question that follows what bots passed is asked, though it has the same number", () => {
  const theirs = { ...question({ kind: "Priority", purpose: "priority", decider: 3 }), mine: false };
  asking.take(theirs, table, null);
  expect(asking.mine).toBe(false);
  asking.take(priority(theirs.number), table, null);
  expect(asking.mine).toBe(true);
  expect(asking.click(50)).toBe(true);
  expect(sent).toEqual([{ do: "answer", number: theirs.number, answer: 1 }]);
});

test("a card that cannot be played says why: to whoever looks, and aloud to whoever clicks", () => {
  const dear = { id: 51, name: "Dragon", zone: "hand", owner: 0 };
  const here = scene([hand, dear, { id: 52, name: null, zone: "hand", owner: 1 }]);
  asking.take(priority(), here, null);
  asking.wonder(50);
  asking.wonder(52);
  expect(sent).toEqual([]);
  asking.wonder(51);
  asking.wonder(51);
  expect(sent).toEqual([{ do: "whynot", number: 7, object: 51 }]);
  asking.reasoned({ is: "reason", number: 7, object: 51, sentence: "Ann cannot pay for Dragon." });
  expect([asking.whyNot(51), asking.refusal]).toEqual(["Ann cannot pay for Dragon.", null]);
  asking.wonder(51, true);
  expect(asking.refusal).toBe("Ann cannot pay for Dragon.");
  asking.take(priority(8), here, null);
  expect([asking.whyNot(51), asking.refusal]).toEqual([null, null]);
});

test("an answer to what was wondered comes too late for the next question", () => {
  const here = scene([{ id: 51, name: "Dragon", zone: "hand", owner: 0 }]);
  asking.take(priority(), here, null);
  asking.wonder(51, true);
  asking.take(priority(8), here, null);
  asking.reasoned({ is: "reason", number: 7, object: 51, sentence: "Ann cannot pay for Dragon." });
  expect([asking.whyNot(51), asking.refusal]).toEqual([null, null]);
});

test("who wants to be asked elsewhere is told anew where passing leads, and keeps what they have chosen", () => {
  const leads = (sentence: string) => ({ to: "question" as const, object: null, step: null, player: 0, sentence });
  asking.take({ ...priority(), leads: leads("go to combat") }, table, null);
  asking.click(10);
  asking.take({ ...priority(), leads: leads("go to the end step") }, table, null);
  expect(asking.question?.leads?.sentence).toBe("go to the end step");
  expect(asking.menu?.options.map((one) => one.id)).toEqual([2, 3]);
});
