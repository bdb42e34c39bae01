import type { Advice, Command, Company, Foreseen, PlainOption, Question, Reason, Scene, Steps } from "../messages";
import { Acting } from "./acting";
import { Advising } from "./advising.svelte";
import { sceneArrows, strengths } from "./arrows";
import { Choosing } from "./choosing";
import { formFor, type AnyForm } from "./controls";
import { Deciding, Waiting } from "./deciding";
import { Declaring } from "./declaring";
import { previewOf, type Preview } from "./fighting";
import type { Arrow, Form, OptionId, Sign, Step } from "./forms";
import { Halting, type Far } from "./halting.svelte";
import { REST, Sending } from "./sending";
import { Wondering } from "./wondering.svelte";

/** Questions in the middle of casting or activating something: to go back from the first of them is not to begin. */
const ANNOUNCING: ReadonlySet<string> = new Set(["target", "divide", "x", "mode", "cost", "optional cost", "pay mana"]);

/** Several actions of one thing, to be chosen from beside it. */
export interface Menu {
  at: number;
  options: PlainOption[];
}

/** An action that is being looked at or taken, and what it would be paid with once the table has said so. */
export interface Payment {
  option: PlainOption;
  with: Foreseen | null;
}

/** Whether it is clear what is to be paid: something, and no X that is still to be chosen. */
function isKnown(price: string): boolean {
  return price !== "{0}" && !price.includes("{X}");
}

