import { describe, expect, test } from "vitest";
import { asLink, asText, atMost, Decks, fromLink, fromText, type Deck } from "../../src/companion/setup/decks.svelte";
import {
  archenemyLife,
  brought,
  leftOut,
  movedUp,
  readPlan,
  startingLife,
  usualPlan,
  wanted,
  withCommanders,
  withPlayers,
  withSeat,
  withVariant,
} from "../../src/companion/setup/laying";
import { lifeTold, planesTold, playersTold } from "../../src/companion/setup/telling";
import "../../src/words/companion";

const names = (plan: ReturnType<typeof usualPlan>) => plan.seats.map((seat) => seat.name);

describe("a plan", () => {
  test("is four players and a random communal deck", () => {
    const plan = usualPlan();
    expect(names(plan)).toHaveLength(4);
    expect([plan.planes, plan.deck, plan.variants]).toEqual(["communal", [], []]);
  });

  test("remembers names", () => {
    expect(names(usualPlan(["Mia", "Ned"]))).toEqual(["Mia", "Ned"]);
  });

  test("gets more players with names of their own, and fewer from the end, between two and twelve", () => {
    const plan = withPlayers(usualPlan(["Bob", "Zoe"]), 5);
    expect(names(plan)).toEqual(["Bob", "Zoe", "Ann", "Cat", "Dan"]);
    expect(names(withPlayers(plan, 1))).toEqual(["Bob", "Zoe"]);
    const many = withPlayers(plan, 30);
    expect(new Set(names(many)).size).toBe(12);
  });

  test("has people in the order in which they sit", () => {
    const plan = usualPlan(["A", "B", "C"]);
    expect(names(movedUp(plan, 2))).toEqual(["A", "C", "B"]);
    expect(names(movedUp(plan, 0))).toEqual(["A", "B", "C"]);
  });

  test("is of one shape, with commanders and characters beside it", () => {
    const both = withVariant(withVariant(usualPlan(), "commander", true), "archenemy", true);
    expect(both.variants).toEqual(["commander", "archenemy"]);
    expect(withVariant(both, "grand melee", true).variants).toEqual(["commander", "grand melee"]);
    expect(withVariant(both, "commander", false).variants).toEqual(["archenemy"]);
  });

  test("has ten players for a grand melee, and a commander for everybody", () => {
    expect(withVariant(usualPlan(), "grand melee", true).seats).toHaveLength(10);
    const named = withSeat(withVariant(usualPlan(["A", "B"]), "commander", true), 0, { commanders: ["Krond"] });
    const whole = withCommanders(named, (name) => `of ${name}`);
    expect(whole.seats.map((seat) => seat.commanders)).toEqual([["Krond"], ["of B"]]);
    expect(withCommanders(usualPlan(), (name) => name)).toEqual(usualPlan());
  });

  test("begins with the life of its variant, or with what people say", () => {
    expect(startingLife(usualPlan())).toBe(20);
    expect(startingLife(withVariant(usualPlan(), "commander", true))).toBe(40);
    expect(startingLife(withVariant(usualPlan(), "two-headed giant", true))).toBe(30);
    const led = withVariant(usualPlan(), "commander", true);
    expect(startingLife(withVariant(led, "two-headed giant", true))).toBe(60);
    expect(startingLife(withVariant(led, "archenemy", true))).toBe(60);
    const rumble = withVariant(usualPlan(), "supervillain rumble", true);
    expect(startingLife(rumble)).toBe(40);
    expect(startingLife({ ...withVariant(rumble, "commander", true), edition: "2011" })).toBe(40);
    expect(startingLife({ ...usualPlan(), life: 25 })).toBe(25);
  });

  test("tells the life of an archenemy apart from that of the others", () => {
    const villain = withVariant(usualPlan(["A", "B"]), "archenemy", true);
    expect(lifeTold(usualPlan())).toBe("20 life, today’s rules");
    expect(lifeTold(villain)).toBe("A 40 life, the others 20, today’s rules");
    expect(lifeTold({ ...villain, life: 25 })).toBe("A 40 life, the others 25, today’s rules");
    const led = withVariant(villain, "commander", true);
    expect(lifeTold(led)).toBe("60 life, today’s rules");
    expect(lifeTold({ ...led, edition: "2011" })).toBe("40 life, rules of 2011");
    expect(archenemyLife(withVariant(villain, "two-headed giant", true))).toBeNull();
  });

  test("tells what people bring for its variants", () => {
    expect(playersTold(usualPlan())).toBe("4 players");
    const led = withVariant(withVariant(usualPlan(), "archenemy", true), "commander", true);
    expect(playersTold(led)).toBe("and their commanders, schemes");
  });

  test("counts what is played of decks that people bring: not what nobody wants", () => {
    const own = { ...withSeat(usualPlan(["A", "B"]), 0, { planes: ["Akoum", "Naya"] }), planes: "own" };
    const without = { ...own, unwanted: ["Akoum", "Bant"] };
    expect([brought(own), leftOut(own)]).toEqual([[{ name: "A", cards: ["Akoum", "Naya"] }], []]);
    expect([leftOut(without), wanted(without, ["Akoum", "Naya"])]).toEqual([["Akoum"], ["Naya"]]);
    expect(planesTold(without)).toBe("A: 1 card, the others random, 2 left out");
    const communal = { ...usualPlan(), deck: ["Akoum", "Naya", "Jund"], unwanted: ["Akoum", "Bant"] };
    expect(planesTold(communal)).toBe("2 cards, 1 left out");
    expect(planesTold({ ...communal, deck: [] })).toBe("random, 2 left out");
    expect(brought({ ...communal, planes: "none" })).toEqual([]);
  });

  test("is read again as it was kept, and nothing is made of what is none", () => {
    const plan = withSeat(usualPlan(), 1, { commanders: ["Krond"], vanguard: "Gerrard" });
    expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(readPlan({ seats: [{ name: "alone" }] })).toBeNull();
    expect(readPlan("nothing")).toBeNull();
    expect(readPlan({ seats: plan.seats, planes: "cheese", variants: ["chess"] })).toMatchObject({
      planes: "communal",
      variants: [],
    });
  });
});

