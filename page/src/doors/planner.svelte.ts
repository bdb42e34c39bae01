import type { Choices, DeckCheck, Plan, PlanCheck } from "../messages";
import { told } from "./doing.svelte";
import { deckAt, fullPlan, withDeck, withPlayers, withVariant, type FullPlan } from "./planning";

/** What a planner asks a server for; a test brings its own. */
export interface Means {
  checkPlan: (plan: Plan, signal?: AbortSignal) => Promise<PlanCheck>;
  checkDeck: (text: string, edition: string, signal?: AbortSignal) => Promise<DeckCheck>;
  /** How long nothing may change before something is checked, in milliseconds. */
  patience: number;
}

/** A table that somebody is still making up, checked by the server while they do. */
export class Planner {
  plan: FullPlan = $state.raw(fullPlan());
  /** Why it cannot be played as it is. */
  sentence: string | null = $state(null);
  checking = $state(false);
  /** Why a variant cannot be added to what is chosen. */
  reasons: Readonly<Record<string, string>> = $state.raw({});
  /** How the deck list of a seat was read. */
  lists: Readonly<Record<number, DeckCheck>> = $state.raw({});
  private running: AbortController | null = null;
  private readings: Record<number, AbortController> = {};

  constructor(
    readonly choices: Choices,
    plan: Plan,
    private readonly means: Means,
  ) {
    this.plan = fullPlan(plan);
    for (const [seat, deck] of this.plan.decks.entries()) if (deck.type === "list") void this.read(seat, deck.text);
    void this.check(false);
  }

  /** Another plan; where its seats do not fit, as many as is usual, if `seats` may change. */
  change(plan: FullPlan, seats = false): void {
    this.plan = plan;
    void this.check(seats);
  }

  /** A deck list as somebody types it. */
  write(seat: number, text: string): void {
    this.change(withDeck(this.plan, seat, { type: "list", text, name: "" }));
    void this.read(seat, text);
  }

  /** Whether a seat's deck list can be played. */
  isRead(seat: number): boolean {
    return deckAt(this.plan, seat).type !== "list" || this.lists[seat]?.problems.length === 0;
  }

  /** The seats whose lists have something wrong. */
  get wrongLists(): number[] {
    return Object.entries(this.lists)
      .filter(([seat, list]) => deckAt(this.plan, Number(seat)).type === "list" && list.problems.length > 0)
      .map(([seat]) => Number(seat))
      .filter((seat) => seat < this.plan.players);
  }

  get isReady(): boolean {
    return this.sentence === null && this.wrongLists.length === 0;
  }

  private async read(seat: number, text: string): Promise<void> {
    this.readings[seat]?.abort();
    const reading = (this.readings[seat] = new AbortController());
    await rest(this.means.patience);
    if (reading.signal.aborted) return;
    try {
      const found = await this.means.checkDeck(text, this.plan.edition, reading.signal);
      if (reading.signal.aborted) return;
      this.lists = { ...this.lists, [seat]: found };
      // A list that can be read may still not fit what is played.
      if (found.problems.length === 0) void this.check(false);
    } catch (problem) {
      if (reading.signal.aborted) return;
      const problems = [{ line: null, written: "", meant: "", sentence: told(problem) }];
      this.lists = { ...this.lists, [seat]: { cards: 0, name: "", problems } };
    }
  }

  private async check(seats: boolean): Promise<void> {
    this.running?.abort();
    const { signal } = (this.running = new AbortController());
    this.checking = true;
    await rest(seats ? 0 : this.means.patience);
    if (signal.aborted) return;
    try {
      let found = await this.means.checkPlan(this.toCheck(this.plan), signal);
      if (seats && found.sentence !== null && found.seats !== this.plan.players && !signal.aborted) {
        const other = withPlayers(this.plan, found.seats);
        const again = await this.means.checkPlan(this.toCheck(other), signal);
        if (again.sentence === null && !signal.aborted) [this.plan, found] = [other, again];
      }
      if (signal.aborted) return;
      this.sentence = found.sentence;
      this.checking = false;
      await this.findReasons(signal);
    } catch (problem) {
      if (signal.aborted) return;
      this.sentence = told(problem);
      this.checking = false;
    }
  }

  /** Lists are checked line by line beside their seats; here a seat with one that is wrong gets what is usual. */
  private toCheck(plan: FullPlan): FullPlan {
    return plan.decks.reduce<FullPlan>(
      (sofar, deck, seat) =>
        deck.type === "list" && !this.isRead(seat) ? withDeck(sofar, seat, { type: "usual" }) : sofar,
      plan,
    );
  }

  /** Asks what each variant that is not chosen would do to a plan that can be played. */
  private async findReasons(signal: AbortSignal): Promise<void> {
    const { variants, decks } = this.choices;
    const open = variants.filter((each) => !each.is_shape && !this.plan.variants.includes(each.name));
    if (this.sentence !== null) return;
    const found: Record<string, string> = {};
    for (const { name } of open) {
      const more = withVariant(this.plan, name, true, variants, decks);
      const { sentence } = await this.means.checkPlan(this.toCheck(more), signal);
      if (signal.aborted) return;
      if (sentence !== null) found[name] = sentence;
    }
    this.reasons = found;
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
