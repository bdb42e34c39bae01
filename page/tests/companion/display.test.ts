import { beforeEach, describe, expect, test, vi } from "vitest";
import { cardTexts, longestHalf, withoutLead } from "../../src/companion/cardTexts";
import { around, quartersFor, quartersOf, sidesOf } from "../../src/companion/display/around";
import { Choosing } from "../../src/companion/display/choosing.svelte";
import { Commanding } from "../../src/companion/display/commanding";
import { Denying } from "../../src/companion/denying.svelte";
import { factsOf, fitOf } from "../../src/companion/display/facts";
import { laid } from "../../src/companion/display/flatness";
import { Idling, QUIET } from "../../src/companion/display/idling.svelte";
import { pressed } from "../../src/companion/display/keys";
import { Rolling } from "../../src/companion/display/rolling.svelte";
import { activeSeats, commanderDamage, sides } from "../../src/companion/display/seating";
import { readShown } from "../../src/companion/display/showing.svelte";
import { foremost, reminders, stageOf } from "../../src/companion/display/stage";
import { isAboutWays, tiles, wayOf } from "../../src/companion/display/ways";
import { largest } from "../../src/companion/fitting";
import type { Hands } from "../../src/companion/hands";
import { Sight } from "../../src/companion/sight.svelte";
import type { PaperSeen, PlainOption, PlainQuestion } from "../../src/messages";
import "../../src/words/companion";
import { card, scene, seat, seen, waits } from "./scenes";

const option = (id: number, label: string): PlainOption => ({ id, label, objects: [], players: [] });

function question(kind: string, options: PlainOption[], bounds = {}): PlainQuestion {
  return { kind, purpose: "plane", sentence: "Choose.", player: 0, decider: 0, about: null, bounds, options };
}

describe("text", () => {
  test("is as large as it fits, and never smaller than the least", () => {
    const tried: number[] = [];
    const fits = (size: number) => tried.push(size) > 0 && size <= 41;
    expect(largest(20, 56, fits)).toBe(41);
    expect(tried.length).toBeLessThan(8);
    expect(largest(20, 56, () => true)).toBe(56);
    expect(largest(20, 56, () => false)).toBe(20);
    expect(largest(20, 10, () => true)).toBe(20);
  });

  test("of a chaos ability follows its heading, and stands in full where there is none", () => {
    expect(cardTexts(card("Naya"))).toEqual({ here: "You may play any number of lands.", chaos: "Draw a card." });
    expect(cardTexts(card("Naya"), true).chaos).toBe("Whenever chaos ensues, draw a card.");
  });
});

test("a chaos ability with a name keeps it", () => {
  expect(withoutLead("Red-Eye — Whenever chaos ensues, goad it.")).toBe("Red-Eye — Goad it.");
  expect(withoutLead("Draw a card.")).toBe("Draw a card.");
});

test("a name is broken where its lines are most alike", () => {
  expect(longestHalf("Naya")).toBe(4);
  expect(longestHalf("Hedron Fields of Agadeem")).toBe(13);
  expect(longestHalf("Two Streams Facility")).toBe(11);
});

