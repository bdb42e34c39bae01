import { createContext } from "svelte";
import { Asking } from "../asking/asking.svelte";
import { Connection, playAddress, type Means, type Reason, type Standing } from "../connection/connection";
import { entrances, type Promised } from "../connection/entrances.svelte";
import { hexadecimal } from "../connection/seedTerms";
import { takePart } from "../connection/takingPart";
import type { Command, Company, Message } from "../messages";
import { Carrying } from "./carrying.svelte";
import { Looking } from "./looking.svelte";
import { Sight } from "./sight.svelte";
import { Tapping } from "./tapping";

/** Who comes to which table; without a token somebody only watches. */
export interface Coming {
  code: string;
  token: string | null;
}

/** Somebody at a table: what they see, what they are asked, what they look at, and their line to it. */
export class Session {
  readonly asking: Asking;
  readonly looking = new Looking();
  readonly carrying = new Carrying();
  readonly tapping = new Tapping();
  standing: Standing = $state("connecting");
  /** Why the line is closed, for good or for a while. */
  reason: Reason | null = $state(null);
  /** What the server said about that. */
  said: string | null = $state(null);
  private line: Connection | null = null;
  /** Whether the table wanted what it must not want when the seed was drawn, so that nothing was opened for it. */
  alarm = $state(false);
  /** What this browser has promised for the seed, should it keep nothing. */
  private promise: Promised | undefined;
  /** For which attempt to draw the seed a number was promised on this connection: two devices must not take turns. */
  private sealedFor = 0;

  private constructor(
    readonly code: string,
    readonly sight: Sight,
  ) {
    this.asking = new Asking((command) => this.send(command));
  }

  /** Somebody who comes to a table. */
  static open(coming: Coming, means?: Means): Session {
    const session = new Session(coming.code, new Sight());
    const line = new Connection(playAddress(coming.code), coming.token, means);
    line.onmessage = (message) => session.take(message);
    line.onfresh = () => session.sight.forgetSpoken();
    line.onstanding = (standing, reason, said) => session.stand(standing, reason ?? null, said ?? null);
    session.line = line;
    line.open();
    return session;
  }

  /** A table as it stood once: it can be looked at, and nothing can be done. */
  static still(sight: Sight, code = ""): Session {
    const session = new Session(code, sight);
    session.standing = "open";
    session.ask();
    return session;
  }

  /** Whether nobody can do anything for now: the table is paused or broken, or the line to it is lost. */
  get rests(): boolean {
    const { company } = this.sight;
    return this.isLive && (this.standing === "lost" || company?.paused === true || company?.broken != null);
  }

  /** Whether something can be done here at all. */
  get isLive(): boolean {
    return this.line !== null;
  }

  take(message: Message): void {
    this.sight.take(message);
    if (message.is === "seen" || message.is === "changed") this.ask();
    if (message.is === "refusal") this.asking.refused(message.sentence);
    if (message.is === "steps") this.asking.stepped(message);
    if (message.is === "foreseen") this.asking.foresaw(message);
    if (message.is === "reason") this.asking.reasoned(message);
    if (message.is === "advice") this.asking.advised(message);
    if (message.is === "company") this.asking.meet(message);
    if (message.is === "company") this.takePart(message);
  }

  /** Returns whether it went out, or will as soon as the line stands again. */
  send(command: Command): boolean {
    return this.line?.send(command) ?? false;
  }

  /** Try again at once. */
  hurry(): void {
    this.line?.hurry();
  }

  close(): void {
    this.line?.close();
  }

  private ask(): void {
    const { scene, question, mayUndo } = this.sight;
    if (scene !== null) this.asking.take(this.line === null ? null : question, scene, mayUndo);
  }

  private stand(standing: Standing, reason: Reason | null, said: string | null): void {
    this.standing = standing;
    this.reason = reason;
    this.said = said;
    this.sight.line = standing === "closed" ? "ended" : standing === "lost" ? "lost" : "open";
    if (standing === "lost") this.sealedFor = 0;
  }

  /** Before the game begins everybody adds a number to the seed, so that nobody can steer it. */
  private takePart(company: Company): void {
    const part = takePart(company, entrances.to(this.code)?.promise ?? this.promise, randomNumber);
    if (part.alarm === true) this.alarm = true;
    if (part.promise !== undefined) {
      this.promise = part.promise;
      entrances.promised(this.code, part.promise);
    }
    if (part.command?.do === "seal") {
      if (this.sealedFor === part.command.attempt) return;
      this.sealedFor = part.command.attempt;
    }
    if (part.command !== undefined) this.send(part.command);
  }
}

function randomNumber(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

/** `provideSession(session)` in the component that has it, `useSession()` in everything it shows. */
export const [useSession, provideSession] = createContext<Session>();
