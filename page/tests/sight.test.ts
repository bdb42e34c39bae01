import { expect, test } from "vitest";
import type { Changed, PlainEntry, Scene, SeatScene, Seen, Thing } from "../src/messages";
import { Sight } from "../src/table/sight.svelte";

function seat(id: number, life = 20): SeatScene {
  return {
    id,
    name: ["Ann", "Bob"][id] ?? "Cat",
    team: id,
    life,
    counters: {},
    designations: [],
    graveyard: [],
    hand: [],
    hand_size: 7,
    known_library: {},
    lands_left: 1,
    left: false,
    library: 50,
    mana: "",
    outside: [],
    reach: null,
    controlled_by: null,
  };
}

function thing(id: number, zone: string, name: string, more: Partial<Thing> = {}): Thing {
  return { id, zone, name, owner: 0, ...more };
}

function scene(...things: Thing[]): Scene {
  return {
    viewer: 0,
    turn: 3,
    step: "precombat main phase",
    active: [0],
    daytime: null,
    priority: 0,
    other_turns: [],
    waits: false,
    marker: null,
    players: [seat(0), seat(1)],
    battlefield: [],
    phased_out: [],
    stack: [],
    exile: [],
    command: things.filter((one) => one.zone === "command").map((one) => one.id),
    combat: [],
    effects: [],
    waiting: [],
    result: null,
    table: { about: [], counts: [], elsewhere: [], face_up: [], places: [], roles: [] },
    variants: {},
    things: Object.fromEntries(things.map((one) => [one.id, one])),
  };
}

function line(kind: string, text: string, more: Partial<PlainEntry> = {}): PlainEntry {
  return { kind, text, turn: 3, step: "", players: [], objects: [], data: {}, parts: [text], ...more };
}

function seen(whole: Scene, log: PlainEntry[] = []): Seen {
  return { is: "seen", number: 1, scene: whole, question: null, log, may_undo: null };
}

function change(more: Partial<Changed["change"]>, log: PlainEntry[] = [], kept = 0): Changed {
  const whole = { gone: [], scene: {}, things: {}, ...more };
  return { is: "changed", number: 2, change: whole, question: null, kept, log, may_undo: null };
}

test("a change is put into the scene", () => {
  const sight = new Sight();
  sight.take(seen(scene(thing(1, "hand", "Forest"), thing(2, "hand", "Shock"))));
  sight.take(change({ gone: [1], scene: { battlefield: [9] }, things: { 9: thing(9, "battlefield", "Forest") } }));
  expect(Object.keys(sight.scene?.things ?? {})).toEqual(["2", "9"]);
  expect(sight.scene?.battlefield).toEqual([9]);
  expect(sight.number).toBe(2);
});

test("a card that changes zones travels from its old place to its new one", () => {
  const sight = new Sight();
  sight.take(seen(scene(thing(1, "hand", "Forest"), thing(2, "hand", "Forest"))));
  const moves = sight.take(change({ gone: [2], things: { 9: thing(9, "battlefield", "Forest") } }));
  expect(moves?.travels.map(({ from, to }) => [from, to])).toEqual([[{ id: 2 }, { id: 9 }]]);
});

test("what is played out of a hand one does not see comes from there", () => {
  const sight = new Sight();
  sight.take(seen(scene()));
  const bear = thing(9, "stack", "Grizzly Bears", { controller: 1, owner: 1, kind: "spell" });
  expect(sight.take(change({ things: { 9: bear } }))?.travels[0]?.from).toEqual({ pile: "hand", player: 1 });
});

test("life that changes is told with what it was", () => {
  const sight = new Sight();
  sight.take(seen(scene()));
  const moves = sight.take(change({ scene: { players: [seat(0), seat(1, 15)] } }));
  expect(moves?.lives).toEqual([{ player: 1, before: 20, after: 15 }]);
});

test("a roll, chaos and planeswalking are moments; a line told again is none", () => {
  const old = thing(5, "command", "Naya", { type_line: "Plane — Alara" });
  const sight = new Sight();
  const roll = line("planar roll", "Ann rolls the planar die: chaos.", { players: [0], data: { face: "chaos" } });
  sight.take(seen(scene(old), [line("turn", "Turn 3: Ann.", { players: [0] }), roll]));
  const bant = thing(6, "command", "Bant", { type_line: "Plane — Alara" });
  const walk = line("planeswalk", "Ann planeswalks to Bant.", { players: [0], objects: [6] });
  const moves = sight.take(change({ gone: [5], things: { 6: bant } }, [roll, line("chaos", "Chaos ensues."), walk], 1));
  expect(moves?.moments).toEqual([
    { is: "chaos", plane: old, roller: null },
    { is: "planeswalk", player: 0, from: old, to: bant },
  ]);
  expect(sight.log).toHaveLength(4);
});

test("what has left is still known, for the log", () => {
  const sight = new Sight();
  sight.take(seen(scene(thing(1, "hand", "Forest"))));
  sight.take(change({ gone: [1] }));
  expect(sight.thing(1)?.name).toBe("Forest");
});

test("a change before anything was seen is a mistake", () => {
  expect(() => new Sight().take(change({}))).toThrow();
});