describe("seats", () => {
  test("go clockwise: down the right side and up the left one", () => {
    const { left, right } = sides(scene(8));
    expect(right.flat().map((one) => one.seat)).toEqual([0, 1, 2, 3]);
    expect(left.flat().map((one) => one.seat)).toEqual([7, 6, 5, 4]);
  });

  test("of one giant are one place", () => {
    const seats = [0, 0, 1, 1].map((team, number) => seat(number, { team }));
    const places = (shared_life: boolean) => {
      const { left, right } = sides(scene(4, { seats, shared_life }));
      return [right, left].map((side) => side.map((heads) => heads.map((one) => one.seat)));
    };
    expect(places(true)).toEqual([[[0, 1]], [[2, 3]]]);
    expect(places(false)).toEqual([
      [[0], [1]],
      [[3], [2]],
    ]);
  });

  test("stay where they are when somebody is out or turns go the other way", () => {
    const before = sides(scene(5));
    const after = sides(scene(5, { order: [3, 1, 0], seats: [4, 2, 0, 1, 3].map((one) => seat(one, { out: "" })) }));
    const places = (all: typeof before) => [all.left, all.right].map((side) => side.flat().map((one) => one.seat));
    expect(places(after)).toEqual(places(before));
  });

  test("are spread around a flat screen as evenly as it goes, nobody left out", () => {
    const found = (players: number, copies: 1 | 2 | 4) =>
      around(scene(players), copies).map(({ seats }) => seats.flat().map((one) => one.seat));
    expect(found(4, 4)).toEqual([[0], [1], [2], [3]]);
    expect(found(4, 2)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(found(3, 1)).toEqual([[0, 1, 2]]);
    for (const players of [2, 3, 5, 6, 7, 8])
      expect(found(players, 4).flat()).toEqual(scene(players).seats.map((one) => one.seat));
  });

  test("see the plane turned to their side", () => {
    expect(sidesOf(4).map(quartersFor)).toEqual([0, 1, 2, 3]);
    expect(sidesOf(2).map(quartersFor)).toEqual([0, 2]);
  });

  test("that are active are those of all turns that are being taken", () => {
    const turns = [
      { number: 1, active: [0, 1], next: 2, after: 2 },
      { number: 2, active: [4], next: 5, after: 5 },
    ];
    expect(activeSeats(scene(8, { turns })).map((one) => one.seat)).toEqual([0, 1, 4]);
  });

  test("show the worst commander first", () => {
    const commanders = [7, 17].map((amount, number) => ({
      ...{ number, owner: number, name: `C${number}`, casts: 0, tax: 0, damage: { "2": amount } },
    }));
    expect(commanderDamage(scene(4, { commanders }), 2).map((one) => one.amount)).toEqual([17, 7]);
    expect(commanderDamage(scene(4, { commanders }), 1)).toEqual([]);
  });
});

describe("the middle of the screen", () => {
  const phenomenon = card("Time Distortion", { phenomenon: true });

  test("shows one thing, the most urgent first", () => {
    expect(stageOf(scene(), null).is).toBe("planes");
    expect(stageOf(scene(4, { started: false }), null).is).toBe("gathering");
    expect(stageOf(scene(4, { winners: [1], waiting: [waits("chaos")] }), null).is).toBe("over");
    expect(stageOf(scene(4, { waiting: [waits("planeswalk")] }), null).is).toBe("moment");
    expect(stageOf(scene(4, { waiting: [waits("reminder")] }), null).is).toBe("planes");
    expect(stageOf(scene(4, { planes: [phenomenon], waiting: [waits("encounter")] }), null).is).toBe("encounter");
    expect(stageOf(scene(4, { planes: [] }), null).is).toBe("life");
    expect(stageOf(scene(4, { planes: [], schemes: [card("All Shall Smolder")] }), null).is).toBe("planes");
    expect(stageOf(scene(4, { map: [{ at: [0, 0], card: card("Naya") }] }), null).is).toBe("map");
  });

  test("asks before everything else", () => {
    const waiting = [waits("chaos")];
    expect(stageOf(scene(4, { waiting }), question("Choose", [option(0, "Naya")])).is).toBe("choosing");
    const ways = question("Choose", [option(0, "north: Naya"), option(1, "hellride southwest")]);
    expect(stageOf(scene(4, { waiting }), ways).is).toBe("map");
  });

  test("keeps a chaos ability until it is done, also when more has triggered", () => {
    const stage = stageOf(
      scene(4, { waiting: [waits("chaos", 0), waits("planeswalk", 1), waits("reminder", 2)] }),
      null,
    );
    expect(stage).toMatchObject({ is: "moment", waiting: { number: 1 } });
  });

  test("reminds of what is not on a scheme; that stands there already", () => {
    const scheme = card("Mortal Flesh Is Weak");
    const all = scene(4, {
      schemes: [scheme],
      waiting: [waits("reminder", 0, scheme), waits("reminder", 1, card("Naya"))],
    });
    expect(reminders(all).map((one) => one.number)).toEqual([1]);
  });

  test("lets the keys answer what is largest", () => {
    expect(foremost(scene(4, { waiting: [waits("chaos", 0), waits("reminder", 1)] }))?.number).toBe(0);
    expect(foremost(scene(4, { waiting: [waits("reminder", 0), waits("reminder", 1)] }))?.number).toBe(1);
    expect(foremost(scene())).toBeUndefined();
  });
});

describe("choosing", () => {
  const three = [option(0, "Naya"), option(1, "Krosa"), option(2, "Tazeem")];

  test("one of several: the next tap replaces it, and a second one lets go", () => {
    const one = new Choosing(question("Choose", three, { minimum: 1, maximum: 1 }));
    expect(one.isEnough).toBe(false);
    one.tap(0);
    one.tap(2);
    expect([one.picked, one.isEnough]).toEqual([[2], true]);
    one.tap(2);
    expect(one.picked).toEqual([]);
  });

  test("several: not more than allowed, and none where that is allowed", () => {
    const some = new Choosing(question("Choose", three, { minimum: 0, maximum: 2 }));
    expect(some.isEnough).toBe(true);
    for (const id of [0, 1, 2]) some.tap(id);
    expect(some.picked).toEqual([0, 1]);
  });

  test("an order: all of them, each with its place", () => {
    const order = new Choosing(question("Order", three));
    for (const id of [2, 0]) order.tap(id);
    expect(order.isEnough).toBe(false);
    order.tap(1);
    expect([order.isEnough, order.picked]).toEqual([true, [2, 0, 1]]);
    expect(three.map(({ id }) => order.place(id))).toEqual([2, 3, 1]);
    order.clear();
    expect(order.place(2)).toBeNull();
  });

  test("knows yes or no, numbers, and what somebody chooses on a phone", () => {
    expect(new Choosing(question("Confirm", [])).kind).toBe("confirm");
    expect(new Choosing(question("ChooseNumber", [])).kind).toBe("number");
    expect(new Choosing(question("Choose", [])).kind).toBe("elsewhere");
  });
});

describe("the map", () => {
  test("has the four ways and the hellrides where they lead", () => {
    const map = [
      { at: [0, 0] as [number, number], card: card("Naya") },
      { at: [0, 1] as [number, number], card: card("Krosa") },
    ];
    const options = [option(0, "north: Krosa"), option(1, "hellride southwest")];
    const all = tiles(map, options);
    expect(all).toHaveLength(25);
    const at = (x: number, y: number) => all.find((tile) => tile.x === x && tile.y === y);
    expect(at(0, 1)).toMatchObject({ way: "north", far: 1, option: { id: 0 }, place: { card: { name: "Krosa" } } });
    expect(at(-1, -1)).toMatchObject({ way: "southwest", far: 2, option: { id: 1 }, place: null });
    expect(at(1, 0)?.option).toBeNull();
    expect(at(0, 2)?.way).toBeNull();
  });

  test("is asked about only by ways", () => {
    expect(wayOf(option(0, "hellride northeast"))).toBe("northeast");
    expect(wayOf(option(0, "Northern Air Temple"))).toBeNull();
    expect(isAboutWays([option(0, "east: Naya"), option(1, "Naya")])).toBe(false);
    expect(isAboutWays([])).toBe(false);
  });
});

describe("keys", () => {
  const key = (name: string, held = {}) =>
    pressed({ key: name, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...held });

  test("roll, say done, counter, go on and take back", () => {
    expect([" ", "Enter", "c", "N", "z"].map((name) => key(name)?.does)).toEqual([
      ...["roll", "done", "countered", "next", "undo"],
    ]);
    expect(key("4")).toEqual({ does: "choose", number: 4 });
    expect(key("ArrowLeft")).toEqual({ does: "move", by: -1 });
  });

  test("mean nothing with others held, when held down, or when nobody knows them", () => {
    expect(key("z", { ctrlKey: true })).toBeNull();
    expect(key(" ", { repeat: true })).toBeNull();
    expect(key("0")).toBeNull();
    expect(key("toString")).toBeNull();
  });
});

describe("time", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test("dims a screen where nothing happens, moves it each minute, and the next touch wakes it", () => {
    const idling = new Idling();
    idling.stir();
    vi.advanceTimersByTime(QUIET - 1);
    expect(idling.dim).toBe(false);
    vi.advanceTimersByTime(1);
    expect(idling.dim).toBe(true);
    const first = idling.shift;
    vi.advanceTimersByTime(60_000);
    expect(idling.shift).not.toEqual(first);
    idling.stir();
    expect([idling.dim, ...idling.shift]).toEqual([false, 0, 0]);
  });

  test("lets the die turn for what is news, and not where things stand still", () => {
    const rolling = new Rolling();
    const rolled = { seat: 0, face: "chaos", step: 3 } as const;
    rolling.see(rolled, false);
    expect(rolling.now).toBe(true);
    vi.advanceTimersByTime(900);
    expect(rolling.now).toBe(false);
    rolling.see(rolled, false);
    expect(rolling.now).toBe(false);
    rolling.see({ ...rolled, step: 4 }, true);
    expect(rolling.now).toBe(false);
  });
});

