import { beforeEach, expect, test, vi } from "vitest";
import { PaperSession } from "../../src/companion/session.svelte";
import type { Means } from "../../src/connection/connection";
import type { PaperCompany, PaperScene, PaperSeen } from "../../src/messages";

const storage = new Map<string, string>();
Object.assign(globalThis, {
  location: { protocol: "http:", host: "localhost" },
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  },
});
beforeEach(() => storage.clear());

type Hearing = ((event: object) => void) | null;

/** A line whose other end is held by the test. */
function line() {
  const sent: { do?: string; key?: string; deed?: unknown; moment?: number }[] = [];
  const sockets: {
    readyState: number;
    onopen: Hearing;
    onmessage: Hearing;
    onclose: Hearing;
    send: (text: string) => void;
    close: () => void;
  }[] = [];
  const later: (() => void)[] = [];
  const open = () => {
    const socket: (typeof sockets)[number] = {
      readyState: 1,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text: string) => void sent.push(JSON.parse(text)),
      close: () => undefined,
    };
    sockets.push(socket);
    return socket;
  };
  const means = { open, later: (_: number, deed: () => void) => void later.push(deed), chance: () => 0 };
  const last = () => sockets.at(-1)!;
  const told = (message: object) => last().onmessage?.({ data: JSON.stringify(message) });
  const comes = () => last().onopen?.({});
  const breaks = () => {
    last().readyState = 3;
    last().onclose?.({ code: 1006 });
  };
  const back = () => later.splice(0).forEach((deed) => deed());
  return { means: means as unknown as Means, sent, told, comes, breaks, back };
}

const company = {
  is: "papercompany",
  me: 1,
  people: [{ person: 1, name: "Bob", seat: 0, here: true }],
} as unknown as PaperCompany;

function seen(life: number, done: string[] = [], moment = 1): PaperSeen {
  const scene = { seats: [{ seat: 0, name: "Bob", life, counters: {} }], turns: [], planes: [], schemes: [] };
  const more = { revealed: [], map: [], commanders: [] };
  return {
    is: "paperseen",
    steps: 1,
    moment,
    scene: { ...scene, ...more } as unknown as PaperScene,
    question: null,
    kept: 0,
    log: [],
    undoable: null,
    past: [],
    done,
  };
}

test("what is tapped without a line is shown, and is told when the line is back", () => {
  const at = line();
  const session = PaperSession.open("ABCDEF", "t", at.means);
  at.comes();
  at.told(company);
  at.told(seen(40));
  at.breaks();
  expect(session.lost).toBe(true);
  session.do({ deed: "changelife", seat: 0, by: -7 });
  expect(session.sight.mine?.life).toBe(33);
  expect(session.waiting).toBe(1);
  at.back();
  at.comes();
  at.told(company);
  at.told(seen(38));
  expect(session.sight.mine?.life).toBe(31);
  const told = at.sent.filter((one) => one.do === "paper");
  expect(told).toHaveLength(1);
  at.told(seen(31, [told[0]!.key!]));
  expect(session.sight.mine?.life).toBe(31);
  expect(session.waiting).toBe(0);
});

test("a tap says which table it was tapped at", () => {
  const at = line();
  const session = PaperSession.open("ABCDEF", "t", at.means);
  at.comes();
  at.told(company);
  at.told(seen(40, [], 17));
  session.do({ deed: "nextturn" });
  expect(at.sent.at(-1)).toMatchObject({ do: "paper", moment: 17 });
});

