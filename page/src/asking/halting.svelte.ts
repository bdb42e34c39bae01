import type { Command, Quieted, Scene, Stopping } from "../messages";

/** How far one passes on. */
export const FAR = ["something happens", "end of turn", "my turn"] as const;
export type Far = (typeof FAR)[number];

/** Whose turns a stop is for: one's own, those of all others, or of one of them by their seat. */
export type Whose = "mine" | "others" | number;

/** A press of the key for full control that is shorter than this switches it; a longer one holds it. */
export const TAP = 350;

/** Where one is asked, as the table knows it and as one has just changed it. */
export class Halting {
  private told: Stopping = $state.raw({});
  /** Full control while a key or a finger holds it. */
  held: boolean = $state(false);
  private since = 0;

  constructor(
    private readonly send: (command: Command) => void,
    private readonly now: () => number,
  ) {}

  /** What the table says about it. */
  hear(stops: Stopping | null): void {
    this.told = stops ?? {};
  }

  get full(): boolean {
    return this.told.full_control ?? false;
  }

  get quiet(): readonly Quieted[] {
    return this.told.quiet ?? [];
  }

  /** The steps of somebody's turns at which one is asked. */
  steps(whose: Whose): readonly string[] {
    if (whose === "mine") return this.told.mine ?? [];
    const others = this.told.others ?? [];
    return whose === "others" ? others : (this.told.players?.[whose] ?? others);
  }

  /** Those of the turn that goes on. */
  stepsNow(scene: Scene): readonly string[] {
    return this.steps(whoseTurn(scene));
  }

  set(whose: Whose, step: string, stop: boolean): void {
    const before = this.steps(whose).filter((one) => one !== step);
    const steps = stop ? [...before, step] : before;
    if (whose === "mine") this.change({ mine: steps });
    else if (whose === "others") this.change({ others: steps, players: this.without(step, stop) });
    else this.change({ players: { ...this.told.players, [whose]: steps } });
  }

  /** A stop for all others is one for those, too, who have stops of their own. */
  private without(step: string, stop: boolean): Record<number, string[]> {
    const each = Object.entries(this.told.players ?? {});
    return Object.fromEntries(
      each.map(([seat, steps]) => {
        const kept = steps.filter((one) => one !== step);
        return [seat, stop ? [...kept, step] : kept];
      }),
    );
  }

  control(full: boolean): void {
    this.change({ full_control: full });
  }

  /** Full control begins to be held. */
  hold(): void {
    if (this.held) return;
    this.held = true;
    this.since = this.now();
    this.tell();
  }

  /** It is let go of; a short press has switched it. */
  release(): void {
    if (!this.held) return;
    this.held = false;
    if (this.now() - this.since < TAP) this.change({ full_control: !this.full });
    else this.tell();
  }

  private change(change: Partial<Stopping>): void {
    this.told = { ...this.told, ...change };
    this.tell();
  }

  /** Saying where one is asked also ends passing on. */
  tell(): void {
    const { mine = [], others = [], players = {} } = this.told;
    this.send({ do: "setstops", full_control: this.full || this.held, mine, others, players });
  }
}

/** Whose turn it is, as stops go: of several players at once the first. */
export function whoseTurn(scene: Scene): Whose {
  if (scene.viewer !== null && scene.active.includes(scene.viewer)) return "mine";
  return scene.active[0] ?? "others";
}
