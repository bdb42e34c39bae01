import { beforeEach, expect, test } from "vitest";
import { hoped } from "../../src/companion/hoping";
import { isOnlyTotals, Queue, randomKey, type Tapped, type Wish } from "../../src/companion/queue.svelte";
import { QUIET, Taps } from "../../src/companion/taps.svelte";
import type { PaperScene } from "../../src/messages";

const storage = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  },
});
beforeEach(() => storage.clear());

/** A queue whose line is held by the test. */
function table() {
  const sent: Tapped[] = [];
  const line = { open: true };
  let number = 0;
  const send = (command: Tapped) => line.open && sent.push(command) > 0;
  const queue = new Queue("ABCDEF", send, () => `key${(number += 1)}`);
  const keys = () => sent.map(({ key }) => key);
  return { queue, sent, line, keys };
}

const life = (by: number): Wish => ({ do: "paper", deed: { deed: "changelife", seat: 0, by }, moment: 3 });
const nextTurn: Wish = { do: "paper", deed: { deed: "nextturn" }, moment: 3 };

test("nothing is sent before the table has told what it has done", () => {
  const { queue, keys } = table();
  queue.add(life(1));
  expect(keys()).toEqual([]);
  queue.arrived([]);
  expect(keys()).toEqual(["key1"]);
});

test("one thing is under way at a time, in the order in which it was tapped", () => {
  const { queue, keys } = table();
  queue.arrived([]);
  queue.add(life(1));
  queue.add(nextTurn);
  expect(keys()).toEqual(["key1"]);
  queue.arrived(["key1"]);
  expect(keys()).toEqual(["key1", "key2"]);
  queue.arrived(["key1", "key2"]);
  expect(queue.length).toBe(0);
});

test("what somebody else did does not send a thing twice", () => {
  const { queue, keys } = table();
  queue.arrived([]);
  queue.add(life(1));
  queue.arrived(["of another phone"]);
  expect(keys()).toEqual(["key1"]);
});

test("what is tapped without a line waits, and is sent when it is back", () => {
  const { queue, line, keys } = table();
  queue.arrived([]);
  line.open = false;
  queue.lost();
  queue.add(life(-2));
  queue.add(life(-3));
  expect(queue.length).toBe(2);
  line.open = true;
  queue.arrived([]);
  queue.arrived(["key1"]);
  queue.arrived(["key1", "key2"]);
  expect(keys()).toEqual(["key1", "key2"]);
  expect(queue.length).toBe(0);
});

test("what was under way when the line broke is sent again only if it has not arrived", () => {
  for (const done of [[], ["key1"]]) {
    storage.clear();
    const { queue, keys } = table();
    queue.arrived([]);
    queue.add(life(1));
    queue.lost();
    queue.arrived(done);
    expect(keys()).toEqual(done.length === 0 ? ["key1", "key1"] : ["key1"]);
  }
});

test("what was refused does not come again, and the rest goes on", () => {
  const { queue, keys } = table();
  queue.arrived([]);
  queue.add(nextTurn);
  queue.add(life(1));
  expect(queue.refused()?.key).toBe("key1");
  expect(keys()).toEqual(["key1", "key2"]);
  queue.arrived(["key2"]);
  expect(queue.refused()).toBeNull();
});

test("a closed tab loses nothing, and other tables have queues of their own", () => {
  table().queue.add(life(7));
  const sent: Tapped[] = [];
  const again = new Queue("ABCDEF", (command) => sent.push(command) > 0);
  expect(again.length).toBe(1);
  again.arrived([]);
  expect(sent[0]).toMatchObject({ key: "key1", deed: { by: 7 } });
  expect(new Queue("OTHERS", () => true).length).toBe(0);
});

test("what was kept and cannot be understood is left out", () => {
  storage.set("planechase.paper.ABCDEF", JSON.stringify([3, { do: "steal", key: "a" }, { do: "paper" }]));
  expect(table().queue.length).toBe(0);
});

