import type { PlainQuestion } from "../../messages";
import type { Hands } from "../hands";
import { Choosing } from "./choosing.svelte";
import type { Pressed } from "./keys";
import { activeSeats } from "./seating";
import { foremost, stageOf, type Stage } from "./stage";

/** What the whole screen does, by keys or by taps: roll, walk, say done, choose. */
export class Commanding {
  constructor(
    private readonly hands: Hands,
    /** While the die turns nothing else is done. */
    private readonly isLocked: () => boolean,
    /** Somebody rolls a die of their own, and is asked what it showed. */
    private readonly askFace: (seat: number) => void,
  ) {}

  private asked = "null";
  private current: Choosing | null = null;

  /** What is asked comes with every message; what was picked of it stays as long as it reads the same. */
  get choosing(): Choosing | null {
    const asked = JSON.stringify(this.hands.sight.question);
    if (asked !== this.asked) {
      this.asked = asked;
      this.current = asked === "null" ? null : new Choosing(JSON.parse(asked) as PlainQuestion);
    }
    return this.current;
  }

  get stage(): Stage {
    return stageOf(this.hands.sight.scene!, this.hands.sight.question);
  }

  roll(seat: number): void {
    if (this.isLocked()) return;
    if (this.hands.sight.company?.plan.own_die) this.askFace(seat);
    else this.hands.do({ deed: "roll", seat });
  }

  answer(given: unknown): void {
    this.hands.choose(given);
  }

  /** What a key does to the game; what it does to the screen alone is not our business. */
  press(key: Pressed): void {
    if (this.isLocked()) return;
    switch (key.does) {
      case "roll":
        return this.rollNow();
      case "done":
        return this.done();
      case "countered":
        return this.countered();
      case "next":
        return this.next();
      case "undo":
        return this.hands.sight.undoable === null ? undefined : this.hands.takeBack();
      case "choose":
        return this.pick(key.number);
      case "move":
        return this.move(key.by);
    }
  }

  /** Whether planes and turns stand still, since something is chosen or has not begun. */
  private get stands(): boolean {
    return this.choosing !== null || this.stage.is === "gathering" || this.stage.is === "over";
  }

  private rollNow(): void {
    const active = activeSeats(this.hands.sight.scene!)[0];
    if (active !== undefined && !this.stands) this.roll(active.seat);
  }

  /** With several turns at once nobody knows which one a key means. */
  private next(): void {
    if (this.hands.sight.scene?.turns.length === 1 && !this.stands) this.hands.do({ deed: "nextturn" });
  }

  private done(): void {
    if (this.stage.is === "gathering") return this.hands.do({ deed: "start" });
    if (this.choosing !== null) return this.choose(this.choosing);
    const waiting = foremost(this.hands.sight.scene!);
    if (waiting !== undefined) this.hands.do({ deed: "done", waiting: waiting.number });
  }

  private countered(): void {
    const waiting = foremost(this.hands.sight.scene!);
    if (waiting !== undefined && this.choosing === null) this.hands.do({ deed: "countered", waiting: waiting.number });
  }

  private choose(choosing: Choosing): void {
    const picks = choosing.kind === "pick" || choosing.kind === "order";
    if (picks && choosing.isEnough) this.answer(choosing.picked);
  }

  private pick(number: number): void {
    const { choosing } = this;
    if (choosing === null) return;
    if (choosing.kind === "confirm" && number <= 2) return this.answer(number === 1);
    const option = choosing.options[number - 1];
    if (option === undefined) return;
    if (this.stage.is === "map") this.answer([option.id]);
    else choosing.tap(option.id);
  }

  private move(by: number): void {
    const { choosing } = this;
    if (choosing === null || choosing.most !== 1) return;
    const { options, picked } = choosing;
    const at = options.findIndex((option) => option.id === picked[0]);
    const next = options[at < 0 && by < 0 ? options.length - 1 : (at + by + options.length) % options.length];
    if (next !== undefined) choosing.picked = [next.id];
  }
}
