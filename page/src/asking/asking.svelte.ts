import type { Command, PlainOption, Question, Scene, Steps } from "../messages";
import { Acting } from "./acting";
import { sceneArrows, strengths } from "./arrows";
import { Choosing } from "./choosing";
import { formFor, type AnyForm } from "./controls";
import { Declaring } from "./declaring";
import { previewOf, type Preview } from "./fighting";
import type { Arrow, Form, Sign, Step } from "./forms";
import { REST, Sending } from "./sending";

/** Several actions of one thing, to be chosen from beside it. */
export interface Menu {
  at: number;
  options: PlainOption[];
}

/**
 * Everything between a question and its answer. It is fed with what the table tells (`take`, `refused`, `stepped`) and
 * sends commands; the board asks it how things are marked and tells it what was clicked.
 */
export class Asking {
  question: Question | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  mayUndo: string | null = $state.raw(null);
  /** The question as it is being answered. */
  form: AnyForm | null = $state.raw(null);
  menu: Menu | null = $state.raw(null);
  /** Why the last answer was refused. */
  refusal: string | null = $state.raw(null);
  /** Whether buttons rest, since the question has only just changed. */
  resting: boolean = $state(false);
  /** Whether an answer is on its way. */
  sent: boolean = $state(false);
  /** Whether mana is made by hand. */
  byHand: boolean = $state(false);

