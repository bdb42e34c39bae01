import { describe, expect, test } from "vitest";
import type { DeckChoice, VariantChoice } from "../../src/messages";
import {
  botAt,
  deckAt,
  fittingDecks,
  fullPlan,
  readSeed,
  readTeams,
  shapeOf,
  wishesFor,
  withBot,
  withDeck,
  withoutPlane,
  withPlayers,
  withShape,
  withVariant,
  withWish,
} from "../../src/doors/planning";

const variant = (name: string, wishes: string[] = [], is_shape = false): VariantChoice => ({
  name,
  title: name,
  summary: "",
  is_shape,
  players: 4,
  wishes,
});
const VARIANTS = [
  variant("planechase", ["planes"]),
  variant("commander", ["brawl"]),
  variant("free-for-all", ["range", "attack"], true),
  variant("team vs. team", ["teams", "range", "deploy", "shared_turns"], true),
  variant("star", [], true),
];
const deck = (name: string, variants: string[] = []): DeckChoice => ({ name, description: "", colors: "", variants });
const DECKS = [deck("Zombie Empire"), deck("Strike Force"), deck("Raiment of Dawn", ["commander"])];

describe("variants", () => {
  test("a table has one shape, and everybody plays for themselves if none is chosen", () => {
    const plan = withShape(withShape(fullPlan(), "star", VARIANTS), "team vs. team", VARIANTS);
    expect(plan.variants).toEqual(["planechase", "team vs. team"]);
    expect(shapeOf(plan, VARIANTS)).toBe("team vs. team");
    expect(shapeOf(withShape(plan, "free-for-all", VARIANTS), VARIANTS)).toBe("free-for-all");
    expect(withShape(plan, "free-for-all", VARIANTS).variants).toEqual(["planechase"]);
  });

  test("others add up, each once", () => {
    const plan = withVariant(fullPlan(), "commander", true, VARIANTS, DECKS);
    expect(withVariant(plan, "commander", true, VARIANTS, DECKS).variants).toEqual(["planechase", "commander"]);
    expect(withVariant(plan, "planechase", false, VARIANTS, DECKS).variants).toEqual(["commander"]);
  });

  test("wishes are offered only where they apply, and forgotten with what they belong to", () => {
    const plan = withWish(withWish(fullPlan(), "range", 1), "planes", "map");
    expect(wishesFor(plan, VARIANTS)).toEqual(["range", "attack", "planes"]);
    const star = withShape(plan, "star", VARIANTS);
    expect(wishesFor(star, VARIANTS)).toEqual(["planes"]);
    expect(star.wishes).toMatchObject({ range: null, planes: "map" });
    const teams = withShape(plan, "team vs. team", VARIANTS);
    expect(teams.wishes.range).toBe(1);
    expect(withVariant(plan, "planechase", false, VARIANTS, DECKS).wishes.planes).toBeNull();
  });

  test("a deck that is not made for what is played gives way", () => {
    const chosen = withDeck(fullPlan(), 1, { type: "built in", name: "Zombie Empire" });
    const led = withVariant(chosen, "commander", true, VARIANTS, DECKS);
    expect(deckAt(led, 1)).toEqual({ type: "usual" });
    expect(fittingDecks(led, DECKS).map((each) => each.name)).toEqual(["Raiment of Dawn"]);
    const list = withDeck(fullPlan(), 1, { type: "list", text: "60 Forest" });
    expect(deckAt(withVariant(list, "commander", true, VARIANTS, DECKS), 1)).toMatchObject({ type: "list" });
  });
});

describe("seats", () => {
  test("a deck for the third seat leaves those before it as they are", () => {
    const plan = withDeck(fullPlan(), 2, { type: "built in", name: "Strike Force" });
    expect(plan.decks).toEqual([{ type: "usual" }, { type: "usual" }, { type: "built in", name: "Strike Force" }]);
    expect(withDeck(plan, 2, { type: "usual" }).decks).toEqual([]);
  });

  test("fewer players take nothing along that belonged to a seat that is gone", () => {
    const levels = ["random", "steady"];
    const plan = withBot(withDeck(fullPlan(), 3, { type: "built in", name: "Strike Force" }), 3, "random", levels);
    expect(withPlayers(plan, 3)).toMatchObject({ players: 3, decks: Array(3).fill({ type: "usual" }) });
    expect(withPlayers(plan, 3).bots).toEqual(["steady", "steady", "steady"]);
  });

  test("a bot plays as is usual until somebody says otherwise", () => {
    const levels = ["random", "steady"];
    expect(botAt(fullPlan(), 2, levels)).toBe("steady");
    expect(botAt(withBot(fullPlan(), 2, "random", levels), 2, levels)).toBe("random");
    expect(botAt(withBot(fullPlan(), 2, "random", levels), 1, levels)).toBe("steady");
  });
});

test("planes can be left out and taken in again", () => {
  const plan = withoutPlane(withoutPlane(fullPlan(), "Naya", true), "Bant", true);
  expect(plan.unwanted).toEqual(["Bant", "Naya"]);
  expect(withoutPlane(plan, "Naya", false).unwanted).toEqual(["Bant"]);
});

test("sizes of teams and seeds are read as people write them", () => {
  expect(readTeams("2, 2")).toEqual([2, 2]);
  expect(readTeams("1 + 3")).toEqual([1, 3]);
  expect(readTeams("")).toEqual([]);
  expect(readTeams("two")).toBeNull();
  expect(readTeams("2, 0")).toBeNull();
  expect(readSeed(" 42 ")).toBe(42);
  expect(readSeed("")).toBeNull();
  expect(readSeed("4.5")).toBeUndefined();
  expect(readSeed("99999999999999999999")).toBeUndefined();
});
