import { expect, test } from "vitest";
import type { Thing } from "../../src/messages";
import { Momentary } from "../../src/table/momentary.svelte";
import type { Moment } from "../../src/table/moves";

const plane: Thing = { id: 9, name: "Bant", zone: "command", type_line: "Plane — Alara" };
const roll: Moment = { is: "roll", player: 0, face: "planeswalker" };
const walk: Moment = { is: "planeswalk", player: 0, from: null, to: plane };
const chaos: Moment = { is: "chaos", plane, roller: 0 };

test("the die lies before the plane changes, and one moment follows the other", async () => {
  const seen: string[] = [];
  let land = () => undefined as void;
  const moments = new Momentary((moment) => {
    seen.push(moment.is);
    return new Promise((done) => (land = done));
  });
  moments.add([roll, walk, chaos]);
  expect(moments.now).toBe(null);
  land();
  await Promise.resolve();
  await Promise.resolve();
  expect(seen).toEqual(["roll"]);
  expect(moments.now).toBe(walk);
  moments.end();
  expect(moments.now).toBe(chaos);
  moments.end();
  expect(moments.now).toBe(null);
});

test("whoever looks away does not have to watch everything afterwards", () => {
  const moments = new Momentary(() => Promise.resolve());
  const walks = Array.from({ length: 9 }, (): Moment => ({ ...walk }) as Moment);
  moments.add(walks);
  let count = 0;
  for (; moments.now !== null; count += 1) moments.end();
  expect(count).toBeLessThan(6);
});

test("the end of the game stands before everything that fills the screen", async () => {
  const seen: string[] = [];
  const moments = new Momentary((moment) => {
    seen.push(moment.is);
    return Promise.resolve();
  });
  moments.add([walk]);
  expect(moments.now).toBe(walk);
  moments.add([{ ...walk } as Moment, chaos, { is: "over" }]);
  await Promise.resolve();
  expect(moments.now).toBe(null);
  expect(seen).toEqual(["over"]);
  moments.add([walk]);
  expect(moments.now).toBe(walk);
});
