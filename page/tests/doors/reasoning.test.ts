import { expect, test, vi } from "vitest";
import { Reasoning } from "../../src/doors/reasoning.svelte";
import type { Reasons } from "../../src/messages";

const reasons = (seat: number) => ({ seat, bot: true, purpose: "priority", sentence: "", weighed: [] }) as Reasons;

test("reasons are asked for only while somebody wants to know, and once for each step", async () => {
  const ask = vi.fn(async (step: number) => (step === 0 ? null : reasons(step)));
  const reasoning = new Reasoning(ask);
  await reasoning.at(3);
  expect(ask).not.toHaveBeenCalled();
  reasoning.open = true;
  await reasoning.at(3);
  expect(reasoning.reasons?.seat).toBe(3);
  await reasoning.at(0);
  expect(reasoning.reasons).toBeNull();
  await reasoning.at(3);
  expect(reasoning.reasons?.seat).toBe(3);
  expect(ask.mock.calls.map(([step]) => step)).toEqual([3, 0]);
});

test("what comes too late is kept, but not shown", async () => {
  let come: (late: Reasons) => void = () => {};
  const late = new Promise<Reasons>((resolve) => (come = resolve));
  const reasoning = new Reasoning((step) => (step === 1 ? late : Promise.resolve(reasons(step))));
  reasoning.open = true;
  const first = reasoning.at(1);
  await reasoning.at(2);
  come(reasons(1));
  await first;
  expect(reasoning.reasons?.seat).toBe(2);
});
