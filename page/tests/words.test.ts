import { describe, expect, test } from "vitest";
import { catalogue, pieces as first } from "../src/words/catalogue";
import { companionPieces } from "../src/words/companion";
import { fill, placeholders } from "../src/words/fill";
import { languageOf } from "../src/settings/settings.svelte";

const pieces = { ...first, ...companionPieces };

describe.each(Object.entries(pieces))("the words of %s", (_, { en, de }) => {
  const german: Record<string, string> = de;

  test("are the same in both languages", () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(Object.entries(en))("%s wants the same filled in, and says something", (key, sentence) => {
    expect(placeholders(german[key] ?? "")).toEqual(placeholders(sentence));
    expect(sentence.trim() && german[key]?.trim()).toBeTruthy();
  });
});

test("no two parts use the same key, and all are in the catalogue", () => {
  const keys = Object.values(pieces).flatMap(({ en }) => Object.keys(en));
  expect(keys.length).toBe(new Set(keys).size);
  expect(Object.keys(catalogue.en).sort()).toEqual([...keys].sort());
  expect(Object.keys(catalogue.de).sort()).toEqual([...keys].sort());
});

test("a sentence is filled in, with the word that fits the number", () => {
  expect(fill("{who}: {n} {n|card|cards}", { who: "Ann", n: 1 }, "en")).toBe("Ann: 1 card");
  expect(fill("{who}: {n} {n|Karte|Karten}", { who: "Bob", n: 3 }, "de")).toBe("Bob: 3 Karten");
});

test("what is not given is a mistake, not a gap", () => {
  expect(() => fill("{who} plays", {}, "en")).toThrow("{who}");
});

test("the browser chooses the language, and English is spoken where we speak none of its languages", () => {
  expect(languageOf(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(languageOf(["fr"])).toBe("en");
});
