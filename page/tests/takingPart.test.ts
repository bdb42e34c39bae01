import { expect, test } from "vitest";
import type { Promised } from "../src/connection/entrances.svelte";
import { digest, sealOf } from "../src/connection/seedTerms";
import { takePart } from "../src/connection/takingPart";
import type { Company, DrawInfo, SeedTerms } from "../src/messages";

const MINE = "11".repeat(32);
const sealed = (person: number, attempt = 1) => ({ person, seal: sealOf("c0", attempt, person, MINE) });
const SEATS = ["Ann", "Bob"].map((name, seat) => ({ seat, name, person: seat, bot: false, here: true, level: "" }));
const TERMS: SeedTerms = {
  attempt: 1,
  commitment: "c0",
  plan: "p0",
  seats: SEATS.map(({ name, person }) => ({ name, person })),
  seals: [sealed(0), sealed(1)],
  left_out: [],
};
const OPEN = { do: "open", attempt: 1, number: MINE };

function company(draw: Partial<DrawInfo>, more: Partial<Company> = {}): Company {
  const all = { attempt: 1, seals: TERMS.seals, terms: null, opened: [], left_out: [], ...draw };
  return { me: 0, began: false, commitment: "c0", seats: SEATS, draw: all, ...more } as unknown as Company;
}
const part = (found: Company, kept?: Promised) => takePart(found, kept, () => MINE);
const KEPT: Promised = { commitment: "c0", number: MINE, attempt: 1 };

test("a number is promised by its hash, and opened when everything is settled", () => {
  expect(part(company({ seals: [] }))).toEqual({ promise: KEPT, command: { do: "seal", ...sealedBy(1) } });
  expect(part(company({}), KEPT)).toEqual({ promise: KEPT });
  const opening = part(company({ terms: TERMS }), KEPT);
  expect(opening).toEqual({ promise: { ...KEPT, terms: digest(TERMS) }, command: OPEN });
  expect(part(company({ terms: TERMS }), opening.promise).command).toEqual(OPEN);
  expect(part(company({ terms: TERMS, opened: [0] }), opening.promise).command).toBeUndefined();
});

const sealedBy = (attempt: number) => ({ attempt, seal: sealed(0, attempt).seal });

test.each<[string, Partial<SeedTerms>]>([
  ["of another table", { commitment: "c1" }],
  ["with somebody who does not sit", { seals: [...TERMS.seals, sealed(2)] }],
  ["with another seat", { seats: [...TERMS.seats, { name: "Eve", person: 2 }] }],
  [
    "with others on the seats",
    {
      seats: [
        { name: "Ann", person: 0 },
        { name: "Eve", person: 1 },
      ],
    },
  ],
  ["of an attempt that nobody knows of", { attempt: 2, left_out: [{ person: 1, attempt: 1 }], seals: [sealed(0)] }],
])("nothing is opened for terms %s", (_, changes) => {
  const found = part(company({ terms: { ...TERMS, ...changes } }), KEPT);
  expect(found).toEqual({ alarm: true });
});

test("nothing is opened twice for different terms, nor for an attempt that is over", () => {
  const kept = { ...KEPT, terms: digest(TERMS) };
  expect(part(company({ terms: { ...TERMS, plan: "p1" } }), kept)).toEqual({ alarm: true });
  expect(part(company({ terms: TERMS }), { ...KEPT, attempt: 2 })).toEqual({ alarm: true });
  expect(part(company({}, { commitment: "c1" }), KEPT)).toEqual({ alarm: true });
});

test("a new attempt gets a new number, and who was late gives none", () => {
  const again = { attempt: 2, seals: [], left_out: [{ person: 1, attempt: 1 }] };
  const fresh = takePart(company(again), { ...KEPT, terms: digest(TERMS) }, () => "22".repeat(32));
  expect(fresh.promise).toEqual({ commitment: "c0", number: "22".repeat(32), attempt: 2 });
  expect(part(company(again, { me: 1 }), KEPT)).toEqual({});
});

test("where another device has promised the number, this one opens nothing and remembers that", () => {
  const promise = { commitment: "c0", number: "", attempt: 1, terms: digest(TERMS) };
  expect(part(company({ terms: TERMS }), { ...KEPT, number: "33".repeat(32) })).toEqual({ promise });
  expect(part(company({ terms: TERMS }, { me: 2 }), KEPT)).toEqual({ promise });
});
