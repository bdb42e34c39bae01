import { expect, test } from "vitest";
import { agreedIn, compared, entranceOf, readRecord } from "../../src/doors/records";

const agreed = { commitment: "c0", contributions: [{ person: 0, name: "Ann", number: "a1" }], goesOn: false };
const ann = { code: "K7M2QP", person: 0, token: "t", name: "Ann", promise: { commitment: "c0", number: "a1" } };

test("a record is compared with what this browser was promised before the game, and with what it added", () => {
  expect(compared(agreed, ann)).toEqual({ commitment: "same", number: "same" });
  const forged = { ...agreed, commitment: "c1", contributions: [{ person: 0, name: "Ann", number: "b2" }] };
  expect(compared(forged, ann)).toEqual({ commitment: "other", number: "other" });
  expect(compared({ ...agreed, contributions: [] }, ann).number).toBe("missing");
  const { promise: _, ...unknowing } = ann;
  expect(compared(agreed, unknowing)).toEqual({ commitment: "unknown", number: "unknown" });
  expect(compared(agreed, undefined).commitment).toBe("unknown");
});

test("who came with two browsers is told where the number is, and a second number is an alarm", () => {
  const elsewhere = { ...ann, promise: { commitment: "c0", number: "" } };
  expect(compared(agreed, elsewhere).number).toBe("elsewhere");
  const both = { ...agreed, contributions: [...agreed.contributions, { person: 0, name: "Ann", number: "b2" }] };
  expect(compared(both, ann).number).toBe("other");
  expect(compared(both, elsewhere).number).toBe("other");
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
