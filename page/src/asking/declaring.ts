import type { PlainOption, Question, Scene } from "../messages";
import { options, Sheet, type Arrow, type Form, type OptionId, type Sign, type Step } from "./forms";

/** A creature and what it attacks or blocks. */
export interface Pair {
  id: OptionId;
  creature: number;
  other: number;
}

function pairOf(option: PlainOption): Pair | null {
  const [creature, second] = option.objects;
  const other = second ?? option.players[0];
  return creature === undefined || other === undefined ? null : { id: option.id, creature, other };
}

/**
 * Attackers or blockers. A click on a creature sends it to where the last one went, or holds it until one clicks where
 * it is to go; a further click on it calls it back. Dragging says both at once.
 */
export class Declaring extends Sheet {
  readonly pairs: Pair[];

  constructor(
    question: Question,
    readonly scene: Scene,
    readonly control: "attack" | "block",
    readonly chosen: readonly Pair[] = [],
    /** The creature that waits to hear where it goes, or can be told otherwise. */
    readonly held: number | null = null,
    /** Where the last creature was sent. */
    readonly last: number | null = null,
    private readonly before: Declaring | null = null,
    /** What can be declared besides, where the table has said so. */
    readonly able: ReadonlySet<OptionId> | null = null,
  ) {
    super(question);
    this.pairs = options(question).flatMap((option) => pairOf(option) ?? []);
  }

  /** What a creature could be told. */
  choices(creature: number): Pair[] {
    return this.pairs.filter((pair) => pair.creature === creature);
  }

  /** What it was told. */
  of(creature: number): Pair[] {
    return this.chosen.filter((pair) => pair.creature === creature);
  }

  get creatures(): number[] {
    return [...new Set(this.pairs.map((pair) => pair.creature))];
  }

  get others(): number[] {
    return [...new Set(this.pairs.map((pair) => pair.other))];
  }

  override sign(id: number): Sign | null {
    if (this.of(id).length > 0) return this.control;
    if (this.held !== null && this.choices(this.held).some((pair) => pair.other === id)) return "target";
    if (this.chosen.some((pair) => pair.other === id)) return this.control === "attack" ? "attack" : "chosen";
    if (id === this.held) return "chosen";
    return this.held === null && this.choices(id).length > 0 ? "go" : this.choices(id).length > 0 ? "go" : null;
  }

  override click(id: number): Step {
    if (this.held !== null && id !== this.held) {
      const pair = this.choices(this.held).find((one) => one.other === id);
      if (pair !== undefined) return { form: this.told(pair) };
    }
    if (this.choices(id).length > 0) return { form: this.clicked(id) };
    return null;
  }

  private clicked(creature: number): Declaring {
    if (this.of(creature).length > 0) return this.calledBack(creature);
    if (creature === this.held) return this.next({ held: null });
    const choices = this.choices(creature);
    const usual = choices.find((pair) => pair.other === this.last) ?? (choices.length === 1 ? choices[0] : undefined);
    return usual === undefined ? this.next({ held: creature }) : this.told(usual);
  }

  calledBack(creature: number): Declaring {
    return this.next({ chosen: this.chosen.filter((pair) => pair.creature !== creature), held: null });
  }

  /**
   * A creature is told where to go; it does so instead of what it was told before, unless it can do both. Told the same
   * again, it does the same: only a click on the creature itself calls it back.
   */
  told(pair: Pair): Declaring {
    const same = this.of(pair.creature);
    if (same.some((one) => one.id === pair.id)) return this.letGo();
    const both = this.control === "block" && same.length > 0 && (this.able?.has(pair.id) ?? false);
    const kept = both ? this.chosen : this.chosen.filter((one) => one.creature !== pair.creature);
    return this.next({ chosen: [...kept, pair], held: pair.creature, last: pair.other });
  }

  override drag(from: number, to: number): Step {
    const pair = this.choices(from).find((one) => one.other === to);
    return pair === undefined || this.chosen.some((one) => one.id === pair.id) ? null : { form: this.told(pair) };
  }

  override goals(from: number): number[] {
    return this.choices(from).map((pair) => pair.other);
  }

  /** All that can go to one place go there; the others stay as they were told. */
  all(to: number): Declaring {
    const going = this.pairs.filter((pair) => pair.other === to);
    const kept = this.chosen.filter((pair) => !going.some((one) => one.creature === pair.creature));
    return this.next({ chosen: [...kept, ...going], held: null, last: to });
  }

  none(): Declaring {
    return this.next({ chosen: [], held: null });
  }

  /** Nothing is held any more. */
  letGo(): Declaring {
    return new Declaring(this.question, this.scene, this.control, this.chosen, null, this.last, this.before, this.able);
  }

  knowing(able: readonly OptionId[]): Declaring {
    const { question, scene, control, chosen, held, last, before } = this;
    return new Declaring(question, scene, control, chosen, held, last, before, new Set(able));
  }

  private next(change: { chosen?: readonly Pair[]; held?: number | null; last?: number | null }): Declaring {
    const { question, scene, control } = this;
    const chosen = change.chosen ?? this.chosen;
    const held = change.held === undefined ? this.held : change.held;
    const last = change.last === undefined ? this.last : change.last;
    return new Declaring(question, scene, control, chosen, held, last, this);
  }

  /** Whether a creature was picked and has not heard yet where it goes. */
  get waits(): boolean {
    return this.held !== null && this.of(this.held).length === 0;
  }

  /** Declaring nothing is an answer, too; but not while somebody is about to declare something. */
  get ready(): boolean {
    return !this.waits;
  }

  get answer(): unknown {
    return this.chosen.map((pair) => pair.id);
  }

  override get arrows(): Arrow[] {
    return this.chosen.map((pair) => ({
      from: pair.creature,
      to: pair.other,
      kind: this.control,
      label: "",
      draft: true,
    }));
  }

  override get back(): Form | null {
    return this.before;
  }
}
