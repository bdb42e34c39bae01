import type { CompanionPlan, CompanionSeat } from "../../messages";
import { fields } from "../../settings/keeping";

/** A plan with everything in it. */
export type FullPlan = Omit<Required<CompanionPlan>, "seats"> & { seats: Required<CompanionSeat>[] };

export const LEAST = 2;
export const MOST = 12;
/** So many make a grand melee. */
const MELEE = 10;
export const PLANES = ["communal", "own", "map", "pile", "none"] as const;
/** Those that go with any others. */
export const BESIDE = ["commander", "vanguard"] as const;
/** Those of which a table has only one, because each says who wins with whom. */
export const SHAPES = ["archenemy", "supervillain rumble", "two-headed giant", "grand melee"] as const;
const VARIANTS = [...BESIDE, ...SHAPES];
export type VariantName = (typeof VARIANTS)[number];

/** How players are called who have not said it. */
const NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lee"];

export function emptySeat(name: string): Required<CompanionSeat> {
  return { name, commanders: [], vanguard: null, planes: [], schemes: [] };
}

/** Four players, a random communal deck. */
export function usualPlan(names: readonly string[] = []): FullPlan {
  const called = names.length >= LEAST ? names : NAMES.slice(0, 4);
  return {
    seats: called.map(emptySeat),
    planes: "communal",
    deck: [],
    owned: [],
    unwanted: [],
    variants: [],
    edition: "current",
    life: null,
    own_die: false,
    anyway: false,
  };
}

/** The plan with so many players: those who are there stay, and others have names of their own. */
export function withPlayers(plan: FullPlan, count: number): FullPlan {
  const wanted = Math.max(LEAST, Math.min(MOST, count));
  const free = NAMES.filter((name) => !plan.seats.some((seat) => seat.name === name));
  const more = free.slice(0, Math.max(0, wanted - plan.seats.length)).map(emptySeat);
  return { ...plan, seats: [...plan.seats, ...more].slice(0, wanted) };
}

export function withSeat(plan: FullPlan, at: number, change: Partial<CompanionSeat>): FullPlan {
  return { ...plan, seats: plan.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat)) };
}

/** People sit clockwise as they are written: somebody moves one place up. */
export function movedUp(plan: FullPlan, at: number): FullPlan {
  const seats = [...plan.seats];
  const [one] = seats.splice(at, 1);
  if (one !== undefined) seats.splice(Math.max(0, at - 1), 0, one);
  return { ...plan, seats };
}

export function withVariant(plan: FullPlan, name: VariantName, on: boolean): FullPlan {
  const isShape = (one: string): boolean => SHAPES.some((shape) => shape === one);
  const others = plan.variants.filter((one) => one !== name && !(on && isShape(name) && isShape(one)));
  const seated = on && name === "grand melee" ? withPlayers(plan, Math.max(MELEE, plan.seats.length)) : plan;
  return { ...seated, variants: on ? [...others, name] : others };
}

/** What is played of cards that somebody brings: not what nobody wants. */
export function wanted(plan: FullPlan, cards: readonly string[]): string[] {
  return cards.filter((name) => !plan.unwanted.includes(name));
}

/** The planar decks that people bring, and whose they are; a communal one is nobody's. */
export function brought(plan: FullPlan): { name: string; cards: string[] }[] {
  if (plan.planes === "none") return [];
  const decks =
    plan.planes === "own"
      ? plan.seats.map(({ name, planes }) => ({ name, cards: planes }))
      : [{ name: "", cards: plan.deck }];
  return decks.filter(({ cards }) => cards.length > 0);
}

/** What is in decks that people bring, and is left out of them because nobody wants it. */
export function leftOut(plan: FullPlan): string[] {
  const cards = brought(plan).flatMap((deck) => deck.cards);
  return plan.unwanted.filter((name) => cards.includes(name));
}

/** How much life everybody begins with, or every giant; an archenemy has their own. */
export function startingLife(plan: FullPlan): number {
  if (plan.life !== null) return plan.life;
  const led = plan.variants.includes("commander");
  if (plan.variants.includes("two-headed giant")) return led ? 60 : 30;
  const rumble = plan.variants.includes("supervillain rumble");
  if (led && plan.edition === "current" && (rumble || plan.variants.includes("archenemy"))) return 60;
  return led || rumble ? 40 : 20;
}

/** How much life an archenemy begins with, whatever people have agreed on; null where nobody plays alone against all. */
export function archenemyLife(plan: FullPlan): number | null {
  if (!plan.variants.includes("archenemy")) return null;
  return plan.variants.includes("commander") && plan.edition === "current" ? 60 : 40;
}

/** The plan as it is begun: whoever has not said what their commander is called has one all the same. */
export function withCommanders(plan: FullPlan, called: (name: string) => string): FullPlan {
  if (!plan.variants.includes("commander")) return plan;
  const named = (seat: Required<CompanionSeat>): boolean => seat.commanders.some((one) => one.trim() !== "");
  const seats = plan.seats.map((seat) => (named(seat) ? seat : { ...seat, commanders: [called(seat.name)] }));
  return { ...plan, seats };
}

/** A plan that a browser kept, with the usual for what is missing. */
export function readPlan(value: unknown): FullPlan | null {
  const found = fields(value);
  const seats = Array.isArray(found["seats"]) ? found["seats"].flatMap(readSeat) : [];
  if (seats.length < LEAST) return null;
  const usual = usualPlan();
  return {
    seats,
    planes: PLANES.find((one) => one === found["planes"]) ?? usual.planes,
    deck: texts(found["deck"]),
    owned: texts(found["owned"]),
    unwanted: texts(found["unwanted"]),
    variants: texts(found["variants"]).filter((one) => VARIANTS.some((name) => name === one)),
    edition: found["edition"] === "2011" ? "2011" : "current",
    life: typeof found["life"] === "number" ? found["life"] : null,
    own_die: found["own_die"] === true,
    anyway: found["anyway"] === true,
  };
}

function readSeat(value: unknown): Required<CompanionSeat>[] {
  const { name, commanders, vanguard, planes, schemes } = fields(value);
  if (typeof name !== "string") return [];
  return [
    {
      name,
      commanders: texts(commanders),
      vanguard: typeof vanguard === "string" ? vanguard : null,
      planes: texts(planes),
      schemes: texts(schemes),
    },
  ];
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
