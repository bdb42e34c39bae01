import { expect, test } from "vitest";
import { Sight } from "../../src/companion/sight.svelte";
import { card, entry, scene, seat, seen } from "./scenes";

test("of the log the first lines are kept, and the rest is replaced: that is how something is taken back", () => {
  const sight = new Sight();
  sight.take(seen({ log: [entry(0, "turn"), entry(1, "note"), entry(2, "note")] }));
  sight.take(seen({ kept: 1, log: [entry(1, "planeswalk")] }));
  expect(sight.log.map((one) => one.line.kind)).toEqual(["turn", "planeswalk"]);
});

test("a roll is news for who was there, and none for who has just come", () => {
  const roll = entry(1, "planar roll", { face: "chaos" });
  const sight = new Sight();
  sight.take(seen({ log: [roll] }));
  expect(sight.rolled).toBeNull();
  sight.take(seen({ kept: 1, log: [entry(2, "planar roll", { face: "blank" })] }));
  expect(sight.rolled).toMatchObject({ seat: 0, face: "blank" });
});

test("the same face rolled twice is two rolls, and what is no roll is none", () => {
  const sight = new Sight();
  sight.take(seen());
  sight.take(seen({ kept: 0, log: [entry(1, "planar roll", { face: "blank" })] }));
  const first = sight.rolled;
  sight.take(seen({ kept: 1, log: [entry(2, "note")] }));
  expect(sight.rolled).toBe(first);
  sight.take(seen({ kept: 2, log: [entry(3, "planar roll", { face: "blank" })] }));
  expect(sight.rolled).not.toBe(first);
});

test("a roll that is told once more, with the whole log, is no news", () => {
  const sight = new Sight();
  const log = [entry(0, "turn"), entry(1, "planar roll", { face: "chaos" })];
  sight.take(seen({ log }));
  sight.take(seen({ kept: 0, log }));
  expect([sight.rolled, sight.fell]).toEqual([null, 0]);
});

test("a roll that was taken back does not lie there any more", () => {
  const sight = new Sight();
  sight.take(seen({ log: [entry(0, "turn")] }));
  sight.take(seen({ kept: 1, log: [entry(1, "planar roll", { face: "chaos" })] }));
  sight.take(seen({ kept: 2, log: [entry(2, "chaos")] }));
  expect(sight.rolled).toMatchObject({ face: "chaos" });
  sight.take(seen({ kept: 1, log: [entry(0, "note")] }));
  expect(sight.rolled).toBeNull();
});

test("a device speaks for the seat of its person; a display for none", () => {
  const sight = new Sight();
  sight.take(seen());
  const company = { is: "papercompany" as const, host: 0, plan: {}, advice: [], dealt: true, round: 1 };
  const people = [
    { person: 0, name: "Display", seat: null, here: true, muted: false },
    { person: 1, name: "Bob", seat: 1, here: true, muted: false },
  ];
  sight.take({ ...company, me: 1, people });
  expect(sight.mine?.name).toBe("Bob");
  sight.take({ ...company, me: 0, people });
  expect(sight.mine).toBeUndefined();
});

test("at a Grand Melee a phone looks at its own turn, and everybody else at the first", () => {
  const sight = new Sight();
  const turns = [
    { number: 1, active: [0], next: 1, after: 1 },
    { number: 2, active: [4], next: 5, after: 5 },
  ];
  sight.take(seen({ scene: scene(8, { turns }) }));
  expect(sight.turn?.active).toEqual([0]);
  const people = [{ person: 1, name: "Eve", seat: 4, here: true, muted: false }];
  sight.take({ is: "papercompany", me: 1, host: 1, plan: {}, advice: [], people, dealt: true, round: 1 });
  expect(sight.turn?.active).toEqual([4]);
});

test("cards that were revealed can be shown after they were put back", () => {
  const sight = new Sight();
  const krosa = card("Krosa");
  sight.take(seen({ scene: scene(4, { revealed: [krosa] }) }));
  sight.take(seen());
  expect(sight.card(krosa.id)?.name).toBe("Krosa");
});

test("earlier planes are those that the table tells", () => {
  const sight = new Sight();
  sight.take(seen({ past: [card("Krosa"), card("Tazeem")] }));
  expect(sight.visited.map((one) => one.name)).toEqual(["Krosa", "Tazeem"]);
  expect(sight.seat(2)?.name).toBe(seat(2).name);
});