test("who taps twice ends one turn, and rolls once", () => {
  vi.useFakeTimers();
  try {
    const at = line();
    const session = PaperSession.open("ABCDEF", "t", at.means);
    at.comes();
    at.told(company);
    const turn = (number: number): PaperSeen => {
      const arrived = at.sent.flatMap((one) => one.key ?? []);
      const told = seen(40, arrived, number);
      return { ...told, scene: { ...told.scene, turns: [{ number, active: [0], next: 0, after: 0 }] } };
    };
    const deeds = (): unknown[] => at.sent.filter((one) => one.do === "paper").map((one) => one.deed);
    at.told(turn(1));
    session.do({ deed: "nextturn" });
    at.told(turn(2));
    vi.advanceTimersByTime(300);
    session.do({ deed: "nextturn" });
    session.do({ deed: "roll", seat: 0 });
    const rolled = { kind: "planar roll", players: [0], data: { face: "blank" }, objects: [], parts: [] };
    at.told({ ...turn(2), log: [{ at: 0, by: "", step: 3, deed: "roll", line: rolled }] });
    session.do({ deed: "roll", seat: 0 });
    expect(deeds()).toEqual([{ deed: "nextturn" }, { deed: "roll", seat: 0 }]);
    vi.advanceTimersByTime(800);
    session.do({ deed: "nextturn" });
    expect(deeds()).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test("that something was refused is said until something else happens, whoever does it", () => {
  const at = line();
  const session = PaperSession.open("ABCDEF", "t", at.means);
  at.comes();
  at.told(company);
  at.told(seen(40, [], 5));
  at.told({ is: "refusal", sentence: "Somebody was faster." });
  at.told(seen(39, [], 5));
  expect(session.sorry).toBe("Somebody was faster.");
  at.told(seen(39, [], 6));
  expect(session.sorry).toBeNull();
});

test("who goes back takes back first what is only being tapped", () => {
  const at = line();
  const session = PaperSession.open("ABCDEF", "t", at.means);
  at.comes();
  at.told(company);
  at.told(seen(40));
  session.life(0, -3);
  session.takeBack();
  expect(session.pending(0)).toBe(0);
  expect(at.sent.at(-1)).toEqual({ do: "tap", seat: 0, by: 0 });
  session.takeBack();
  expect(at.sent.at(-1)).toMatchObject({ do: "takeback" });
});

test("taps are told while one taps, and those of other devices are seen apart from one's own", () => {
  const at = line();
  const session = PaperSession.open("ABCDEF", "t", at.means);
  at.comes();
  at.told(company);
  at.told(seen(40));
  session.life(0, -1);
  session.life(0, -1);
  expect(at.sent.filter((one) => one.do === "tap")).toEqual([
    { do: "tap", seat: 0, by: -1 },
    { do: "tap", seat: 0, by: -2 },
  ]);
  const taps = [
    { person: 1, seat: 0, by: -2 },
    { person: 2, seat: 0, by: 5 },
    { person: 3, seat: 0, by: 1 },
  ];
  at.told({ is: "papertaps", taps });
  expect([session.pending(0), session.elsewhere(0)]).toEqual([-2, 6]);
  expect(session.sight.mine?.life).toBe(40);
});

test("what was refused is said, and shown no longer", () => {
  const at = line();
  const session = PaperSession.open("ABCDEF", "t", at.means);
  at.comes();
  at.told(company);
  at.told(seen(40));
  session.do({ deed: "changelife", seat: 0, by: 5 });
  expect(session.sight.mine?.life).toBe(45);
  at.told({ is: "refusal", sentence: "No." });
  expect(session.sight.mine?.life).toBe(40);
  expect(session.sorry).toBe("No.");
});

test("a tab that is opened again without a line shows the table as it was, with what was tapped", () => {
  const first = line();
  const before = PaperSession.open("ABCDEF", "t", first.means);
  first.comes();
  first.told(company);
  first.told(seen(40));
  first.breaks();
  before.life(0, 3);
  before.rest();
  const again = PaperSession.open("ABCDEF", "t", line().means);
  expect(again.sight.mine?.life).toBe(43);
  expect(again.waiting).toBe(1);
  expect(PaperSession.open("OTHERS", "t", line().means).sight.scene).toBeNull();
});

test("a line that looks open and brings nothing is given up for another one", () => {
  vi.useFakeTimers();
  const at = line();
  const session = PaperSession.open("ABCDEF", "t", at.means);
  at.comes();
  at.told(company);
  at.told(seen(40));
  session.do({ deed: "changelife", seat: 0, by: -1 });
  vi.advanceTimersByTime(6000);
  expect(session.lost).toBe(true);
  at.comes();
  at.told(seen(40));
  const told = at.sent.filter((one) => one.do === "paper");
  expect(told).toHaveLength(2);
  expect(told[0]!.key).toBe(told[1]!.key);
  at.told(seen(39, [told[0]!.key!]));
  vi.advanceTimersByTime(20000);
  expect(session.lost).toBe(false);
  vi.useRealTimers();
});
