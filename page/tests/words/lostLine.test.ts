import { afterEach, expect, test } from "vitest";
import { settings } from "../../src/settings/settings.svelte";
import { telling } from "../../src/words/game/translated.svelte";
import { lostLine } from "../../src/words/lostLine";

const CROWDED = "There are too many connections to this table already; close one, or try again later.";

afterEach(() => {
  settings.chosen.language = "en";
});

test("a line that is lost says so, and one that was turned away says why, in the language of the person", async () => {
  settings.chosen.language = "en";
  expect(lostLine({ reason: null, said: null })).toBe("Connection lost. Trying again …");
  expect(lostLine({ reason: "too much", said: CROWDED })).toBe(`${CROWDED} Trying again in a while …`);
  settings.chosen.language = "de";
  await telling.learn();
  const german = lostLine({ reason: "too much", said: CROWDED });
  expect(german).toMatch(/Neuer Versuch nach einer Weile …$/);
  expect(german).not.toContain(CROWDED);
});
