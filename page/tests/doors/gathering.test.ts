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
const seal = (person: number) => ({ person, seal: "ab".repeat(32) });
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
  draw: { attempt: 1, seals: [seal(0), seal(2)], terms: null, opened: [], left_out: [] },
  seeded: false,
  stops: null,
  automation: null,
  advice: false,
  ...changes,
});

test("who sits, who watches, who is missing", () => {
  const found = gathering(company());
  expect(found).toMatchObject({ isHost: true, absent: ["Bob"], promised: ["Ann", "Cat"], missing: ["Bob"] });
  expect(found.watching.map((one) => one.name)).toEqual(["Cat"]);
  expect(found.free.map((one) => one.seat)).toEqual([2]);
});

test("somebody has to sit before a game begins", () => {
  expect(gathering(company()).mayBegin).toBe(true);
  expect(gathering(company({ people: [person(0, "Ann", null)] })).mayBegin).toBe(false);
});

test("while the seed is drawn it is said who is waited for, and without whom", () => {
  const seats = [{ name: "Ann", person: 0 }];
  const terms = { attempt: 2, commitment: "c0", plan: "p0", seats, seals: [seal(0)], left_out: [] };
  const draw = { attempt: 2, seals: [seal(0)], terms, opened: [], left_out: [{ person: 1, attempt: 1 }] };
  const drawing = { isDrawing: true, awaited: ["Ann"], leftOut: ["Bob"], missing: [], mayBegin: false };
  expect(gathering(company({ draw }))).toMatchObject(drawing);
  expect(gathering(company({ draw: { ...draw, opened: [0] } })).awaited).toEqual([]);
  expect(gathering(company()).isDrawing).toBe(false);
});

test("whoever looks in without a name is not the host, even where nobody is", () => {
  expect(gathering(company({ me: null, host: null })).isHost).toBe(false);
});

test("a promise is short enough to be compared", () => {
  expect(shortened(company().commitment)).toBe("9f2c…a81e");
  expect(shortened("abc")).toBe("abc");
});
