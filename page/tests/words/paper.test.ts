import { expect, test } from "vitest";
import { german } from "../../src/words/game/german";
import { Speaker, type Parts } from "../../src/words/game/speaker";

const speaker = new Speaker(german);
const bob = { ids: [1], name: "Bob" };

test.each<[Parts, string]>([
  [[bob, " loses 4 life: 16."], "Bob verliert 4 Lebenspunkte: 16."],
  [[bob, " gains 1 life: -3."], "Bob erhält 1 Lebenspunkt dazu: -3."],
  [[bob, " has 3 poison counters."], "Bob hat 3 Giftmarken."],
  [[bob, " has 1 energy counter."], "Bob hat 1 Energiemarke."],
  [["Rorix Bladewing has dealt 17 damage to ", bob, "."], "Rorix Bladewing hat Bob 17 Schadenspunkte zugefügt."],
  [[bob, " no longer has the city's blessing."], "Bob hat den Segen der Stadt nicht mehr."],
  [[bob, " loses the game (21 damage from Kaalia)."], "Bob verliert die Partie (21 Schaden von Kaalia)."],
  [[bob, " loses the game (too tired)."], "Bob verliert die Partie (too tired)."],
  [["Cat takes back: ", bob, " loses 5 life: 15."], "Cat nimmt zurück: Bob verliert 5 Lebenspunkte: 15."],
  [["Cat takes back 3 steps."], "Cat nimmt 3 Schritte zurück."],
  [["To be remembered: Cat owes Dan a favour"], "Zu merken: Cat owes Dan a favour"],
])("a line of a paper table is said in German: %j", (line, german) => {
  const said = speaker.parts(line);
  expect(said?.map((part) => (typeof part === "string" ? part : part.name)).join("")).toBe(german);
});

test.each([
  ["It is not Bob's turn.", "Bob ist nicht am Zug."],
  ["There is nothing to take back.", "Es gibt nichts zurückzunehmen."],
  ["A paper table has from 2 to 12 players, not 1.", /zwei|2 bis 12/],
])("what is refused at a paper table is said in German: %s", (sentence, german) => {
  expect(speaker.sentence(sentence)).toMatch(german);
});
