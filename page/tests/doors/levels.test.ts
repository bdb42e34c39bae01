import { expect, test } from "vitest";
import { levelWhat } from "../../src/doors/levels";

test("each level says what it does and how long that takes, and an unknown one nothing wrong", () => {
  expect(levelWhat("random")).toMatch(/at once/);
  expect(levelWhat("steady")).toMatch(/moment/);
  expect(levelWhat("seer")).toMatch(/three seconds/);
  expect(levelWhat("my own")).toBe("");
});
