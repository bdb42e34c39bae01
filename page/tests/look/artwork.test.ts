import { expect, test } from "vitest";
import { artwork } from "../../src/look/artwork";

test("a card's printed picture is asked for by its name", () => {
  expect(artwork({ id: 5, zone: "hand", name: "Fire // Ice" })).toBe(
    "https://api.scryfall.com/cards/named?exact=Fire+%2F%2F+Ice&format=image&version=art_crop",
  );
});

test("tokens, abilities and unknown cards have none", () => {
  expect(artwork({ id: 5, zone: "battlefield", name: "Saproling", token: true })).toBe(null);
  expect(artwork({ id: 5, zone: "stack", name: "Naya", kind: "triggered ability" })).toBe(null);
  expect(artwork({ id: 5, zone: "battlefield", name: null })).toBe(null);
});
