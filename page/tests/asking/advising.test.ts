import { expect, test, vi } from "vitest";
import { bars, measureOf, remark, shown } from "../../src/asking/advising.svelte";
import { Asking } from "../../src/asking/asking.svelte";
import { answered } from "../../src/asking/button";
import type { Command, Company, Weighed } from "../../src/messages";
import { option, question, scene } from "./table";

const weighed: Weighed[] = [
  { answer: 1, words: ["Cast"], chosen: true, worth: 80, said: "+80" },
  { answer: 0, words: ["Pass"], chosen: false, worth: 11, said: "+11" },
];

function asked(advice = true) {
  const send = vi.fn<(command: Command) => void>();
  const asking = new Asking(send);
  asking.meet({ advice, stops: null, automation: null } as Company);
  const options = [option(0, { deed: "pass" }), option(1, { deed: "cast", objects: [9] })];
  asking.take(question({ kind: "Priority", purpose: "priority", options }), scene(), null);
  return { asking, send };
}

test("a bot is asked once, and what it says stands until it is put away", () => {
  const { asking, send } = asked();
  expect(asking.advise()).toBe(true);
  asking.advise();
  expect(send.mock.calls).toEqual([[{ do: "advise", number: 7 }]]);
  expect(asking.advising.thinks).toBe(true);
  asking.advised({ is: "advice", number: 7, weighed });
  expect(asking.advising.thinks).toBe(false);
  expect(asking.advising.weighed).toBe(weighed);
  asking.advise();
  expect(asking.advising.weighed).toBeNull();
});

test("advice is about one question", () => {
  const { asking } = asked();
  asking.advise();
  asking.advised({ is: "advice", number: 6, weighed });
  expect(asking.advising.weighed).toBeNull();
  asking.advised({ is: "advice", number: 7, weighed });
  asking.take(question({ purpose: "priority" }, { number: 8 }), scene(), null);
  expect(asking.advising.weighed).toBeNull();
});

test("nobody is asked where that is not allowed, or where it is somebody else's question", () => {
  const { asking, send } = asked(false);
  expect(asking.advise()).toBe(false);
  const other = asked();
  other.asking.take(question({}, { number: 9, mine: false }), scene(), null);
  expect(other.asking.advise()).toBe(false);
  expect(send).not.toHaveBeenCalled();
  expect(other.send).not.toHaveBeenCalled();
});

test("who is refused no longer waits", () => {
  const { asking } = asked();
  asking.advise();
  asking.refused("No.");
  expect(asking.advising.thinks).toBe(false);
});

// ---------------------------------------------------------------------- how it is shown

const entry = (more: Partial<Weighed>): Weighed => ({ answer: 0, words: ["Pass"], chosen: false, ...more });
const points = (...worths: number[]) =>
  worths.map((worth, at) => entry({ worth, said: String(worth), measure: "worth", chosen: at === 0 }));
const chances = (...worths: number[]) => points(...worths).map((one): Weighed => ({ ...one, measure: "chance" }));

test("bars of chances go from none to certain, whatever the others are", () => {
  expect(bars(chances(0.62, 0.05))).toEqual([
    { start: 0, end: 0.62 },
    { start: 0, end: 0.05 },
  ]);
});

test("bars of points go to both sides of the middle, on the same scale for every question", () => {
  expect(bars(points(50, -100, 400, 0))).toEqual([
    { start: 0.5, end: 0.75 },
    { start: 0, end: 0.5 },
    { start: 0.5, end: 1 },
    { start: 0.5, end: 0.5 },
  ]);
});

test("what is as good has no longer bar than the first, and what nobody thought of has none", () => {
  const [own, like] = chances(0.5, 0.9);
  expect(bars([own!, { ...like!, as_good: true }, entry({})])).toEqual([
    { start: 0, end: 0.5 },
    { start: 0, end: 0.5 },
    null,
  ]);
});

test("some are shown, and always what was chosen", () => {
  const many = chances(0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1);
  expect(shown(many, 3)).toEqual(many.slice(0, 3));
  const other = many.map((one, at): Weighed => ({ ...one, chosen: at === 8 }));
  expect(shown(other, 3).map(({ worth }) => worth)).toEqual([0.9, 0.8, 0.1]);
  const silent = [entry({ chosen: true }), entry({ words: ["Cast"] })];
  expect(shown(silent)).toEqual([silent[0]]);
  expect(measureOf(silent)).toBeNull();
});

test("it is said why it was the first where the numbers do not say it", () => {
  const [own, like] = chances(0.5, 0.5);
  expect(
    remark([
      { ...own!, usual: true },
      { ...like!, as_good: true },
    ]),
  ).toBe("usual");
  expect(remark([own!, { ...like!, as_good: true }])).toBeNull();
  expect(remark([{ ...own!, usual: true }, like!])).toBeNull();
  expect(remark([own!, { ...like!, as_good: true, worlds: 3 }])).toBe("alike");
  expect(remark([own!, { ...like!, as_good: true, worlds: 3 }, { ...like!, worlds: 3 }])).toBeNull();
  expect(remark(points(48, 50))).toBe("together");
  expect(remark(points(50, 48))).toBeNull();
  expect(remark([])).toBeNull();
});

test("yes and no are said in the words of their buttons", () => {
  expect(answered("mulligan", false)).toBe("Keep this hand");
  expect(answered("whatever else", true)).toBe("Yes, do it");
});