test("how a screen shows the table is kept, and what nobody knows is as usual", () => {
  expect(readShown(null)).toEqual({ lies: false, copies: 4, plain: false, quarters: 0 });
  expect(readShown({ lies: true, copies: 2, plain: true, quarters: 3 })).toEqual({
    ...{ lies: true, copies: 2, plain: true, quarters: 3 },
  });
  expect(readShown({ copies: 3, quarters: 7, lies: "yes" })).toEqual(readShown(null));
});

describe("the whole screen", () => {
  function screen(more: Partial<PaperSeen> = {}, ownDie = false) {
    const sight = new Sight();
    const company = { is: "papercompany" as const, me: 0, host: 0, advice: [], people: [], dealt: true, round: 1 };
    sight.take({ ...company, plan: { own_die: ownDie } });
    sight.take(seen({ undoable: { by: "Ann", parts: ["Ann rolls."] }, ...more }));
    const did: unknown[] = [];
    const asked: number[] = [];
    const lock = { now: false };
    const hands: Hands = {
      ...{
        sight,
        code: "ABCDEF",
        lost: false,
        waiting: 0,
        pending: () => 0,
        elsewhere: () => 0,
        life: () => {},
        settle: () => {},
      },
      do: (deed) => void did.push(deed),
      choose: (answer) => void did.push(answer),
      takeBack: () => void did.push("back"),
    };
    const commanding = new Commanding(
      hands,
      () => lock.now,
      (seat) => asked.push(seat),
    );
    const press = (...keys: string[]) => {
      for (const key of keys)
        commanding.press(pressed({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false })!);
      return did;
    };
    return { sight, commanding, press, asked, lock };
  }

  test("rolls for whose turn it is, goes on, and takes back", () => {
    expect(screen().press(" ", "n", "z")).toEqual([{ deed: "roll", seat: 0 }, { deed: "nextturn" }, "back"]);
  });

  test("asks what a die of one's own has shown", () => {
    const { press, asked } = screen({}, true);
    expect(press(" ")).toEqual([]);
    expect(asked).toEqual([0]);
  });

  test("does nothing while the die turns", () => {
    const { press, lock } = screen({ scene: scene(4, { waiting: [waits("planeswalk")] }) });
    lock.now = true;
    expect(press(" ", "Enter", "c", "n", "z")).toEqual([]);
  });

  test("walks, or says that it was countered", () => {
    const waiting = [waits("reminder", 0), waits("planeswalk", 1)];
    expect(screen({ scene: scene(4, { waiting }) }).press("Enter", "c")).toEqual([
      { deed: "done", waiting: 1 },
      { deed: "countered", waiting: 1 },
    ]);
  });

  test("starts before anything else can be done", () => {
    expect(screen({ scene: scene(4, { started: false, turns: [] }) }).press(" ", "n", "Enter")).toEqual([
      { deed: "start" },
    ]);
  });

  test("chooses by numbers and arrows, and stands still meanwhile", () => {
    const asks = question("Choose", [option(7, "Naya"), option(8, "Krosa")], { minimum: 1, maximum: 1 });
    expect(screen({ question: asks }).press(" ", "n", "Enter", "2", "Enter")).toEqual([[8]]);
    expect(screen({ question: asks }).press("ArrowLeft", "ArrowRight", "Enter")).toEqual([[7]]);
    expect(screen({ question: question("Confirm", []) }).press("2", "1")).toEqual([false, true]);
  });

  test("walks on the map by one key", () => {
    const ways = question("Choose", [option(0, "north: Naya"), option(1, "hellride southwest")]);
    expect(screen({ question: ways }).press("2")).toEqual([[1]]);
  });

  test("keeps what was picked when something else happens, and forgets it when something else is asked", () => {
    const asks = question("Choose", [option(7, "Naya"), option(8, "Krosa")], { minimum: 1, maximum: 1 });
    const { sight, commanding, press } = screen({ question: asks });
    press("1");
    sight.take(seen({ question: structuredClone(asks), scene: scene(4, { daytime: "night" }) }));
    expect(commanding.choosing?.picked).toEqual([7]);
    sight.take(seen({ question: question("Choose", [option(7, "Naya")]) }));
    expect(commanding.choosing?.picked).toEqual([]);
  });

  test("leaves it open whose turn ends where several are taken", () => {
    const turns = [0, 4].map((active, number) => ({ number, active: [active], next: active + 1, after: null }));
    expect(screen({ scene: scene(8, { turns }) }).press("n")).toEqual([]);
  });
});

