import { expect, test } from "vitest";
import { addresses, invitation, linkTo, withLinks } from "../../src/doors/sharing";

test("links say everything after the #, which never reaches a server", () => {
  expect(linkTo("http://192.168.0.7:8123/", { at: "join", code: "K7M2QP" })).toBe(
    "http://192.168.0.7:8123/#/join/K7M2QP",
  );
  const seat = { at: "seat", code: "K7M2QP", token: "a-b" } as const;
  expect(linkTo("https://play.example", seat)).toBe("https://play.example/#/seat/K7M2QP/a-b");
});

test("at the machine itself the addresses of its network are shared, elsewhere the one by which one came", () => {
  const known = ["http://192.168.0.7:8123/"];
  expect(addresses({ origin: "http://127.0.0.1:8123", hostname: "127.0.0.1" }, known)).toEqual(known);
  expect(addresses({ origin: "http://localhost:8123", hostname: "localhost" }, [])).toEqual([]);
  expect(addresses({ origin: "http://192.168.0.7:8123", hostname: "192.168.0.7" }, known)).toEqual(known);
  expect(addresses({ origin: "https://play.example", hostname: "play.example" }, known)).toEqual([
    "https://play.example/",
    ...known,
  ]);
});

test("only a way to a table of this page becomes a link in what people say", () => {
  expect(withLinks("Once more? Come to #/join/ABC234 now")).toEqual([
    { text: "Once more? Come to ", link: null },
    { text: "#/join/ABC234", link: "#/join/ABC234" },
    { text: " now", link: null },
  ]);
  expect(withLinks("javascript:alert(1) http://example.org #/seat/ABC234/x")).toMatchObject([{ link: null }]);
  expect([invitation("Come to #/join/ABC234"), invitation("Come #/join/")]).toEqual(["ABC234", null]);
});
