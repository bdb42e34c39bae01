import { expect, test } from "vitest";
import { readFilm, Reel } from "../../src/doors/film";
import type { Changed, Film, Scene, Seen } from "../../src/messages";

const line = (text: string) => ({ text }) as unknown as Seen["log"][number];
const first = {
  is: "seen",
  number: 0,
  scene: { turn: 0, players: [], things: { 1: { id: 1, name: "Forest" } } } as unknown as Scene,
  question: null,
  log: [line("begins")],
  may_undo: null,
} satisfies Seen;

const change = (number: number): Changed => ({
  is: "changed",
  number,
  change: { scene: { turn: number }, things: { [number]: { id: number } }, gone: [number - 1] } as never,
  question: null,
  kept: 1,
  log: [line(`turn ${number}`)],
  may_undo: null,
});
const film: Film = { first, changes: Array.from({ length: 70 }, (_, at) => change(at + 1)), over: true };

test("each step of a film is found, in any order", () => {
  const reel = new Reel(film);
  expect(reel.steps).toBe(70);
  for (const step of [70, 3, 51, 25, 50, 1]) {
    const seen = reel.at(step);
    expect(seen).toMatchObject({ number: step, scene: { turn: step } });
    expect(seen.log.map((each) => each.text)).toEqual(["begins", `turn ${step}`]);
    expect(Object.keys(seen.scene.things)).toEqual([`${step}`]);
  }
  expect(reel.at(0)).toBe(first);
});

test("a film is read from a file, and what is none is not", () => {
  expect(readFilm({ film: JSON.parse(JSON.stringify(film)) })?.at(2).scene.turn).toBe(2);
  for (const wrong of [null, {}, { film: 3 }, { film: { first, changes: 7 } }, { film: { first: {}, changes: [] } }])
    expect(readFilm(wrong)).toBeNull();
  expect(readFilm({ film: { first, changes: [{ change: 3 }] } })).toBeNull();
});
