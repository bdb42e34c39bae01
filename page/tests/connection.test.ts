import { beforeEach, expect, test } from "vitest";
import { Connection, playAddress, type Means } from "../src/connection/connection";
import type { Message } from "../src/messages";

type Socket = ReturnType<Means["open"]>;

class Line implements Socket {
  readyState = 0;
  sent: unknown[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  stand(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  tell(message: object): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breakOff(code: number): void {
    this.readyState = 3;
    this.onclose?.(Object.assign(new Event("close"), { code }) as CloseEvent);
  }
}

let lines: Line[];
let waits: number[];
let told: Message[];
let standings: string[];
let said: (string | null | undefined)[];
let connection: Connection;

const now = (): Line => {
  const line = lines.at(-1);
  if (line === undefined) throw new Error("nobody has called");
  return line;
};

beforeEach(() => {
  [lines, waits, told, standings, said] = [[], [], [], [], []];
  const means: Means = {
    open: () => {
      lines.push(new Line());
      return now();
    },
    later: (milliseconds, deed) => {
      waits.push(milliseconds);
      deed();
    },
    chance: () => 1,
  };
  connection = new Connection("ws://table", "secret", means);
  connection.onmessage = (message) => told.push(message);
  connection.onstanding = (standing, reason, sentence) => {
    standings.push(reason ?? standing);
    said.push(sentence);
  };
  connection.open();
});

test("somebody who comes says who they are, in the first message and not in the address", () => {
  now().stand();
  expect(now().sent).toEqual([{ token: "secret", number: null }]);
});

test("a line that breaks is called again with the number up to which all was seen", () => {
  now().stand();
  now().tell({ is: "seen", number: 7 });
  now().breakOff(1006);
  now().stand();
  expect(now().sent).toEqual([{ token: "secret", number: 7 }]);
  expect(told).toEqual([{ is: "seen", number: 7 }]);
});

test("one waits longer each time, and starts anew when the line stands", () => {
  now().breakOff(1006);
  now().breakOff(1006);
  now().breakOff(1006);
  expect(waits).toEqual([250, 500, 1000]);
  now().stand();
  now().tell({ is: "company" });
  now().breakOff(1006);
  expect(waits.at(-1)).toBe(250);
});

test("a table that has moved is called at once", () => {
  now().breakOff(4409);
  expect(waits).toEqual([0]);
});

test("a question is answered once, however often one clicks", () => {
  now().stand();
  now().tell({ is: "seen", number: 7 });
  expect(connection.send({ do: "answer", number: 7, answer: 0 })).toBe(true);
  expect(connection.send({ do: "answer", number: 7, answer: 0 })).toBe(false);
  expect(connection.send({ do: "passon", number: 7 })).toBe(false);
  expect(now().sent.length).toBe(2);
});

test("what was refused may be answered again", () => {
  now().stand();
  now().tell({ is: "seen", number: 7 });
  connection.send({ do: "answer", number: 7, answer: 9 });
  now().tell({ is: "refusal", sentence: "No." });
  expect(connection.send({ do: "answer", number: 7, answer: 0 })).toBe(true);
});

test("an answer that got lost with the line is given when the question is still asked", () => {
  now().stand();
  now().tell({ is: "seen", number: 7 });
  connection.send({ do: "answer", number: 7, answer: 3 });
  now().breakOff(1006);
  now().stand();
  now().tell({ is: "changed", number: 7 });
  expect(now().sent.at(-1)).toEqual({ do: "answer", number: 7, answer: 3 });
});

test("an answer that arrived before the line broke is not given again", () => {
  now().stand();
  now().tell({ is: "seen", number: 7 });
  connection.send({ do: "answer", number: 7, answer: 3 });
  now().breakOff(1006);
  now().stand();
  now().tell({ is: "seen", number: 8 });
  expect(now().sent.length).toBe(1);
});

test("who is not known there does not call again", () => {
  now().stand();
  now().breakOff(4401);
  expect(lines.length).toBe(1);
  expect(standings.at(-1)).toBe("unknown token");
});

test("who is not admitted reads the sentence of the server and does not call again", () => {
  now().stand();
  now().tell({ is: "company" });
  now().tell({ is: "refusal", sentence: "This table takes nobody new; its host can open it." });
  now().breakOff(4403);
  expect(lines.length).toBe(1);
  expect(standings.at(-1)).toBe("not admitted");
  expect(said.at(-1)).toBe("This table takes nobody new; its host can open it.");
});

test("who is turned away because there is too much rests for longer and longer, and is told so", () => {
  for (let times = 0; times < 6; times += 1) {
    now().stand();
    now().tell({ is: "refusal", sentence: "That was a little too fast." });
    now().breakOff(4429);
  }
  expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  expect(standings).not.toContain("open");
  expect([standings.at(-1), said.at(-1)]).toEqual(["too much", "That was a little too fast."]);
  now().stand();
  now().tell({ is: "company" });
  now().breakOff(4429);
  expect(waits.at(-1)).toBe(5000);
  expect(said.at(-1)).toBe(null);
});

test("a page that came over a secure line plays over one", () => {
  expect(playAddress("K7M2QP", { protocol: "https:", host: "play.example" })).toBe(
    "wss://play.example/api/tables/K7M2QP/play",
  );
});
