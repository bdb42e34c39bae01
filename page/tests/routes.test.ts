import { expect, test } from "vitest";
import { hashOf, route, tidyCode, type Route } from "../src/routes";

test("a private link leads to its seat", () => {
  expect(route("#/seat/K7M2QP/a-b_C")).toEqual({ at: "seat", code: "K7M2QP", token: "a-b_C" });
});

test("what cannot be understood leads to the first page", () => {
  expect(route("#/seat/K7M2QP")).toEqual({ at: "start" });
  expect(route("#/table")).toEqual({ at: "start" });
  expect(route("#/nowhere/K7M2QP")).toEqual({ at: "start" });
  expect(route("")).toEqual({ at: "start" });
});

test.each<Route>([
  { at: "start" },
  { at: "new" },
  { at: "check" },
  { at: "join", code: "" },
  { at: "join", code: "K7M2QP" },
  { at: "watch", code: "" },
  { at: "table", code: "K7M2QP" },
  { at: "replay", code: "K7M2QP" },
  { at: "seat", code: "K7M2QP", token: "x_y-Z" },
  { at: "companion" },
  { at: "companion", deck: "WyJhIl0_-" },
  { at: "paper", code: "K7M2QP" },
])("what leads to $at is understood again", (place) => {
  expect(route(hashOf(place))).toEqual(place);
});

test("a code may be typed in small letters, with spaces, or come as a whole link", () => {
  expect(tidyCode(" k7m 2qp ")).toBe("K7M2QP");
  expect(tidyCode("http://192.168.0.7:8123/#/join/k7m2qp")).toBe("K7M2QP");
  expect(tidyCode("K7M-2QP and more")).toBe("K7M2QP");
  expect(tidyCode("ß/")).toBe("");
});
