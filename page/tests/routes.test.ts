import { expect, test } from "vitest";
import { route } from "../src/routes";

test("a private link leads to its seat", () => {
  expect(route("#/seat/K7M2QP/abc")).toEqual({ at: "seat", code: "K7M2QP", token: "abc" });
});

test("what cannot be understood leads to the first page", () => {
  expect(route("#/seat/K7M2QP")).toEqual({ at: "start" });
  expect(route("")).toEqual({ at: "start" });
});
