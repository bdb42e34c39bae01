import { describe, expect, test } from "vitest";
import { book, german, subjects } from "../../src/words/game/german";
import { kindOf, places } from "../../src/words/game/phrasebook";
import { Speaker, type Parts } from "../../src/words/game/speaker";
import gathered from "./sentences.json";

const speaker = new Speaker(german);
const lines = gathered.lines as Parts[];

/** All that German has sentences for, with a sign for each place. */
const phrases = Object.keys(book.sentence!).map((english) => english.replace(/\{[a-z]+\d?\}/g, "\u0001"));

/** Whether one of them has all the words of a sentence, and in its gaps whatever may stand there. */
function known(template: string): boolean {
  const words = template.split("{}").map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^${words.join(".*")}$`, "s");
  return phrases.some((phrase) => pattern.test(phrase));
}

const text = (parts: Parts): string => parts.map((part) => (typeof part === "string" ? part : part.name)).join("");

test.each(gathered.sentences)("German is known for: %s", (template) => {
  expect(known(template)).toBe(true);
});

test.each(gathered.decks)("a built-in deck is described in German: %s", (about) => {
  expect(speaker.sentence(about)).not.toBeNull();
});

test.each(gathered.labels)("German is known for the option: %s", (label) => {
  expect(speaker.label(label)).not.toBe(label);
});

test.each(lines.map((line) => [text(line), line] as const))("a line of the log is said in German: %s", (_, line) => {
  const said = speaker.parts(line);
  expect(said).not.toBeNull();
  const ids = (parts: Parts) => parts.flatMap((part) => (typeof part === "string" ? [] : part.ids)).sort();
  expect(ids(said!)).toEqual(ids(line));
});

describe("phrases", () => {
  test.each(Object.entries(book))("of the kind %s have the same places in both languages", (_, phrases) => {
    for (const [english, said] of Object.entries(phrases)) {
      const own = new Set(places(english));
      expect([english, places(said).filter((place) => !own.has(place))]).toEqual([english, []]);
    }
  });

  test("are filled by kinds that the book has, or by what stays as it is", () => {
    const plain = new Set(["text", "who", "mana", "digits"]);
    const used = subjects.flatMap((subject) =>
      Object.values(subject).flatMap((one) => Object.keys(one).flatMap(places)),
    );
    expect([...new Set(used.map(kindOf))].filter((kind) => !plain.has(kind) && book[kind] === undefined)).toEqual([]);
  });

  test("stand in one subject each", () => {
    const all = subjects.flatMap((one) =>
      Object.entries(one).flatMap(([k, p]) => Object.keys(p).map((e) => `${k} ${e}`)),
    );
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });
});

describe("the log in German", () => {
  const who = (id: number, name: string) => ({ ids: [id], name });
  const said = (...parts: Parts): string => text(speaker.parts(parts) ?? ["?"]);

  test("says who did what, and keeps the names of cards", () => {
    expect(said(who(0, "Ann"), " casts ", who(20, "Lightning Bolt"), ", targeting ", who(1, "Bob"), ".")).toBe(
      "Ann wirkt Lightning Bolt, Ziel: Bob.",
    );
    expect(said(who(0, "Ann"), " draws ", { ids: [], name: "three cards" }, ".")).toBe("Ann zieht drei Karten.");
    expect(said(who(21, "Urza's Tower"), " enters the battlefield under ", who(0, "Chris"), "' control.")).toBe(
      "Urza's Tower kommt unter der Kontrolle von Chris ins Spiel.",
    );
    expect(said(who(30, "Three Visits"), " goes to ", who(0, "Ann"), "'s graveyard.")).toBe(
      "Three Visits kommt auf den Friedhof von Ann.",
    );
  });

  test("counts, and gives hidden cards their case", () => {
    expect(said(who(9, "Shock"), " deals ", "1", " damage to ", who(1, "Bob"), ".")).toBe(
      "Shock fügt Bob 1 Schadenspunkt zu.",
    );
    expect(said(who(9, "A face-down card"), "'s ability triggers.")).toBe(
      "Die Fähigkeit von einer verdeckten Karte wird ausgelöst.",
    );
    expect(said({ ids: [], name: "A card" }, " is exiled from ", who(1, "Bob"), "'s library.")).toBe(
      "Eine Karte geht aus der Bibliothek von Bob ins Exil.",
    );
  });
});

describe("sentences in German", () => {
  test("are whole, and what a card says stays behind them as the card says it", () => {
    expect(speaker.sentence("Choose a target for Arc Trail. It deals 1 damage to any other target.")).toBe(
      "Für Arc Trail wählen: ein Ziel. It deals 1 damage to any other target.",
    );
    expect(speaker.sentence("Choose what to discard. Choose 2, not 1.")).toBe(
      "Wählen, was abgeworfen wird. Zu wählen: 2, nicht 1.",
    );
  });

  test("are not made up: what nobody has translated is left to be said in English", () => {
    expect(speaker.sentence("The moon is full tonight.")).toBeNull();
    expect(speaker.parts([{ ids: [0], name: "Ann" }, " whistles a tune."])).toBeNull();
    expect(speaker.label("Grizzly Bears")).toBe("Grizzly Bears");
  });

  test("say several problems of a list in lines of their own", () => {
    expect(speaker.sentence("A deck has at least 60 cards; this one has 40.\n  and 3 more")).toBe(
      "Ein Deck hat mindestens 60 Karten; dieses hat 40.\nUnd 3 weitere",
    );
  });
});