const deck: Deck = { name: "Küche ’n more", kind: "planes", cards: ["Naya", "Raven's Run"] };

describe("a deck", () => {
  test("is shared by link", () => {
    expect(asLink(deck)).toMatch(/^[\w-]+$/);
    expect(fromLink(asLink(deck))).toEqual(deck);
    expect(fromLink("what?")).toBeNull();
    expect(fromLink(btoa('["a","cards",[]]'))).toBeNull();
  });

  test("is shared as text, and what nobody knows is told", () => {
    const known = ["Naya", "Raven's Run", "Lethe Lake"];
    expect(fromText(asText(deck), known)).toEqual({ name: deck.name, cards: deck.cards, unknown: [] });
    const typed = fromText("1 naya\n\n1x Raven’s Run\nNaya\nNowhere", known);
    expect([typed.cards, typed.unknown]).toEqual([["Naya", "Raven's Run", "Naya"], ["Nowhere"]]);
    expect(fromText("2 Naya\n99999999 Naya\n0 Lethe Lake", known).cards).toHaveLength(102);
  });

  test("has a plane once and a scheme twice, and tells of which there were more", () => {
    expect(atMost(1, ["Naya", "Bant", "Naya", "Naya"])).toEqual({ cards: ["Naya", "Bant"], further: ["Naya"] });
    expect(atMost(2, ["Naya", "Bant", "Naya"])).toEqual({ cards: ["Naya", "Bant", "Naya"], further: [] });
  });

  test("is saved by name", () => {
    const decks = new Decks();
    decks.save(deck);
    decks.save({ ...deck, cards: ["Bant"] });
    decks.save({ name: deck.name, kind: "schemes", cards: [] });
    expect(decks.of("planes").map((one) => one.cards)).toEqual([["Bant"]]);
    decks.remove(decks.of("planes")[0]!);
    expect(decks.all).toHaveLength(1);
  });
});