describe("what somebody has beside their life", () => {
  const commanders = [{ number: 0, owner: 1, name: "Rafiq", casts: 0, tax: 0, damage: { "0": 11 } }];
  const counters = { clues: 3, energy: 7, experience: 2, poison: 3, rad: 4 };
  const designations = ["city's blessing", "monarch"];

  test("is told in the order in which it decides games", () => {
    const ann = seat(0, { counters, designations, archenemy: true });
    const found = factsOf(scene(4, { seats: [ann, seat(1)], commanders, initiative: 0 }), [ann]);
    expect(found.map((one) => one.key)).toEqual(
      ["archenemy", "0 commander", "0 poison", "monarch", "initiative", "blessing"].concat([
        "0 rad",
        "0 experience",
        "0 energy",
        "0 clues",
      ]),
    );
    expect(found.filter((one) => one.kept).map((one) => one.key)).toEqual(["archenemy"]);
    expect(found.find((one) => one.key === "0 clues")?.icon).toBeNull();
  });

  test("is counted once where a giant has one of it", () => {
    const heads = [0, 1].map((number) => seat(number, { team: 0, counters: { poison: 2, energy: 1 } }));
    const keys = (shared_poison: boolean) =>
      factsOf(scene(4, { seats: heads, shared_poison }), heads).map((one) => one.key);
    expect(keys(true)).toEqual(["0 poison", "0 energy", "1 energy"]);
    expect(keys(false)).toEqual(["0 poison", "1 poison", "0 energy", "1 energy"]);
  });

  test("is only why, of who is out", () => {
    const out = [seat(0, { out: "poison", counters })];
    expect(factsOf(scene(4, { seats: out }), out).map((one) => one.key)).toEqual(["out"]);
  });

  test("loses words before it loses facts, and what is left out is counted", () => {
    const room = (level: number, hidden: number) =>
      fitOf(5, (fit) => fit.level > level || (fit.level === level && fit.hidden >= hidden));
    expect(room(0, 0)).toEqual({ level: 0, hidden: 0 });
    expect(room(1, 0)).toEqual({ level: 1, hidden: 0 });
    expect(room(2, 3)).toEqual({ level: 2, hidden: 3 });
    expect(fitOf(5, () => false)).toEqual({ level: 2, hidden: 5 });
  });
});