  private readonly sending: Sending;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (command: Command) => void, now: () => number = () => performance.now()) {
    this.sending = new Sending(send, now);
  }

  // ------------------------------------------------------------------ what the table tells

  take(question: Question | null, scene: Scene, mayUndo: string | null): void {
    const same = question !== null && question.number === this.question?.number;
    this.scene = scene;
    this.mayUndo = mayUndo;
    if (same) return;
    this.question = question;
    this.form = question === null ? null : formFor(question, scene, this.byHand);
    this.menu = null;
    this.refusal = null;
    this.sent = false;
    this.sending.stands(question?.number ?? null);
    this.rest();
  }

  /** What was chosen stays, so that it can be mended. */
  refused(sentence: string): void {
    this.sending.refused();
    this.sent = false;
    this.refusal = sentence;
  }

  /** What can still be chosen, as the table says it. */
  stepped(steps: Steps): void {
    if (steps.number !== this.question?.number) return;
    const able = steps.options.map((option) => option.id);
    if (this.form instanceof Choosing || this.form instanceof Declaring) this.form = this.form.knowing(able);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.resting = true;
    this.timer = setTimeout(() => (this.resting = false), REST);
  }

  // ------------------------------------------------------------------ what the board asks

  get mine(): boolean {
    return this.question?.mine ?? false;
  }

  /** How a thing or player is marked; both are known by their id. */
  sign(id: number): Sign | null {
    return this.form?.sign(id) ?? null;
  }

  /** Whether something can be picked up, and where it can be dropped. Nowhere in particular: anywhere on the table. */
  goals(id: number): number[] {
    return this.form?.goals(id) ?? [];
  }

  draggable(id: number): boolean {
    return this.goals(id).length > 0 || (this.form instanceof Acting && this.sign(id) === "go");
  }

  /** Arrows of the fight and the stack, and those that are just being drawn. */
  arrows(): Arrow[] {
    if (this.scene === null) return [];
    return strengths(this.scene, [...sceneArrows(this.scene), ...(this.form?.arrows ?? [])]);
  }

  /** What the choice as it stands would do to a thing or player. */
  previews(id: number): Preview | null {
    return this.foreseen.get(id) ?? null;
  }

  readonly foreseen: ReadonlyMap<number, Preview> = $derived.by(() => {
    if (this.scene === null) return new Map<number, Preview>();
    return previewOf(this.scene, this.form instanceof Declaring ? this.form : null);
  });

  /** Rolling the planar die, where it can be rolled now. */
  get roll(): PlainOption | null {
    return this.form instanceof Acting ? this.form.roll : null;
  }

  /** What the right column shows instead of a card. */
  get panel(): "payment" | "combat" | null {
    if (this.form instanceof Choosing && this.form.place === "payment") return "payment";
    return this.foreseen.size > 0 || this.form instanceof Declaring ? "combat" : null;
  }

  // ------------------------------------------------------------------ what the board tells

  /** A click on a thing or player. False where it means nothing to the question; then it may show the card. */
  click(id: number, event?: { detail: number }): boolean {
    if (this.form === null || this.sent) return false;
    const step = this.form.click(id);
    if (step === null) return false;
    if (this.sending.counts(event?.detail ?? 1)) this.follow(step);
    return true;
  }

  /** Something was dragged onto a thing or player; null is just out of the hand. */
  drag(from: number, to: number | null): boolean {
    if (this.form === null || this.sent) return false;
    const step = to === null && this.form instanceof Acting ? this.form.click(from) : this.form.drag(from, to ?? -1);
    this.follow(step);
    return step !== null;
  }

  private follow(step: Step): void {
    this.menu = null;
    if (step === null) return;
    if ("answer" in step) this.answer(step.answer);
    else if ("menu" in step) this.menu = { at: step.at, options: step.menu };
    else this.fill(step.form);
  }

  /** The form is filled in further. */
  fill(form: Form): void {
    this.form = form as AnyForm;
    this.refusal = null;
    this.look();
  }

  /** Where choices hang together, the table says what can still be chosen. */
  private look(): void {
    const form = this.form;
    if (this.question === null) return;
    const blocks = form instanceof Declaring && form.control === "block" && form.held !== null;
    const several = form instanceof Choosing && form.most > 1;
    if (!blocks && !several) return;
    const chosen = form.answer as (number | string)[];
    this.sending.besides({ do: "look", number: this.question.number, chosen });
  }

  // ------------------------------------------------------------------ answering

  /** One of the options is chosen by a button or in the menu: at once where it is an action, else it is marked. */
  pick(option: PlainOption): void {
    this.menu = null;
    if (this.form instanceof Choosing && !(this.form.single && this.form.place !== "table"))
      this.follow(this.form.picked(option.id));
    else this.answer(this.form instanceof Choosing ? [option.id] : option.id);
  }

  closeMenu(): void {
    this.menu = null;
  }

  /** Send the form as it is. */
  confirm(): boolean {
    return this.form !== null && this.form.ready && this.answer(this.form.answer);
  }

  answer(answer: unknown): boolean {
    this.menu = null;
    this.refusal = null;
    return this.settle((number) => ({ do: "answer", number, answer }));
  }

  /** Pass, and go on passing: "once", "something happens", "end of turn" or "my turn". */
  pass(until = "once"): boolean {
    if (!(this.form instanceof Acting) || this.form.pass === null) return false;
    return this.settle((number) => ({ do: "passon", number, until }));
  }

  private settle(command: (number: number) => Command): boolean {
    if (!this.mine) return false;
    const done = this.sending.once(command);
    if (done) this.sent = true;
    return done;
  }

  /** One step back in the form; false where nothing has been chosen yet. */
  goBack(): boolean {
    if (this.menu !== null) {
      this.menu = null;
      return true;
    }
    const back = this.form?.back ?? null;
    if (back === null || this.sent) return false;
    this.fill(back);
    return true;
  }

  undo(): void {
    if (this.mayUndo !== null) this.sending.besides({ do: "undo" });
  }

  /** Payments by hand, or by the game. */
  payByHand(byHand: boolean): void {
    this.byHand = byHand;
    this.sending.besides({ do: "automate", pass_priority: true, pay: !byHand, order: true });
    if (this.form instanceof Acting) this.form = new Acting(this.form.question, byHand);
  }

  send(command: Command): void {
    this.sending.besides(command);
  }
}
