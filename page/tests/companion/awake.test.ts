import { expect, test } from "vitest";
import { Awake } from "../../src/companion/awake.svelte";

function browser(refuses = 0) {
  const asked: (() => void)[] = [];
  let left = refuses;
  const request = async () => {
    if (left-- > 0) throw new Error("not now");
    return { addEventListener: (_: "release", deed: () => void) => void asked.push(deed) };
  };
  return { request, asked, hides: () => asked.at(-1)?.() };
}

test("the screen stays on, and is asked for again when the tab comes back", async () => {
  const { request, asked, hides } = browser();
  const awake = new Awake({ request, play: null });
  await awake.again();
  expect(asked).toHaveLength(0);
  await awake.keep();
  await awake.again();
  expect([awake.holds, asked.length]).toEqual([true, 1]);
  hides();
  expect(awake.holds).toBe(false);
  await awake.again();
  expect([awake.holds, asked.length]).toEqual([true, 2]);
});

test("who was refused is given it after the next tap", async () => {
  const { request } = browser(1);
  const awake = new Awake({ request, play: null });
  await awake.keep();
  expect(awake.holds).toBe(false);
  await awake.again();
  expect(awake.holds).toBe(true);
});

test("where there is no lock something is played, and nothing is promised", async () => {
  let played = 0;
  const awake = new Awake({ request: null, play: async () => void (played += 1) });
  await awake.keep();
  expect([awake.holds, played]).toEqual([false, 1]);
  await new Awake({ request: null, play: null }).keep();
});
