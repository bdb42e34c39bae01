import { Connection, playAddress, type Means, type Reason, type Standing } from "../connection/connection";
import type { PaperCommand, PaperScene, TapOnDevice } from "../messages";
import { heads } from "./counting";
import type { Deed, Hands } from "./hands";
import { hoped } from "./hoping";
import { rememberedTable, rememberTable } from "./lately";
import { Queue, type Wish } from "./queue.svelte";
import { Sight, type Incoming } from "./sight.svelte";
import { Taps } from "./taps.svelte";

/** So long an answer may take before the line counts as dead. */
const DEAD = 5000;

/** Who taps the same again within this time has tapped twice, or had not seen yet what another one did. */
const HASTY = 700;

/** A device at a paper table: what it sees, what was tapped on it, and its line to the table. */
export class PaperSession implements Hands {
  readonly sight = new Sight();
  readonly queue: Queue;
  readonly taps: Taps;
  standing: Standing = $state("connecting");
  /** Why the line is closed, for good or for a while. */
  reason: Reason | null = $state(null);
  /** What the server said about that. */
  said: string | null = $state(null);
  /** What was refused last, until something else happens. */
  sorry: string | null = $state(null);
  /** How the table stood when that was refused. */
  private refusedAt = 0;
  private told: PaperScene | null = null;
  /** Whether what is seen was only remembered, and not told since. */
  private isRemembered = false;
  private watching: ReturnType<typeof setTimeout> | null = null;
  private isClosed = false;
  private readonly line: Connection<Incoming, PaperCommand>;

  private constructor(
    readonly code: string,
    token: string | null,
    means?: Means,
  ) {
    this.line = new Connection<Incoming, PaperCommand>(playAddress(code), token, means);
    this.queue = new Queue(code, (command) => this.line.send(command));
    this.taps = new Taps((seat, by) => this.do({ deed: "changelife", seat, by }));
  }

  static open(code: string, token: string | null, means?: Means): PaperSession {
    const session = new PaperSession(code, token, means);
    if (token !== null) session.remember();
    session.line.onmessage = (message) => session.take(message);
    session.line.onfresh = () => session.sight.forgetSpoken();
    session.line.onstanding = (standing, reason, said) => session.stand(standing, reason ?? null, said ?? null);
    session.line.open();
    return session;
  }

  get lost(): boolean {
    return this.standing !== "open";
  }

  get waiting(): number {
    return this.queue.length;
  }

  do(deed: Deed): void {
    if (this.isHasty(deed)) return;
    this.add({ do: "paper", deed, moment: this.sight.moment });
  }

  choose(answer: unknown): void {
    this.add({ do: "chooseonpaper", answer, moment: this.sight.moment });
  }

  takeBack(steps?: number): void {
    // What nobody else has seen yet is taken back here.
    if (steps === undefined && (this.untap() || this.queue.withdraw())) return this.hope();
    this.add({ do: "takeback", steps: steps ?? null, seen: this.sight.steps, moment: this.sight.moment });
  }

  life(seat: number, by: number): void {
    this.taps.tap(seat, by);
    this.line.send({ do: "tap", seat, by: this.taps.of(seat) ?? 0 });
  }

  /** What is being tapped on this device comes to nothing; false if nothing is. */
  private untap(): boolean {
    const seat = this.taps.withdraw();
    if (seat !== null) this.line.send({ do: "tap", seat, by: 0 });
    return seat !== null;
  }

  pending(seat: number): number {
    return this.sharing(seat).reduce((sum, one) => sum + (this.taps.of(one) ?? 0), 0);
  }

  elsewhere(seat: number): number {
    const sharing = this.sharing(seat);
    const others = this.sight.taps.filter((one) => one.person !== this.sight.company?.me && sharing.includes(one.seat));
    return others.reduce((sum, one) => sum + one.by, 0);
  }

  settle(seat: number): void {
    for (const one of this.sharing(seat)) this.taps.settle(one);
  }

  /** Whose life changes with somebody's. */
  private sharing(seat: number): number[] {
    return this.sight.scene === null ? [seat] : heads(this.sight.scene, seat).map((one) => one.seat);
  }

  /** Something that is not about the game: to sit down, to plan, to deal. It is not kept: who asks sees what comes of it. */
  ask(command: Exclude<PaperCommand, Wish | TapOnDevice>): boolean {
    this.sorry = null;
    return this.line.send(command);
  }

  hurry(): void {
    this.line.hurry();
  }

  /** The network is gone, or nothing has come of what was sent. */
  renew(): void {
    this.line.renew();
  }

  /** What is being tapped and what was seen is kept, whatever happens to the page. */
  rest(): void {
    this.taps.settleAll();
    const { company, scene, question, log, undoable, steps, moment, visited } = this.sight;
    if (company === null || company.me === null || scene === null || this.told === null) return;
    const seen = { question, log, undoable, steps, moment, scene: this.told, kept: 0, past: visited, done: [] };
    rememberTable(this.code, company, { is: "paperseen", ...seen });
  }

  close(): void {
    this.rest();
    this.isClosed = true;
    if (this.watching !== null) clearTimeout(this.watching);
    this.line.close();
  }

  /** Whether a turn has only just begun, or the die was only just rolled, and somebody wants the same again. */
  private isHasty(deed: Deed): boolean {
    const { began, fell } = this.sight;
    const before = deed.deed === "nextturn" ? began : deed.deed === "roll" ? fell : -HASTY;
    return Date.now() - before < HASTY;
  }

  private add(wish: Wish): void {
    this.sorry = null;
    this.queue.add(wish);
    this.hope();
    this.watch();
  }

  /** A line without Wi-Fi looks open for minutes; what waits longer than anybody would is sent by another one. */
  private watch(): void {
    if (this.watching !== null || this.queue.length === 0 || this.isClosed) return;
    const before = this.queue.waiting[0]?.key;
    this.watching = setTimeout(() => {
      this.watching = null;
      if (this.standing === "open" && this.queue.waiting[0]?.key === before) this.renew();
      this.watch();
    }, DEAD);
  }

  /** Without a line the table is shown as it was, so that one can look at it and tap. */
  private remember(): void {
    const lately = rememberedTable(this.code);
    if (lately === null) return;
    this.sight.take(lately.company);
    this.sight.take(lately.seen);
    this.told = lately.seen.scene;
    this.isRemembered = true;
    this.hope();
  }

  private take(message: Incoming): void {
    if (message.is === "paperseen" && this.isRemembered) {
      // What was rolled meanwhile is not rolled again before one's eyes.
      this.sight.scene = null;
      this.isRemembered = false;
    }
    this.sight.take(message);
    if (message.is === "paperseen") {
      if (message.moment !== this.refusedAt) this.sorry = null;
      this.told = message.scene;
      this.queue.arrived(message.done);
      this.hope();
    }
    if (message.is === "refusal") {
      this.sorry = message.sentence;
      this.refusedAt = this.sight.moment;
      this.queue.refused();
      this.hope();
    }
  }

  private stand(standing: Standing, reason: Reason | null, said: string | null): void {
    this.standing = standing;
    this.reason = reason;
    this.said = said;
    if (standing !== "open") this.queue.lost();
  }

  /** The totals are shown as they will be when everything has arrived that was tapped here. */
  private hope(): void {
    if (this.told !== null) this.sight.scene = hoped(this.told, this.queue.waiting);
  }
}
