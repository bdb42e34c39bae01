import type { BuiltIn, DeckChoice, Listed, Plan, RandomDeck, Sealed, Usual, VariantChoice, Wishes } from "../messages";

export type DeckPlan = BuiltIn | Listed | Usual | RandomDeck | Sealed;
export type WishName = keyof Wishes;

/** A plan in which nothing is left out. */
export type FullPlan = Required<Omit<Plan, "wishes">> & { wishes: Required<Wishes> };

const USUAL: Usual = { type: "usual" };
export const FREE_FOR_ALL = "free-for-all";
const COMMANDER = "commander";

const NO_WISHES: Required<Wishes> = {
  range: null,
  attack: null,
  teams: [],
  heads: null,
  deploy: false,
  shared_turns: false,
  small: false,
  planes: null,
  brawl: false,
};

export function fullPlan(plan: Plan = {}): FullPlan {
  return {
    variants: ["planechase"],
    players: 4,
    decks: [],
    edition: "current",
    seed: null,
    bots: [],
    unwanted: [],
    random_seats: false,
    advice: false,
    ...plan,
    wishes: { ...NO_WISHES, ...plan.wishes },
  };
}

// ---------------------------------------------------------------------- variants

/** The shape of the table: everybody for themselves, if nothing else was chosen. */
export function shapeOf(plan: FullPlan, variants: VariantChoice[]): string {
  return plan.variants.find((name) => isShape(name, variants)) ?? FREE_FOR_ALL;
}

/** The plan with another shape; a table has only one. */
export function withShape(plan: FullPlan, shape: string, variants: VariantChoice[]): FullPlan {
  const others = plan.variants.filter((name) => !isShape(name, variants));
  const chosen = shape === FREE_FOR_ALL ? others : [...others, shape];
  return withFittingWishes({ ...plan, variants: chosen }, variants);
}

/** The plan with a variant more, or without it; decks and wishes that no longer go with it are as usual again. */
export function withVariant(
  plan: FullPlan,
  name: string,
  on: boolean,
  variants: VariantChoice[],
  decks: DeckChoice[],
): FullPlan {
  const others = plan.variants.filter((each) => each !== name);
  const chosen = { ...plan, variants: on ? [...others, name] : others };
  return withFittingDecks(withFittingWishes(chosen, variants), decks);
}

function isShape(name: string, variants: VariantChoice[]): boolean {
  return variants.some((each) => each.name === name && each.is_shape);
}

// ---------------------------------------------------------------------- wishes

/** What can be agreed on besides, with these variants. */
export function wishesFor(plan: FullPlan, variants: VariantChoice[]): WishName[] {
  const played = [...plan.variants, shapeOf(plan, variants)];
  const found = variants.filter((each) => played.includes(each.name)).flatMap((each) => each.wishes);
  return (Object.keys(NO_WISHES) as WishName[]).filter((wish) => found.includes(wish));
}

export function withWish<K extends WishName>(plan: FullPlan, wish: K, value: Required<Wishes>[K]): FullPlan {
  return { ...plan, wishes: { ...plan.wishes, [wish]: value } };
}

function withFittingWishes(plan: FullPlan, variants: VariantChoice[]): FullPlan {
  const fitting = wishesFor(plan, variants);
  const kept = Object.entries(plan.wishes).filter(([wish]) => fitting.includes(wish as WishName));
  return { ...plan, wishes: { ...NO_WISHES, ...Object.fromEntries(kept) } };
}

/** Sizes of teams as somebody types them, such as "2, 2"; null for what is none. */
export function readTeams(typed: string): number[] | null {
  const words = typed.split(/[\s,;/+]+/).filter((word) => word !== "");
  return words.every((word) => /^[1-9]\d?$/.test(word)) ? words.map(Number) : null;
}

// ---------------------------------------------------------------------- seats

export function withPlayers(plan: FullPlan, players: number): FullPlan {
  return { ...plan, players, decks: plan.decks.slice(0, players), bots: plan.bots.slice(0, players) };
}

export function deckAt(plan: FullPlan, seat: number): DeckPlan {
  return plan.decks[seat] ?? USUAL;
}

export function withDeck(plan: FullPlan, seat: number, deck: DeckPlan): FullPlan {
  const decks = Array.from({ length: Math.max(plan.decks.length, seat + 1) }, (_, each) => deckAt(plan, each));
  decks[seat] = deck;
  while (decks.at(-1)?.type === "usual") decks.pop();
  return { ...plan, decks };
}

/** The built-in decks that are made for these variants. */
export function fittingDecks(plan: FullPlan, decks: DeckChoice[]): DeckChoice[] {
  const led = plan.variants.includes(COMMANDER);
  return decks.filter((deck) => deck.variants.includes(COMMANDER) === led);
}

function withFittingDecks(plan: FullPlan, decks: DeckChoice[]): FullPlan {
  const fitting = fittingDecks(plan, decks).map((deck) => deck.name);
  return plan.decks.reduce<FullPlan>(
    (sofar, deck, seat) =>
      deck.type === "built in" && !fitting.includes(deck.name) ? withDeck(sofar, seat, USUAL) : sofar,
    plan,
  );
}

export function botAt(plan: FullPlan, seat: number, levels: string[]): string {
  const level = plan.bots[seat];
  return level !== undefined && levels.includes(level) ? level : usualLevel(levels);
}

export function withBot(plan: FullPlan, seat: number, level: string, levels: string[]): FullPlan {
  const bots = Array.from({ length: Math.max(plan.bots.length, seat + 1) }, (_, each) => botAt(plan, each, levels));
  bots[seat] = level;
  return { ...plan, bots };
}

function usualLevel(levels: string[]): string {
  return levels.find((level) => level === "steady") ?? levels.at(-1) ?? "steady";
}

// ---------------------------------------------------------------------- planes and chance

/** The plan without a plane, or with it again. */
export function withoutPlane(plan: FullPlan, name: string, unwanted: boolean): FullPlan {
  const others = plan.unwanted.filter((each) => each !== name);
  return { ...plan, unwanted: unwanted ? [...others, name].sort() : others };
}

/** A seed as somebody types it: null for none, undefined for what is no whole number. */
export function readSeed(typed: string): number | null | undefined {
  const word = typed.trim();
  if (word === "") return null;
  const seed = Number(word);
  return /^-?\d+$/.test(word) && Number.isSafeInteger(seed) ? seed : undefined;
}
