import { beforeEach, expect, test } from "vitest";
import { Halting, TAP, whoseTurn } from "../../src/asking/halting.svelte";
import { PARTS, track } from "../../src/asking/track";
import type { Command } from "../../src/messages";
import { scene } from "./table";

let sent: Command[];
let now: number;
let halting: Halting;

beforeEach(() => {
  sent = [];
  now = 0;
  halting = new Halting(
    (command) => sent.push(command),
    () => now,
  );
});

test("a stop is set for one's own turns, those of all others, or those of one player", () => {
  halting.set("mine", "upkeep", true);
  halting.set("others", "end step", true);
  halting.set(2, "draw step", true);
  expect(sent.at(-1)).toEqual({
    do: "setstops",
    full_control: false,
    mine: ["upkeep"],
    others: ["end step"],
    players: { 2: ["end step", "draw step"] },
  });
  expect(halting.steps(1)).toEqual(["end step"]);
  halting.set("others", "end step", false);
  expect(halting.steps(2)).toEqual(["draw step"]);
});

test("what the table knows stays as it is when something else is changed", () => {
  halting.hear({ mine: ["upkeep"], quiet: [{ name: "Grave Pact", text: "…" }] });
  halting.control(true);
  expect(sent).toEqual([{ do: "setstops", full_control: true, mine: ["upkeep"], others: [], players: {} }]);
  expect(halting.quiet.length).toBe(1);
});

test("holding the key is full control for so long; a short press switches it", () => {
  halting.hold();
  halting.hold();
  now = TAP + 1;
  halting.release();
  expect(sent.map((one) => one.do === "setstops" && one.full_control)).toEqual([true, false]);
  halting.hold();
  now += TAP - 1;
  halting.release();
  expect(halting.full).toBe(true);
  halting.hold();
  halting.release();
  expect(halting.full).toBe(false);
});

test("a click on the track is for whoever's turn it is", () => {
  expect(whoseTurn(scene())).toBe("mine");
  expect(whoseTurn(scene([], { active: [2] }))).toBe(2);
});

test("the track shows what is over, now, where passing leads, and stops", () => {
  const leads = { to: "question", object: null, player: 0, step: "declare attackers step", sentence: "" } as const;
  const parts = track(scene(), leads, ["end step"]);
  expect(parts.map((part) => part.state)).toEqual([
    "done",
    "done",
    "now",
    "there",
    "there",
    "ahead",
    "ahead",
    "ahead",
    "ahead",
    "ahead",
  ]);
  expect(parts.filter((part) => part.stop).map((part) => part.step)).toEqual(["end step"]);
});

test("letting something resolve leads nowhere on the track, ending the turn through all of it", () => {
  const to = (where: "resolve" | "turn") => ({ to: where, object: null, player: 1, step: null, sentence: "" });
  const states = (where: "resolve" | "turn") => track(scene(), to(where), []).map((part) => part.state);
  expect(states("resolve")).not.toContain("there");
  expect(states("turn").filter((state) => state === "there").length).toBe(PARTS.length - 3);
});
