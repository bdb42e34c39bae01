import { expect, test, vi } from "vitest";
import { Sorry } from "../../src/connection/api";
import { Replaying } from "../../src/doors/replaying.svelte";
import type { Seen } from "../../src/messages";

const seen = (step: number) => ({ is: "seen", number: step }) as Seen;

test("a step is shown, and asked for only once", async () => {
  const ask = vi.fn(async (step: number) => seen(step));
  const replay = new Replaying(10, ask);
  replay.go(4);
  await vi.waitFor(() => expect(replay.seen?.number).toBe(4));
  replay.go(5);
  await vi.waitFor(() => expect(replay.seen?.number).toBe(5));
  replay.go(4);
  expect(replay.seen?.number).toBe(4);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("nobody gets before the beginning or after the end", () => {
  const replay = new Replaying(10, async (step) => seen(step));
  replay.go(-3);
  expect(replay.step).toBe(0);
  replay.go(99);
  expect(replay.step).toBe(10);
});

test("whoever draws the slider sees where they stop, and a late answer changes nothing", async () => {
  const ask = vi.fn(async (step: number) => seen(step));
  const replay = new Replaying(10, ask);
  replay.go(0);
  await vi.waitFor(() => expect(replay.seen?.number).toBe(0));
  for (const step of [1, 2, 3, 4, 5, 6, 7]) replay.go(step);
  await vi.waitFor(() => expect(replay.seen?.number).toBe(7));
  expect(ask.mock.calls.map(([step]) => step)).toEqual([0, 7]);
});

test("it plays by itself up to the end", async () => {
  const replay = new Replaying(3, async (step) => seen(step), 5);
  replay.play();
  expect(replay.playing).toBe(true);
  await vi.waitFor(() => expect(replay.playing).toBe(false));
  expect(replay.step).toBe(3);
});

test("a step that cannot be had is a sentence, and what was shown stays", async () => {
  const replay = new Replaying(3, async (step) => {
    if (step === 2) throw new Sorry("That was a little too fast.", 429);
    return seen(step);
  });
  replay.go(1);
  await vi.waitFor(() => expect(replay.seen?.number).toBe(1));
  replay.go(2);
  await vi.waitFor(() => expect(replay.sorry).toBe("That was a little too fast."));
  expect(replay.seen?.number).toBe(1);
  replay.go(1);
  expect(replay.sorry).toBeNull();
});
