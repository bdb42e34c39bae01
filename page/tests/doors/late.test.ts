import { expect, test } from "vitest";
import { comingLate } from "../../src/doors/late";
import type { Company, Scene } from "../../src/messages";

const person = (id: number, name: string, seat: number | null) => ({
  person: id,
  name,
  seat,
  here: true,
  muted: false,
});
const seat = (number: number, name: string, owner: number | null) => ({
  seat: number,
  name,
  person: owner,
  bot: owner === null,
  here: true,
  level: "steady",
});
const company = (changes: Partial<Company>): Company =>
  ({
    me: 1,
    host: 0,
    people: [person(0, "Ann", 0), person(1, "Dan", null)],
    seats: [seat(0, "Ann", 0), seat(1, "Bob", null), seat(2, "Cat", null)],
    applicants: [],
    removals: [],
    access: "code",
    bans: 0,
    began: true,
    over: false,
    ...changes,
  }) as unknown as Company;
const scene = { players: [0, 1, 2].map((id) => ({ id, left: id === 2 })) } as unknown as Scene;

test("who watches can ask for the seats of bots that are still in the game", () => {
  expect(comingLate(company({}), scene)).toMatchObject({ asked: null, asking: [], isHost: false, isKnown: true });
  expect(comingLate(company({}), scene)?.free.map((each) => each.name)).toEqual(["Bob"]);
  expect(comingLate(company({ me: 0 }), scene)?.free).toEqual([]);
  expect(comingLate(company({ me: null }), scene)).toMatchObject({ isKnown: false });
  expect(comingLate(company({ began: false }), scene)).toBeNull();
  expect(comingLate(company({ over: true }), scene)).toBeNull();
});

test("who has to agree is told who asks, and who asks is told whom they wait for", () => {
  const applicants = [{ person: 1, seat: 1, waits_for: [0] }];
  expect(comingLate(company({ me: 0, applicants }), scene)?.asking).toEqual([{ person: 1, name: "Dan", seat: "Bob" }]);
  expect(comingLate(company({ applicants }), scene)).toMatchObject({ asked: "Bob", waitsFor: "Ann", asking: [] });
  const agreed = [{ person: 1, seat: 1, waits_for: [2] }];
  expect(comingLate(company({ me: 0, applicants: agreed }), scene)?.asking).toEqual([]);
});

test("who plays is asked whether somebody who is away is removed, until they have answered", () => {
  const people = [person(0, "Ann", 0), person(2, "Cat", 2)];
  const removals = [{ person: 2, waits_for: [0] }];
  expect(comingLate(company({ me: 0, people, removals }), scene)?.removing).toEqual([{ person: 2, name: "Cat" }]);
  expect(comingLate(company({ me: 2, people, removals }), scene)?.removing).toEqual([]);
});
