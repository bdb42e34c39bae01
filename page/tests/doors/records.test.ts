import { expect, test } from "vitest";
import { commitmentOf, digest, drawnSeed, planSeal, sealOf } from "../../src/connection/seedTerms";
import { agreedIn, compared, entranceOf, isDrawRight, readRecord } from "../../src/doors/records";

const agreed = {
  commitment: "c0",
  contributions: [{ person: 0, name: "Ann", number: "a1" }],
  terms: null,
  goesOn: false,
};
const ann = { code: "K7M2QP", person: 0, token: "t", name: "Ann", promise: { commitment: "c0", number: "a1" } };

test("a record is compared with what this browser was promised before the game, and with what it added", () => {
  expect(compared(agreed, ann)).toEqual({ commitment: "same", number: "same", terms: "unknown" });
  const forged = { ...agreed, commitment: "c1", contributions: [{ person: 0, name: "Ann", number: "b2" }] };
  expect(compared(forged, ann)).toEqual({ commitment: "other", number: "other", terms: "unknown" });
  expect(compared({ ...agreed, contributions: [] }, ann).number).toBe("missing");
  const { promise: _, ...unknowing } = ann;
  expect(compared(agreed, unknowing)).toEqual({ commitment: "unknown", number: "unknown", terms: "unknown" });
  expect(compared(agreed, undefined).commitment).toBe("unknown");
});

test("who came with two browsers is told where the number is, and a second number is an alarm", () => {
  const elsewhere = { ...ann, promise: { commitment: "c0", number: "" } };
  expect(compared(agreed, elsewhere).number).toBe("elsewhere");
  const both = { ...agreed, contributions: [...agreed.contributions, { person: 0, name: "Ann", number: "b2" }] };
  expect(compared(both, ann).number).toBe("other");
  expect(compared(both, elsewhere).number).toBe("other");
});

const SECRET = "5e".repeat(32);
const TABLE = commitmentOf(SECRET);
const NUMBERS = new Map([
  [0, "a1".repeat(32)],
  [1, "b2".repeat(32)],
]);
const SEATS = [
  { name: "Ann", person: 0 },
  { name: "Bob", person: 1 },
  { name: "Cat", person: null },
];

/** The record of a game whose seed was drawn from these numbers, as the one who has all of them would make it. */
function drawn(numbers: ReadonlyMap<number, string> = NUMBERS, seats = SEATS, sat = SEATS): unknown {
  const seals = [...numbers].map(([person, number]) => ({ person, seal: sealOf(TABLE, 1, person, number) }));
  const terms = { attempt: 1, commitment: TABLE, plan: planSeal(SECRET, "{}"), seats, seals, left_out: [] };
  const names = ["Ann", "Bob", "Eve"];
  const contributions = [...numbers].map(([person, number]) => ({ person, name: names[person] ?? "", number }));
  const fair = { commitment: TABLE, secret: SECRET, contributions, plan_text: "{}", terms, goes_on_from: null };
  const setup = { seed: Number(drawnSeed(terms, SECRET, numbers)), seats: sat.map(({ name }) => ({ name })).reverse() };
  return JSON.parse(JSON.stringify({ setup, fair }));
}

test("a browser works out by itself whether the seed was made by those who sat", () => {
  expect(isDrawRight(drawn())).toBe(true);
  expect(isDrawRight({ fair: agreed })).toBeNull();
  const eves = new Map([...NUMBERS, [2, "e3".repeat(32)]]);
  expect(isDrawRight(drawn(eves))).toBe(false);
  const withEve = [...SEATS.slice(0, 2), { name: "Eve", person: 2 }];
  expect(isDrawRight(drawn(eves, withEve))).toBe(false);
  expect(isDrawRight(drawn(eves, withEve, withEve))).toBe(true);
});

test.each([
  ["secret", (fair: { secret: string }) => (fair.secret = "00".repeat(32))],
  ["plan", (fair: { plan_text: string }) => (fair.plan_text = '{"players":3}')],
  ["number", (fair: { contributions: { number: string }[] }) => fair.contributions.map((each) => (each.number = "c4"))],
  ["terms", (fair: { terms: { attempt: number } }) => (fair.terms.attempt = 2)],
  ["missing number", (fair: { contributions: unknown[] }) => fair.contributions.pop()],
])("a record with another %s is not right", (_, change) => {
  const record = drawn() as { fair: never };
  change(record.fair);
  expect(isDrawRight(record)).toBe(false);
});

test("a record is compared with what was settled when this browser opened its number", () => {
  const read = agreedIn(drawn());
  if (read?.terms == null) throw new Error("no terms");
  const promise = { commitment: TABLE, number: NUMBERS.get(0) ?? "", attempt: 1, terms: digest(read.terms) };
  expect(compared(read, { ...ann, promise })).toEqual({ commitment: "same", number: "same", terms: "same" });
  const eves = agreedIn(drawn(new Map([...NUMBERS, [2, "e3".repeat(32)]]), [...SEATS, { name: "Eve", person: 2 }]));
  if (eves === null) throw new Error("no record");
  expect(compared(eves, { ...ann, promise }).terms).toBe("other");
  expect(compared({ ...read, terms: null }, { ...ann, promise }).terms).toBe("other");
  const late = { ...read.terms, seals: [], left_out: [{ person: 0, attempt: 1 }] };
  const without = compared({ ...read, terms: late, contributions: [] }, { ...ann, promise });
  expect(without).toEqual({ commitment: "same", number: "leftOut", terms: "unknown" });
  const { terms: _, ...early } = promise;
  expect(compared(read, { ...ann, promise: early }).terms).toBe("unknown");
});

test("a game that went on from another says so", () => {
  expect(agreedIn({ fair: { ...agreed, goes_on_from: { answers: 3, commitment: "c9" } } })?.goesOn).toBe(true);
  expect(agreedIn({ fair: { ...agreed, goes_on_from: null } })?.goesOn).toBe(false);
});

test("what was agreed on is read from a record, and nonsense is not", () => {
  expect(agreedIn({ fair: agreed })).toEqual(agreed);
  expect(agreedIn({ fair: { commitment: 3 } })).toBeNull();
  expect(agreedIn({})).toBeNull();
});

test("a file is of the table in its name, or else of the one that promised the same", () => {
  const other = { code: "ABCDEF", person: 1, token: "u", name: "Ann" };
  const file = (name: string, fair: unknown) => {
    const read = readRecord(name, JSON.stringify({ fair }));
    if (read === null) throw new Error("no record");
    return read;
  };
  expect(entranceOf(file("planechase-ABCDEF.json", agreed), [ann, other])).toBe(other);
  expect(entranceOf(file("mine.json", agreed), [other, ann])).toBe(ann);
  expect(entranceOf(file("mine.json", { ...agreed, commitment: "c9" }), [other, ann])).toBeUndefined();
});
