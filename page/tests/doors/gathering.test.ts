import { expect, test } from "vitest";
import { gathering, shortened } from "../../src/doors/gathering";
import type { Company } from "../../src/messages";

const person = (id: number, name: string, seat: number | null, here = true) => ({
  person: id,
  name,
  seat,
  here,
  muted: false,
});
const seat = (number: number, owner: number | null) => ({
  seat: number,
  name: `seat ${number}`,
  person: owner,
  bot: owner === null,
  here: true,
  level: "steady",
});
const company = (changes: Partial<Company> = {}): Company => ({
  is: "company",
  me: 0,
  host: 0,
  plan: {},
  people: [person(0, "Ann", 0), person(1, "Bob", 1, false), person(2, "Cat", null)],
  seats: [seat(0, 0), seat(1, 1), seat(2, null)],
  began: false,
  over: false,
  paused: false,
  waits_for: [],
  applicants: [],
  removals: [],
  access: "code",
  bans: 0,
  wish: null,
  broken: null,
  commitment: "9f2c".padEnd(60, "0") + "a81e",
  contributed: [0, 2],
  seeded: false,
  stops: null,
  automation: null,
  advice: false,
  ...changes,
});

test("who sits, who watches, who is missing", () => {
  const found = gathering(company());
  expect(found).toMatchObject({ isHost: true, absent: ["Bob"], contributed: ["Ann", "Cat"], missing: ["Bob"] });
  expect(found.watching.map((one) => one.name)).toEqual(["Cat"]);
  expect(found.free.map((one) => one.seat)).toEqual([2]);
});

test("somebody has to sit before a game begins", () => {
  expect(gathering(company()).mayBegin).toBe(true);
  expect(gathering(company({ people: [person(0, "Ann", null)] })).mayBegin).toBe(false);
});

test("whoever looks in without a name is not the host, even where nobody is", () => {
  expect(gathering(company({ me: null, host: null })).isHost).toBe(false);
});

test("a promise is short enough to be compared", () => {
  expect(shortened(company().commitment)).toBe("9f2c…a81e");
  expect(shortened("abc")).toBe("abc");
});