test("who was denied to be out is asked about again for another reason only", () => {
  const denying = new Denying();
  const ann = seat(0, { falling: "no life left" });
  expect(denying.asked([ann])?.seat).toBe(0);
  denying.deny(ann);
  expect(denying.asked([ann])).toBeUndefined();
  expect(denying.asked([seat(0, { falling: "poison" })])?.falling).toBe("poison");
  denying.see([{ ...ann, falling: null }]);
  expect(denying.asked([ann])?.seat).toBe(0);
});

test("what concerns somebody is turned to the side where they sit", () => {
  expect([0, 1, 2, 3].map((one) => quartersOf(scene(4), 4, one))).toEqual([0, 1, 2, 3]);
  expect([0, 1, 2, 3].map((one) => quartersOf(scene(4), 2, one))).toEqual([0, 0, 2, 2]);
  expect([0, 3].map((one) => quartersOf(scene(4), 1, one))).toEqual([0, 0]);
});

describe("seats beside the text of a flat screen", () => {
  const sizes = [
    [1150, 280],
    [860, 290],
    [500, 285],
    [740, 229],
    [560, 400],
    [790, 700],
  ] as const;

  test.each(sizes)("can be read and tapped at %i by %i, and leave the text most of it", (width, height) => {
    for (const seats of [1, 2, 3, 4]) {
      const { below, columns, rows, size } = laid(seats, false, width, height);
      expect(columns * rows).toBeGreaterThanOrEqual(seats);
      const [wide, high] = below ? [width / columns, size / rows] : [size / columns, height / rows];
      expect(Math.min(wide / 2, high - 60)).toBeGreaterThanOrEqual(44);
      expect(below ? size / height : size / width).toBeLessThan(0.6);
    }
  });

  test("stand before it where it is wide, and below it where it is high", () => {
    expect(laid(1, false, 1150, 280).below).toBe(false);
    expect(laid(8, false, 790, 700)).toMatchObject({ below: true });
  });

  test("are higher where two names stand one above the other", () => {
    const { below, rows, columns, size } = laid(2, true, 560, 400);
    const [wide, high] = below ? [560 / columns, size / rows] : [size / columns, 400 / rows];
    expect(wide >= 300 || high >= 160).toBe(true);
  });

  test("are none where nobody sits", () => {
    expect(laid(0, false, 500, 285).size).toBe(0);
  });
});