/** What bots pass has no number of its own, so a question is known by its number and by who is to answer it. */
function isSame(one: Question | null, other: Question | null): boolean {
  return one?.number === other?.number && one?.asked.decider === other?.asked.decider;
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
  /** How far one passes on; null for somebody who is asked as usual. */
  until: Far | null = $state.raw(null);
  payment: Payment | null = $state.raw(null);
  /** Where one is asked. */
  readonly halting: Halting;
  /** What a bot would do. */
  readonly advising: Advising;

  private readonly sending: Sending;
  private readonly wondering: Wondering;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (command: Command) => void, now: () => number = () => performance.now()) {
    this.sending = new Sending(send, now);
    this.wondering = new Wondering((command) => this.sending.besides(command));
    this.advising = new Advising((command) => this.sending.besides(command));
    this.halting = new Halting((command) => this.sending.besides(command), now);
  }

  // ------------------------------------------------------------------ what the table tells

  take(question: Question | null, scene: Scene, mayUndo: string | null): void {
    const same = isSame(question, this.question);
    this.scene = scene;
    this.mayUndo = mayUndo;
    if (same) {
      // The same question, but passing leads elsewhere for somebody who now wants to be asked elsewhere.
      if (question?.leads?.sentence !== this.question?.leads?.sentence) this.question = question;
      return;
    }
    this.question = question;
    this.form = question === null ? null : formFor(question, scene, this.byHand);
    this.menu = null;
    this.refusal = null;
    this.sent = false;
    this.wondering.forget();
    this.advising.forget();
    this.sending.stands(question?.number ?? null);
    this.forget();
    this.rest();
  }

  /** Who asks for an action has come as far as was wanted; and what was about to be paid is over. */
  private forget(): void {
    const acting = this.form instanceof Acting;
    if (acting || this.scene?.result != null) this.until = null;
    if (acting || this.form === null || this.form instanceof Waiting) this.payment = null;
  }

  /** What the table says about everybody, and about where this person is asked. */
  meet(company: Company): void {
    if (!this.halting.held) this.halting.hear(company.stops);
    this.advising.allowed = company.advice;
    const byHand = company.automation !== null && !company.automation.pay;
    if (company.automation !== null && byHand !== this.byHand) this.payingByHand(byHand);
  }

  /** What an action would be paid with. */
  foresaw(foreseen: Foreseen): void {
    const { payment } = this;
    if (payment?.option.id !== foreseen.option || foreseen.number !== this.question?.number) return;
    this.payment = { ...payment, with: foreseen };
  }

  /** Why something cannot be used; who clicked on it is told. */
  reasoned(reason: Reason): void {
    if (reason.number === this.question?.number) this.refusal = this.wondering.learn(reason) ?? this.refusal;
  }

  /** What a bot would do here. */
  advised(advice: Advice): void {
    if (advice.number === this.question?.number) this.advising.hear(advice);
  }

  /** What was chosen stays, so that it can be mended. */
  refused(sentence: string): void {
    this.sending.refused();
    this.advising.refused();
    this.sent = false;
    this.until = null;
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
    const fate = this.foreseen.get(id) ?? null;
    return this.payment?.with?.taps.includes(id) === true ? { ...fate, taps: true } : fate;
  }

  readonly foreseen: ReadonlyMap<number, Preview> = $derived.by(() => {
    if (this.scene === null) return new Map<number, Preview>();
    return previewOf(this.scene, this.form instanceof Declaring ? this.form : null);
  });

  /** Why a thing cannot be used now, once it is known. */
  whyNot(id: number): string | null {
    return this.mine && this.sign(id) === null ? this.wondering.of(id) : null;
  }

  /** Rolling the planar die, where it can be rolled now. */
  get roll(): PlainOption | null {
    return this.form instanceof Acting ? this.form.roll : null;
  }

  /** What the right column shows instead of a card. */
  get panel(): "payment" | "combat" | null {
    if (this.form instanceof Choosing && this.form.place === "payment") return "payment";
    if (this.payment !== null && !(this.form instanceof Acting)) return "payment";
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

  /** Somebody wants to know why a thing cannot be used; one who has `clicked` on it is refused with it. */
  wonder(id: number, clicked = false): void {
    const { form, question, scene } = this;
    const uses = form instanceof Acting || form instanceof Declaring;
    if (!uses || !this.mine || question === null || scene === null || this.sign(id) !== null) return;
    const sentence = this.wondering.wonder(id, question, scene, clicked);
    if (clicked) this.refusal = sentence;
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

  /** One of the options is marked, or no longer; it is sent by the big button. */
  mark(option: OptionId): void {
    if (this.form instanceof Choosing && !this.sent) this.fill(this.form.toggled(option));
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
    this.takes(answer);
    return this.settle((number) => ({ do: "answer", number, answer }));
  }

  /** What an action is paid with stays in sight until it is paid. */
  private takes(answer: unknown): void {
    if (!(this.form instanceof Acting)) return;
    const option = this.form.question.asked.options?.find((one) => one.id === answer) ?? null;
    if (this.payment?.option.id !== option?.id)
      this.payment = option?.price === undefined ? null : { option, with: null };
  }

  /** Pass, and go on passing: "once", "something happens", "end of turn" or "my turn". */
  pass(until: Far | "once" = "once"): boolean {
    if (!(this.form instanceof Acting) || this.form.pass === null) return false;
    const done = this.settle((number) => ({ do: "passon", number, until }));
    if (done && until !== "once") this.until = until;
    return done;
  }

  /** Whether a bot may be asked what it would do now. */
  get advisable(): boolean {
    return this.mine && this.advising.allowed;
  }

  /** What would you do? */
  advise(): boolean {
    if (!this.advisable || this.question === null || this.sent) return false;
    this.advising.ask(this.question.number);
    return true;
  }

  /** Be asked again as usual. */
  stopPassing(): void {
    if (this.until === null) return;
    this.until = null;
    this.halting.tell();
  }

  /** What an action would be paid with, for somebody who looks at it; null looks away. */
  foresee(option: PlainOption | null): void {
    if (!(this.form instanceof Acting) || this.question === null) return;
    if (this.payment?.option.id === option?.id) return;
    const paid = option?.price !== undefined && isKnown(option.price) && typeof option.id === "number";
    this.payment = option !== null && paid ? { option, with: null } : null;
    if (this.payment !== null)
      this.sending.besides({ do: "foresee", number: this.question.number, option: this.payment.option.id as number });
  }

  /** The ability on top of the stack, where one could say not to be asked about it any more, or always the same. */
  get quietable(): number | null {
    const top = this.scene?.stack.at(-1);
    const thing = top === undefined ? undefined : this.scene?.things[top];
    if (thing === undefined || thing.kind === "spell" || !this.mine) return null;
    const asks = this.form instanceof Deciding && ["may", "pay"].includes(this.form.question.asked.purpose);
    return asks || (this.form instanceof Acting && thing.controller !== this.scene?.viewer) ? thing.id : null;
  }

  /** Not to be asked again about it; with an answer it is always answered so. */
  quieten(answer: boolean | null = null): void {
    const object = this.quietable;
    if (object !== null) this.sending.besides({ do: "quiet", object, quiet: true, answer });
  }

  askAgain(name: string, text: string): void {
    this.sending.besides({ do: "askmeagain", name, text });
  }

  private settle(command: (number: number) => Command): boolean {
    if (!this.mine) return false;
    const done = this.sending.once(command);
    if (done) this.sent = true;
    return done;
  }

  /** Whether there is something to go back from: in the form, or a decision just before that is taken back freely. */
  get cancels(): "back" | "cancel" | null {
    if (this.form?.back != null) return "back";
    const announcing = this.question !== null && ANNOUNCING.has(this.question.asked.purpose);
    return this.mine && announcing && this.mayUndo === "freely" ? "cancel" : null;
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
    this.sending.besides({ do: "automate", pass_priority: true, pay: !byHand, order: true });
    this.payingByHand(byHand);
  }

  private payingByHand(byHand: boolean): void {
    this.byHand = byHand;
    if (this.form instanceof Acting) this.form = new Acting(this.form.question, byHand);
  }

  send(command: Command): void {
    this.sending.besides(command);
  }
}
