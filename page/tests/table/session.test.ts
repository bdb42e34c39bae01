import { expect, test } from "vitest";
import type { Means } from "../../src/connection/connection";
import { sealOf } from "../../src/connection/seedTerms";
import { entrances } from "../../src/connection/entrances.svelte";
import type { Company, Message } from "../../src/messages";
import { Session } from "../../src/table/session.svelte";
import { Sight } from "../../src/table/sight.svelte";
import { option, question, scene } from "../asking/table";

/** A line whose other end is held by the test. */
function line() {
  const sent: { do?: string; number?: unknown; seal?: unknown }[] = [];
  const socket = {
    readyState: 1,
    onopen: null as ((event: Event) => void) | null,
    onmessage: null as ((event: MessageEvent) => void) | null,
    onclose: null as ((event: CloseEvent) => void) | null,
    send: (text: string) => void sent.push(JSON.parse(text)),
    close: () => undefined,
  };
  const means = { open: () => socket, later: () => undefined, chance: () => 0 } as unknown as Means;
  const told = (message: Partial<Message>) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  return { means, sent, told, socket };
}

const DRAW = { attempt: 1, seals: [], terms: null, opened: [], left_out: [] };

function company(more: Partial<Company>): Partial<Company> {
  const empty = { people: [], seats: [], waits_for: [], draw: DRAW, commitment: "c0", plan: {} };
  return { is: "company", me: 0, host: 0, began: false, stops: null, automation: null, ...empty, ...more };
}

function open(at: ReturnType<typeof line>): Session {
  Object.assign(globalThis, { location: { protocol: "http:", host: "localhost" } });
  const session = Session.open({ code: "ABCDEF", token: "secret" }, at.means);
  at.socket.onopen?.({} as Event);
  return session;
}

test("before the game a browser promises a number for the seed, once on a connection", () => {
  const at = line();
  open(at);
  at.told(company({}));
  at.told(company({ draw: { ...DRAW, seals: [{ person: 0, seal: "of another device" }] } }));
  const given = at.sent.filter((one) => one.do === "seal");
  expect(given).toHaveLength(1);
  expect(given[0]?.seal).toMatch(/^[0-9a-f]{64}$/);
});

test("the promise that was seen and the number are kept, and the number is the same after a reload", () => {
  entrances.remember({ code: "ABCDEF", person: 0, token: "secret", name: "Ann" });
  const [first, second] = [line(), line()];
  for (const at of [first, second]) {
    open(at);
    at.told(company({ commitment: "c0" }));
  }
  const [one, other] = [first, second].map((at) => at.sent.find((sent) => sent.do === "seal")?.seal);
  const promise = entrances.to("ABCDEF")?.promise;
  expect(promise).toMatchObject({ commitment: "c0", attempt: 1 });
  expect(one).toBe(sealOf("c0", 1, 0, promise?.number ?? ""));
  expect(other).toBe(one);
  entrances.forget("ABCDEF");
});

test("who keeps nothing still opens the number that they promised, and no other table's terms", () => {
  const at = line();
  const session = open(at);
  at.told(company({}));
  const seals = at.sent.filter((one) => one.do === "seal").map((one) => ({ person: 0, seal: String(one.seal) }));
  const seats = [{ seat: 0, name: "Ann", person: 0, bot: false, here: true, level: "steady" }];
  const terms = { attempt: 1, commitment: "c0", plan: "p0", seats: [{ name: "Ann", person: 0 }], seals, left_out: [] };
  at.told(company({ seats, draw: { ...DRAW, seals, terms } }));
  expect(at.sent.at(-1)).toMatchObject({ do: "open", attempt: 1, number: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(session.alarm).toBe(false);
  at.told(company({ seats, draw: { ...DRAW, seals, terms: { ...terms, plan: "p1" } } }));
  expect(session.alarm).toBe(true);
});

test("nobody who only watches, and nobody once the game goes on, promises a number", () => {
  const at = line();
  open(at);
  at.told(company({ me: null }));
  at.told(company({ began: true }));
  expect(at.sent.filter((one) => one.do === "seal")).toEqual([]);
});

test("a question that is told can be answered by a click on the table", () => {
  const at = line();
  const session = open(at);
  const asked = question({ kind: "Priority", options: [option(3, { objects: [40], deed: "cast" })] });
  at.told({ is: "seen", number: 7, scene: scene(), question: asked, log: [], may_undo: null });
  expect(session.asking.click(40)).toBe(true);
  expect(at.sent.at(-1)).toEqual({ do: "answer", number: 7, answer: 3 });
});

test("a table as it stood once is only looked at", () => {
  const sight = new Sight();
  const asked = question({ kind: "Priority", options: [option(3, { objects: [40], deed: "cast" })] });
  sight.take({ is: "seen", number: 7, scene: scene(), question: asked, log: [], may_undo: null });
  const session = Session.still(sight, "ABCDEF");
  expect(session.isLive).toBe(false);
  expect(session.asking.click(40)).toBe(false);
  expect(session.send({ do: "undo" })).toBe(false);
});
