import { fields, keep, kept } from "../../settings/keeping";

/** What a deck is made of. */
export type DeckKind = "planes" | "schemes";

/** A deck that somebody has built from what they own. */
export interface Deck {
  name: string;
  kind: DeckKind;
  cards: string[];
}

const MOST = 100;
/** More of a card than any deck has is a slip of the fingers. */
const MOST_LISTED = 100;

/** The decks and the collection that this browser keeps. */
export class Decks {
  all: Deck[] = $state.raw(kept("paper.decks", readDecks));
  /** The planes that people here own. */
  owned: string[] = $state.raw(kept("paper.owned", readNames));

  of(kind: DeckKind): Deck[] {
    return this.all.filter((one) => one.kind === kind);
  }

  save(deck: Deck): void {
    this.all = [deck, ...this.all.filter((one) => one.name !== deck.name || one.kind !== deck.kind)].slice(0, MOST);
    keep("paper.decks", this.all);
  }

  remove(deck: Deck): void {
    this.all = this.all.filter((one) => one !== deck);
    keep("paper.decks", this.all);
  }

  /** Which of them somebody plays, by its place among those of its kind; -1 where it is none of them. */
  place(kind: DeckKind, cards: readonly string[]): number {
    const wanted = [...cards].sort().join("\n");
    return cards.length === 0 ? -1 : this.of(kind).findIndex((one) => [...one.cards].sort().join("\n") === wanted);
  }

  own(names: readonly string[]): void {
    this.owned = [...names];
    keep("paper.owned", this.owned);
  }
}

function readDecks(value: unknown): Deck[] {
  return Array.isArray(value) ? value.flatMap(readDeck) : [];
}

export function readDeck(value: unknown): Deck[] {
  const { name, kind, cards } = fields(value);
  if (typeof name !== "string" || (kind !== "planes" && kind !== "schemes")) return [];
  return [{ name, kind, cards: readNames(cards) }];
}

function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

// ---------------------------------------------------------------------- shared

/** A deck as text, to be sent to somebody: its name, and a line for each card. */
export function asText(deck: Deck): string {
  return [`# ${deck.name}`, ...deck.cards].join("\n");
}

/** A deck that came as text: names one to a line, with or without numbers before them. What is unknown is told. */
export function fromText(text: string, known: readonly string[]): { name: string; cards: string[]; unknown: string[] } {
  const names = new Map(known.map((name) => [folded(name), name]));
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const title = lines.find((line) => line.startsWith("#"))?.replace(/^#+\s*/, "") ?? "";
  const wanted = lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => /^(?:(\d+)x?\s+)?(.*)$/i.exec(line)!)
    .map(([, count = "1", name = ""]) => ({ count: Math.min(Number(count), MOST_LISTED), name }));
  const found = wanted.flatMap(({ count, name }) => Array<string | undefined>(count).fill(names.get(folded(name))));
  return {
    name: title,
    cards: found.filter((name) => name !== undefined),
    unknown: wanted.filter(({ name }) => !names.has(folded(name))).map(({ name }) => name),
  };
}

/** So many of a name: planes are different, and of a scheme there may be two. */
export const MOST_OF: Readonly<Record<DeckKind, number>> = { planes: 1, schemes: 2 };

/** The cards as a deck has them, and the names of which there were more than it may have. */
export function atMost(most: number, cards: readonly string[]): { cards: string[]; further: string[] } {
  const counts = new Map<string, number>();
  const kept = cards.filter((name) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts.get(name)! <= most;
  });
  return { cards: kept, further: [...counts].flatMap(([name, count]) => (count > most ? [name] : [])) };
}

function folded(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}

/** A deck as the end of a link. */
export function asLink(deck: Deck): string {
  const bytes = new TextEncoder().encode(JSON.stringify([deck.name, deck.kind, deck.cards]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The deck at the end of a link; null if it is none. */
export function fromLink(text: string): Deck | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const [name, kind, cards] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    return readDeck({ name, kind, cards })[0] ?? null;
  } catch {
    return null;
  }
}

export const decks = new Decks();