test("totals count whatever else has happened; planes and turns are looked at first", () => {
  expect(isOnlyTotals(life(1))).toBe(true);
  expect(isOnlyTotals(nextTurn)).toBe(false);
  expect(isOnlyTotals({ do: "takeback" })).toBe(false);
  const { queue } = table();
  queue.add(life(1));
  expect(queue.isBusy).toBe(false);
  queue.add(nextTurn);
  expect(queue.isBusy).toBe(true);
});

test("no two keys are the same", () => {
  expect(new Set(Array.from({ length: 100 }, randomKey)).size).toBe(100);
  expect(randomKey().length).toBeLessThanOrEqual(40);
});

/** A clock that the test moves on. */
function clock() {
  let now = 0;
  const timers: { at: number; deed: () => void }[] = [];
  const later = (milliseconds: number, deed: () => void) => {
    const timer = { at: now + milliseconds, deed };
    timers.push(timer);
    return () => void timers.splice(timers.indexOf(timer), 1);
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const timer of timers.filter(({ at }) => at <= now)) timer.deed();
  };
  return { later, pass };
}

test("taps become one change when it is quiet, and each tap makes it wait again", () => {
  const { later, pass } = clock();
  const told: [number, number][] = [];
  const taps = new Taps((seat, by) => told.push([seat, by]), later);
  for (let tap = 0; tap < 5; tap += 1) {
    taps.tap(1, 1);
    pass(QUIET - 1);
  }
  expect(taps.of(1)).toBe(5);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual([[1, 5]]);
  expect(taps.of(1)).toBeNull();
});

test("taps for two players are kept apart, up and down again is nothing, and who goes away has tapped all the same", () => {
  const { later, pass } = clock();
  const told: [number, number][] = [];
  const taps = new Taps((seat, by) => told.push([seat, by]), later);
  taps.tap(0, -1);
  taps.tap(2, 10);
  taps.tap(0, 1);
  taps.settleAll();
  expect(told).toEqual([[2, 10]]);
  taps.tap(1, -4);
  taps.forget(1);
  pass(2 * QUIET);
  expect(told).toEqual([[2, 10]]);
});

const scene = {
  seats: [
    { seat: 0, life: 40, counters: {} },
    { seat: 1, life: 40, counters: { poison: 1 } },
  ],
  commanders: [{ number: 0, owner: 0, damage: { "1": 3 } }],
  planes: [],
  schemes: [],
} as unknown as PaperScene;

function after(...deeds: Extract<Wish, { do: "paper" }>["deed"][]): PaperScene {
  return hoped(
    scene,
    deeds.map((deed, number) => ({ do: "paper", deed, key: String(number) })),
  );
}

test("totals are shown as they will be while they wait", () => {
  const seen = after(
    { deed: "changelife", seat: 0, by: -5 },
    { deed: "changelife", seat: 0, by: 2 },
    { deed: "count", seat: 1, kind: "poison", by: -1 },
    { deed: "count", seat: 1, kind: "energy", by: 3 },
    { deed: "nextturn" },
  );
  expect(seen.seats.map(({ life, counters }) => [life, counters])).toEqual([
    [37, {}],
    [40, { energy: 3 }],
  ]);
  expect(scene.seats[0]?.life).toBe(40);
});

test("heads of a giant gain and lose life together", () => {
  const giants = { ...scene, shared_life: true, seats: scene.seats.map((one) => ({ ...one, team: 0 })) };
  const seen = hoped(giants, [{ do: "paper", deed: { deed: "changelife", seat: 1, by: -5 }, key: "1" }]);
  expect(seen.seats.map(({ life }) => life)).toEqual([35, 35]);
});

test("damage from a commander that waits costs life once, and can be taken away only as far as there is some", () => {
  const dealt = after({ deed: "commanderdamage", commander: 0, to: 1, by: 4 });
  expect([dealt.commanders[0]?.damage["1"], dealt.seats[1]?.life]).toEqual([7, 36]);
  const back = after({ deed: "commanderdamage", commander: 0, to: 1, by: -9 });
  expect([back.commanders[0]?.damage["1"], back.seats[1]?.life]).toEqual([0, 43]);
});
