import { expect, test } from "vitest";
import { contribution } from "../../src/connection/contribution";

test("a contribution is 32 bytes, and another one each time", () => {
  const some = Array.from({ length: 50 }, contribution);
  for (const one of some) expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(some).size).toBe(50);
});
