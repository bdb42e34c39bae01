import type { Command, Message, PaperCommand, PaperMessage } from "../messages";

/** How it stands with a connection. After "closed" nothing more comes. */
export type Standing = "connecting" | "open" | "lost" | "closed";
/** Why the line is closed; "too much" where it is lost for a while only. */
export type Reason = "unknown token" | "not admitted" | "no table" | "broken" | "too much";

const CLOSED: Readonly<Record<number, Reason>> = {
  4401: "unknown token",
  4403: "not admitted",
  4404: "no table",
  4500: "broken",
};
/** There is no room for us, or we sent too much: come back, but not soon. */
const TOO_MUCH = 4429;
/** The table goes on elsewhere, or is loaded again: come back at once. */
const MOVED = 4409;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** After that the server may have room again. */
const FIRST_REST = 5000;
const LONGEST_REST = 60_000;

/** What a connection is made of; a test brings its own. */
export interface Means {
  open: (address: string) => Pick<WebSocket, "send" | "close" | "readyState"> & Handlers;
  later: (milliseconds: number, deed: () => void) => void;
  chance: () => number;
}

interface Handlers {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

type Answering = Extract<Command, { do: "answer" | "passon" }>;

const BROWSER: Means = {
  open: (address) => new WebSocket(address),
  later: (milliseconds, deed) => void setTimeout(deed, milliseconds),
  chance: Math.random,
};

const OPEN = 1;

/**
 * A line to one table that mends itself. Each question is answered once: a second answer to
 * the same number is not sent, and an answer that was under way when the line broke is sent again only if its question is still asked.
 */
export class Connection<Told extends Message | PaperMessage = Message, Asked extends Command | PaperCommand = Command> {
  onmessage: (message: Told) => void = () => undefined;
  /** The line stands anew: who is there and what was said is told again from the beginning. */
  onfresh: () => void = () => undefined;
  /** `said` is the sentence with which the server closed the line. */
  onstanding: (standing: Standing, reason?: Reason, said?: string | null) => void = () => undefined;

  private socket: ReturnType<Means["open"]> | null = null;
  private number: number | null = null;
  /** The last answer, until its question is over or it was refused. */
  private answering: Answering | null = null;
  private standing: Standing | null = null;
  /** Whether nothing has been told of the game since the line stands. */
  private isFresh = true;
  private failures = 0;
  /** How often there was too much, one time after the other. */
  private rests = 0;
  /** What the server said, if it has said nothing else since. */
  private lastWord: string | null = null;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly token: string | null,
    private readonly means: Means = BROWSER,
  ) {}

  open(): void {
    if (this.ended) return;
    if (this.standing === null) this.stand("connecting");
    this.lastWord = null;
    const socket = this.means.open(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.isFresh = true;
      this.onfresh();
      socket.send(JSON.stringify({ token: this.token, number: this.number }));
    };
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Told);
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  /** Ask for something. Returns whether it was sent; while the line is broken only an answer is kept for later. */
  send(asked: Asked): boolean {
    const command: Command | PaperCommand = asked;
    if (command.do === "answer" || command.do === "passon") {
      if (this.answering?.number === command.number) return false;
      this.answering = command;
    }
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(command));
    return true;
  }

  close(): void {
    this.ended = true;
    this.socket?.close();
  }

  /** Try again at once: for somebody who comes back to the page, or whose network has come back. */
  hurry(): void {
    if (this.socket === null) this.open();
  }

  /** The line looks as if it stood, and nothing comes: another one instead. */
  renew(): void {
    if (this.ended || this.socket === null) return;
    const dead = this.socket;
    this.socket = null;
    dead.close();
    this.stand("lost");
    this.open();
  }

  private take(message: Told): void {
    const told: Message | PaperMessage = message;
    this.lastWord = told.is === "refusal" ? told.sentence : null;
    // Somebody who is refused at the door is not there yet.
    if (told.is === "refusal" && this.standing !== "open") return;
    if (this.standing !== "open") this.stand("open");
    this.failures = 0;
    this.rests = 0;
    if (told.is === "seen" || told.is === "changed") this.arrived(told.number);
    if (told.is === "refusal") this.answering = null;
    this.onmessage(message);
  }

  /** Everything up to a number has been told: an answer to another question is done, one to this question got lost. */
  private arrived(number: number): void {
    this.number = number;
    if (this.answering?.number !== number) this.answering = null;
    if (this.isFresh && this.answering !== null) this.socket?.send(JSON.stringify(this.answering));
    this.isFresh = false;
  }

  private stand(standing: Standing, reason?: Reason): void {
    this.standing = standing;
    this.onstanding(standing, reason, this.lastWord);
  }

  private closed(socket: ReturnType<Means["open"]>, code: number): void {
    if (socket !== this.socket || this.ended) return;
    this.socket = null;
    const reason = CLOSED[code];
    if (reason !== undefined) {
      this.ended = true;
      this.stand("closed", reason);
      return;
    }
    if (code === TOO_MUCH) {
      this.stand("lost", "too much");
      this.means.later(this.varied(Math.min(LONGEST_REST, FIRST_REST * 2 ** this.rests)), () => this.hurry());
      this.rests += 1;
      return;
    }
    this.stand("lost");
    const wait = this.varied(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures));
    this.means.later(code === MOVED ? 0 : wait, () => this.hurry());
    this.failures += 1;
  }

  /** Not the same for all who lost their line together. */
  private varied(wait: number): number {
    return wait * (0.5 + this.means.chance() / 2);
  }
}

/** Where the line to a table begins. */
export function playAddress(code: string, here: Pick<Location, "protocol" | "host"> = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/api/tables/${encodeURIComponent(code)}/play`;
}
