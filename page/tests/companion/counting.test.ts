import { describe, expect, test } from "vitest";
import { holdsUp, isToDo, taxed, together, waitingOn } from "../../src/companion/counting";
import type { PaperCompany } from "../../src/messages";
import { card, NAMES, scene, seat, waits } from "./scenes";

/** A table where these seats have phones. */
function phones(...seats: number[]): PaperCompany {
  const people = seats.map((one) => ({ person: one, name: NAMES[one]!, seat: one, here: true, muted: false }));
  return { is: "papercompany", me: null, host: 0, plan: {}, advice: [], dealt: true, round: 1, people };
}

describe("what a text asks of its “you”", () => {
  test("is done on their own phone, and on any where they have none", () => {
    const asked = (company: PaperCompany) => [0, 1, 2].map((mine) => isToDo(scene(), company, 0, mine));
    expect(asked(phones(0, 1, 2))).toEqual([true, false, false]);
    expect(asked(phones(1, 2))).toEqual([false, true, true]);
  });

  test("is done by the others where they are out, and by a phone alone in any case", () => {
    const seats = [seat(0, { out: "poison" }), seat(1), seat(2)];
    const asked = (company: PaperCompany) => [0, 1, 2].map((mine) => isToDo(scene(3, { seats }), company, 0, mine));
    expect(asked(phones(0, 1, 2))).toEqual([false, true, true]);
    expect(asked(phones(0))[0]).toBe(true);
  });
});

describe("what stands on a phone until it is done", () => {
  const mine = seat(1);
  const shown = (more: Parameters<typeof scene>[1], of = mine) => waitingOn(scene(4, more), phones(0, 1), of);

  test("is what holds up the table before what one is only reminded of", () => {
    const waiting = [waits("reminder", 0), waits("planeswalk", 1)];
    expect(shown({ waiting })).toMatchObject({ first: { number: 1 }, more: 1 });
  });

  test("is one's own before others'", () => {
    const waiting = [waits("reminder", 0), { ...waits("reminder", 1), controller: 1 }];
    expect(shown({ waiting }).first?.number).toBe(1);
    expect(shown({ waiting }, seat(0)).first?.number).toBe(0);
  });

  test("is nothing after the game, and of who is out nothing they would have done", () => {
    const waiting = [waits("reminder", 0), { ...waits("reminder", 1), controller: 1 }];
    expect(shown({ waiting, winners: [0] })).toEqual({ first: undefined, more: 0 });
    expect(shown({ waiting }, seat(1, { out: "poison" }))).toMatchObject({ first: { number: 0 }, more: 0 });
  });
});

test("a turn does not end before a planeswalk or a phenomenon, except by what waits in another turn", () => {
  const turns = [
    { number: 1, active: [0], next: 1, after: 1 },
    { number: 2, active: [4], next: 5, after: 5 },
  ];
  const held = (...waiting: ReturnType<typeof waits>[]) => {
    const all = scene(8, { turns, waiting });
    return turns.map((turn) => holdsUp({ ...all, turns }, turn));
  };
  expect(held(waits("planeswalk"))).toEqual(["planeswalk", null]);
  expect(held(waits("encounter", 0, card("Morphic Tide", { phenomenon: true })))).toEqual(["phenomenon", null]);
  expect(held(waits("chaos", 0, card("Naya")), waits("reminder", 1))).toEqual([null, null]);
});

test("of partners it is said whose tax it is, by the name that people use", () => {
  const commanders = ["Thrasios, Triton Hero", "The Tenth Doctor", "Krond"].map((name, number) => ({
    ...{ number, owner: number === 2 ? 1 : 0, name, casts: 0, tax: 2 * number, damage: {} },
  }));
  const shorts = (of: number) => taxed(scene(4, { commanders }), of).map((one) => one.short);
  expect(shorts(0)).toEqual(["Thrasios", "The Tenth"]);
  expect(shorts(1)).toEqual([""]);
});

test("a giant's heads are called together, those who are still in the game", () => {
  const seats = [0, 0, 1, 1].map((team, number) => seat(number, { team, out: number === 3 ? "" : null }));
  expect([0, 2].map((one) => together(scene(4, { seats, shared_life: true }), one))).toEqual(["Ann + Bob", "Cat"]);
});
