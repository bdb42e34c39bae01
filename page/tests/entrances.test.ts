import { expect, test } from "vitest";
import { Entrances, readEntrances } from "../src/connection/entrances.svelte";
import { readChoices } from "../src/settings/settings.svelte";

test("what a browser kept is read, and what is not an entrance is left out", () => {
  const ours = { code: "K7M2QP", person: 2, token: "secret", name: "Ann" };
  expect(readEntrances([ours, { code: 3 }, null, "x"])).toEqual([ours]);
  expect(readEntrances("nonsense")).toEqual([]);
});

test("what a table promised first is kept with its entrance; what the browser promised is kept as it is now", () => {
  const entrances = new Entrances();
  entrances.remember({ code: "K7M2QP", person: 2, token: "secret", name: "Ann" });
  entrances.promised("K7M2QP", { commitment: "c0", number: "a1" });
  entrances.promised("K7M2QP", { commitment: "c1", number: "b2" });
  expect(entrances.to("K7M2QP")?.promise).toEqual({ commitment: "c0", number: "b2" });
  entrances.promised("K7M2QP", { commitment: "c0", number: "b2", attempt: 1, terms: "d4" });
  expect(readEntrances(JSON.parse(JSON.stringify(entrances.all)))).toEqual(entrances.all);
  const odd = { code: "K7M2QP", person: 2, token: "secret", name: "Ann", promise: { commitment: 3 } };
  expect(readEntrances([odd])[0]?.promise).toBeUndefined();
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
