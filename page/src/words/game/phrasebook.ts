/** How phrases of one kind are said in another language; both may have places such as `{name}` to be filled in. */
export type Phrases = Readonly<Record<string, string>>;

/** All phrases, by kind. A place is filled by a phrase of its own kind; `{name2}` is a second one of the kind `name`. */
export type Book = Readonly<Record<string, Phrases>>;

/** What stands for a player or an object of a sentence while it is translated: one sign each, from here on. */
export const FIRST_MENTION = 0xe000;
const MENTION = "[\\ue000-\\uf8ff]";

/** Names and words of cards are said as they are, where the book has no phrase for them. */
const LOOSE: ReadonlySet<string> = new Set(["name", "things", "text"]);
const PLACE = /\{([a-z]+\d?)\}/;
const FILLED = /\{([a-z]+\d?)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

interface Rule {
  /** A glance that tells most of what does not fit. */
  glance: RegExp;
  /** What stands between the places, from before the first to behind the last. */
  between: readonly string[];
  places: readonly string[];
  said: string;
}

interface Chapter {
  exact: ReadonlyMap<string, string>;
  rules: readonly Rule[];
}

type Filling = Map<string, { was: string; said: string }>;

/** Says in another language what the game says in English: first what is known word for word, then by patterns. */
export class Phrasebook {
  private readonly chapters: ReadonlyMap<string, Chapter>;

  constructor(book: Book) {
    this.chapters = new Map(Object.entries(book).map(([kind, phrases]) => [kind, chapter(phrases, book)]));
  }

  /** A phrase of this kind in the other language; null where the book does not know how to say it. */
  say(kind: string, text: string): string | null {
    const found = this.chapters.get(kind);
    const exact = found?.exact.get(text);
    if (exact !== undefined) return exact;
    for (const rule of found?.rules ?? []) {
      if (!rule.glance.test(text)) continue;
      const filling: Filling = new Map();
      if (this.fits(rule, 0, text.slice(rule.between[0]!.length), filling)) return filled(rule.said, filling);
    }
    return found === undefined || (LOOSE.has(kind) && holds(kind, text)) ? text : null;
  }

  /** What is known word for word. */
  exactly(kind: string, text: string): string | undefined {
    return this.chapters.get(kind)?.exact.get(text);
  }

  /** Whether the rest of a text fits the places from this one on; the shortest that can be said fills each of them. */
  private fits(rule: Rule, at: number, rest: string, filling: Filling): boolean {
    const place = rule.places[at];
    if (place === undefined) return rest === "";
    const next = rule.between[at + 1]!;
    const last = at === rule.places.length - 1;
    for (const [end, length] of ends(rest, next, last)) {
      const was = rest.slice(0, end);
      if (!holds(kindOf(place), was)) continue;
      const said = this.say(kindOf(place), was);
      if (said === null) continue;
      filling.set(place, { was, said });
      if (this.fits(rule, at + 1, rest.slice(end + length), filling)) return true;
    }
    return false;
  }
}

/** Where a place may end: wherever what follows it stands, with the length of that. */
function* ends(rest: string, next: string, last: boolean): Generator<[number, number]> {
  const own = next.startsWith("'s");
  for (let end = 0; end <= rest.length; end += 1) {
    for (const after of own ? [next, `'${next.slice(2)}`] : [next])
      if (rest.startsWith(after, end) && (!last || end + after.length === rest.length)) yield [end, after.length];
  }
}

/** Which kind of phrase fills a place. */
export function kindOf(place: string): string {
  return place.replace(/\d$/, "");
}

/** The places of a phrase, in its order. */
export function places(phrase: string): string[] {
  return [...phrase.matchAll(FILLED)].map((found) => found[1] ?? "");
}

function filled(said: string, filling: Filling): string {
  return said.replace(FILLED, (_, place: string, one?: string, more?: string) => {
    const value = filling.get(place);
    if (value === undefined) throw new Error(`Nothing fills {${place}} in "${said}".`);
    if (one === undefined || more === undefined) return value.said;
    return value.was === "1" || value.was === "one" ? one : more;
  });
}

/** What says most by itself is tried first. */
function chapter(phrases: Phrases, book: Book): Chapter {
  const all = Object.entries(phrases);
  const rules = all.filter(([english]) => PLACE.test(english)).map(([english, said]) => rule(english, said, book));
  const weight = (one: Rule) => one.between.join("").length;
  return {
    exact: new Map(all.filter(([english]) => !PLACE.test(english))),
    rules: rules.sort((one, other) => weight(other) - weight(one)),
  };
}

function rule(english: string, said: string, book: Book): Rule {
  const pieces = english.split(PLACE);
  const glance = pieces.map((piece, at) => (at % 2 === 1 ? fragment(kindOf(piece), book) : literal(piece))).join("");
  return {
    glance: new RegExp(`^${glance}$`, "s"),
    between: pieces.filter((_, at) => at % 2 === 0),
    places: pieces.filter((_, at) => at % 2 === 1),
    said,
  };
}

const HOLDS: Readonly<Record<string, RegExp>> = {
  n: /^(?:\d+|no|one|two|three|four|five|six|seven|eight|nine|ten)$/,
  many: /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)$/,
  mana: /^(?:\{[^{}]+\})+$/,
  who: new RegExp(`^${MENTION}$`),
  things: /^(?!.*[a-z]{3}[.?!] [A-Z])/s,
  name: new RegExp(`^(?:${MENTION}|(?!.*[a-z]{3}[.?!] [A-Z])[^\\ue000-\\uf8ff]+)$`, "s"),
};

/** Whether a place of this kind can hold this at all. Names do not go on into a next sentence. */
function holds(kind: string, text: string): boolean {
  return HOLDS[kind]?.test(text) ?? true;
}

function fragment(kind: string, book: Book): string {
  if (kind === "who") return MENTION;
  return book[kind]?.[""] !== undefined ? ".*" : ".+";
}

/** Text as it stands; whose something is may be said in two ways: "Ann's" and "Chris'". */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/^'s/, "'s?");
}
