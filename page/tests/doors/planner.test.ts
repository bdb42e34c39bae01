import { beforeEach, expect, test, vi } from "vitest";
import { Sorry } from "../../src/connection/api";
import { Planner, type Means } from "../../src/doors/planner.svelte";
import { fullPlan, withPlayers, withShape, withVariant } from "../../src/doors/planning";
import type { Choices, Plan } from "../../src/messages";

const CHOICES: Choices = {
  variants: [
    { name: "planechase", title: "Planechase", summary: "", is_shape: false, players: 4, wishes: ["planes"] },
    { name: "archenemy", title: "Archenemy", summary: "", is_shape: false, players: 4, wishes: [] },
    { name: "rumble", title: "Rumble", summary: "", is_shape: false, players: 4, wishes: [] },
    { name: "star", title: "Star", summary: "", is_shape: true, players: 5, wishes: [] },
  ],
  decks: [{ name: "Zombie Empire", description: "", colors: "B", variants: [] }],
  planes: [],
  editions: ["current"],
  levels: ["random", "steady"],
  least_players: 2,
  most_players: 16,
  longest_name: 24,
  longest_saying: 500,
  version: "",
  addresses: [],
};
const BOTH = "Archenemy and Supervillain Rumble do not go together.";
const FIVE = "Star is played by 5 players, not by 4.";

let checked: Plan[];
let means: Means;

beforeEach(() => {
  checked = [];
  means = {
    checkPlan: async (plan) => {
      checked.push(plan);
      const names = plan.variants ?? [];
      if (names.includes("star") && plan.players !== 5) return { sentence: FIVE, seats: 5 };
      const both = names.includes("archenemy") && names.includes("rumble");
      return { sentence: both ? BOTH : null, seats: names.includes("star") ? 5 : 4 };
    },
    checkDeck: async (text) => ({
      cards: 60,
      name: "",
      problems: text.includes("Blot")
        ? [{ line: 1, sentence: "There is no card “Blot” here.", written: "Blot", meant: "" }]
        : [],
    }),
    patience: 0,
  };
});

const add = (planner: Planner, name: string) =>
  planner.change(withVariant(planner.plan, name, true, CHOICES.variants, CHOICES.decks));

test("the reason is there before somebody adds what does not go together", async () => {
  const planner = new Planner(CHOICES, fullPlan(), means);
  add(planner, "archenemy");
  await vi.waitFor(() => expect(planner.reasons).toEqual({ rumble: BOTH }));
  expect(planner.isReady).toBe(true);
  add(planner, "rumble");
  await vi.waitFor(() => expect(planner.sentence).toBe(BOTH));
  expect(planner.isReady).toBe(false);
});

test("a shape that needs more seats gets them, and taking one away says why not", async () => {
  const planner = new Planner(CHOICES, fullPlan(), means);
  planner.change(withShape(planner.plan, "star", CHOICES.variants), true);
  await vi.waitFor(() => expect(planner.plan.players).toBe(5));
  expect(planner.sentence).toBeNull();
  planner.change(withPlayers(planner.plan, 4));
  await vi.waitFor(() => expect(planner.sentence).toBe(FIVE));
  expect(planner.plan.players).toBe(4);
});

test("only the last of several changes is checked", async () => {
  means.patience = 5;
  const planner = new Planner(CHOICES, fullPlan(), means);
  for (const players of [5, 6, 7]) planner.change(withPlayers(planner.plan, players));
  await vi.waitFor(() => expect(planner.checking).toBe(false));
  expect(checked.some((plan) => plan.players !== 7)).toBe(false);
});

test("a wrong deck list is said at its seat, keeps what was typed, and holds up only the beginning", async () => {
  const planner = new Planner(CHOICES, fullPlan(), means);
  planner.write(1, "60 Blot");
  await vi.waitFor(() => expect(planner.wrongLists).toEqual([1]));
  expect(planner.plan.decks[1]).toMatchObject({ type: "list", text: "60 Blot" });
  expect(planner.sentence).toBeNull();
  expect(planner.isReady).toBe(false);
  planner.write(1, "60 Island");
  await vi.waitFor(() => expect(planner.isReady).toBe(true));
});

test("a server that cannot be reached is a sentence, and nothing that was chosen is lost", async () => {
  const planner = new Planner(CHOICES, fullPlan({ players: 6 }), means);
  means.checkPlan = () => Promise.reject(new Sorry("The server cannot be reached.", 0));
  means.checkDeck = () => Promise.reject(new Sorry("The server cannot be reached.", 0));
  planner.write(0, "60 Island");
  await vi.waitFor(() => expect(planner.sentence).toBe("The server cannot be reached."));
  expect(planner.plan).toMatchObject({ players: 6, decks: [{ type: "list", text: "60 Island" }] });
});
