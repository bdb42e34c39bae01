import { expect, test, vi } from "vitest";
import { shares } from "../../src/asking/advising.svelte";
import { Asking } from "../../src/asking/asking.svelte";
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

test("bars show what was worth how much, from nothing or the worst to the best", () => {
  expect(shares(weighed)).toEqual([1, 11 / 80]);
  const bad = [-10, -30].map((worth) => ({ answer: 0, words: [], chosen: false, worth }));
  expect(shares(bad)).toEqual([1, 0]);
  expect(shares([{ answer: 0, words: [], chosen: true }])).toEqual([null]);
  expect(shares([{ answer: 0, words: [], chosen: true, worth: 0 }])).toEqual([1]);
});
