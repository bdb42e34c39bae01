import { expect, test } from "vitest";
import { readEntrances } from "../src/connection/entrances.svelte";
import { readChoices } from "../src/settings/settings.svelte";

test("what a browser kept is read, and what is not an entrance is left out", () => {
  const ours = { code: "K7M2QP", person: 2, token: "secret", name: "Ann" };
  expect(readEntrances([ours, { code: 3 }, null, "x"])).toEqual([ours]);
  expect(readEntrances("nonsense")).toEqual([]);
});

test("settings that nobody knows any more are as usual", () => {
  expect(readChoices({ theme: "sepia", size: 130, sound: false })).toEqual({
    theme: "auto",
    language: "auto",
    size: 130,
    motion: "auto",
    sound: false,
    pictures: false,
  });
});

test("how a table looked last is kept with its entrance, and nonsense is not", () => {
  const last = { plane: "Naya", typeLine: "Plane — Alara", lives: "Ann 12, Bob 11" };
  const ours = { code: "K7M2QP", person: 2, token: "secret", name: "Ann" };
  expect(readEntrances([{ ...ours, last }])).toEqual([{ ...ours, last }]);
  expect(readEntrances([{ ...ours, last: { plane: 7 } }])).toEqual([ours]);
  expect(readEntrances([{ ...ours, last: "x" }])).toEqual([ours]);
});
