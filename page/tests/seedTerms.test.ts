import { expect, test } from "vitest";
import { canStand, commitmentOf, digest, drawnSeed, hexadecimal, planSeal, sealOf } from "../src/connection/seedTerms";
import { sha256 } from "../src/connection/sha256";

test("the hash is the SHA-256 of browsers, for messages of every length", async () => {
  for (let length = 0; length < 200; length++) {
    const message = "ä∀x".repeat(length).slice(0, length);
    const expected = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(message));
    expect(sha256(message)).toBe(hexadecimal(new Uint8Array(expected)));
  }
});

const SECRET = [...Array(32).keys()].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const ANN = "ab".repeat(32);
const TABLE = commitmentOf(SECRET);
const TERMS = {
  attempt: 2,
  commitment: TABLE,
  plan: planSeal(SECRET, "{}"),
  seats: [
    { name: "Ann", person: 0 },
    { name: "Bo\u0308b", person: 1 },
    { name: "Cat", person: null },
  ],
  seals: [{ person: 0, seal: sealOf(TABLE, 2, 0, ANN) }],
  left_out: [{ person: 1, attempt: 1 }],
};

test("page and server hash the same (tests/tables/test_fairness.py)", () => {
  expect(TABLE).toBe("5d60f34740dee8c726c798c7ecbd4e124329c6f90e93377c4afebd74816f459e");
  expect(digest(TERMS)).toBe("20d3d625f07101b1c15160df4cb9e600cb7a64b652ab3e937b6993cc59653316");
  const seed = 0x86d7ea96391651caac0c58badc7899b37d137e1cd414da0b15ef4f04c1f33bb7n;
  expect(drawnSeed(TERMS, SECRET, new Map([[0, ANN]]))).toBe(seed);
});

test("only people who sit add a number, one each, and a new attempt has somebody who was late", () => {
  expect(canStand(TERMS)).toBe(true);
  const [seal] = TERMS.seals;
  if (seal === undefined) throw new Error("no seal");
  expect(canStand({ ...TERMS, seals: [seal, seal] })).toBe(false);
  expect(canStand({ ...TERMS, seals: [{ ...seal, person: 2 }] })).toBe(false);
  expect(canStand({ ...TERMS, seals: [{ ...seal, person: 1 }] })).toBe(false);
  expect(canStand({ ...TERMS, left_out: [] })).toBe(false);
  expect(canStand({ ...TERMS, attempt: 1 })).toBe(false);
  expect(canStand({ ...TERMS, left_out: [{ person: 7, attempt: 1 }] })).toBe(false);
});
