import type {
  PaperCard,
  PaperCompany,
  PaperEntry,
  PaperMessage,
  PaperScene,
  PaperSeat,
  PaperSeen,
  PaperTurn,
  PlainQuestion,
  Refusal,
  Spoken,
  DeviceTap,
  Undoable,
} from "../messages";

/** What comes in from a paper table. */
export type Incoming = PaperMessage | Spoken | Refusal;

export type Face = "planeswalker" | "chaos" | "blank";

/** A roll of the planar die as the log tells it. */
export interface Rolled {
  seat: number;
  face: Face;
  /** In which step of the game, so that the same face twice is two rolls. */
  step: number;
}

/** Everything a device sees of a paper table, kept up with the messages that come in. */
export class Sight {
  company = $state.raw<PaperCompany | null>(null);
  scene = $state.raw<PaperScene | null>(null);
  question = $state.raw<PlainQuestion | null>(null);
  log = $state.raw<PaperEntry[]>([]);
  undoable = $state.raw<Undoable | null>(null);
  /** Where everybody was before, the latest first. */
  visited = $state.raw<PaperCard[]>([]);
  /** How many steps were taken, as far as this device has seen. */
  steps = $state.raw(0);
  /** When this was seen: what is done is done to the table as it stood then. */
  moment = $state.raw(0);
  /** The keys of what has arrived lately. */
  done = $state.raw<readonly string[]>([]);
  /** What is being tapped on all devices, this one's too. */
  taps = $state.raw<readonly DeviceTap[]>([]);
  spoken = $state.raw<Spoken[]>([]);
  /** What was refused last; a new one even when it reads the same. */
  refusal = $state.raw<Refusal | null>(null);
  /** The roll that has just been made; none for who has only come. */
  rolled = $state.raw<Rolled | null>(null);
  /** When this device saw a turn begin. */
  began = 0;
  /** When it saw the die fall. */
  fell = 0;
  #cards = new Map<number, PaperCard>();

  take(message: Incoming): void {
    switch (message.is) {
      case "papercompany":
        this.company = message;
        return;
      case "spoken":
        this.spoken = [...this.spoken, message];
        return;
      case "papertaps":
        this.taps = message.taps;
        return;
      case "refusal":
        this.refusal = message;
        return;
      case "paperseen":
        this.#see(message);
    }
  }

  /** What was said before somebody came is told again to whoever comes again. */
  forgetSpoken(): void {
    this.spoken = [];
  }

  seat(id: number | null | undefined): PaperSeat | undefined {
    return this.scene?.seats.find((one) => one.seat === id);
  }

  name(id: number | null | undefined): string {
    return this.seat(id)?.name ?? "";
  }

  /** The seat that this device speaks for; none for a display. */
  get mine(): PaperSeat | undefined {
    const me = this.company?.people.find((one) => one.person === this.company?.me);
    return this.seat(me?.seat);
  }

  /** The turn that is being taken; where several are, the first of them or the one of this device. */
  get turn(): PaperTurn | undefined {
    const mine = this.mine?.seat;
    const turns = this.scene?.turns ?? [];
    return turns.find((turn) => mine !== undefined && turn.active.includes(mine)) ?? turns[0];
  }

  /** A card of this id that is to be seen, or was. */
  card(id: number): PaperCard | undefined {
    return this.#cards.get(id);
  }

  #see(seen: PaperSeen): void {
    const came = this.scene === null;
    if (!came && newest(seen.scene) !== newest(this.scene)) this.began = Date.now();
    this.scene = seen.scene;
    this.question = seen.question;
    this.undoable = seen.undoable;
    this.visited = seen.past;
    this.steps = seen.steps;
    this.moment = seen.moment;
    this.done = seen.done;
    const before = lastRoll(this.log);
    const roll = lastRoll(seen.log);
    this.log = [...this.log.slice(0, seen.kept), ...seen.log];
    // The whole log comes again when somebody sits down elsewhere: what was rolled before is no news.
    if (!came && roll !== undefined && isAfter(roll, before)) {
      this.rolled = rolledAs(roll);
      this.fell = Date.now();
    } else if (!this.log.some(({ line, step }) => line.kind === "planar roll" && step === this.rolled?.step)) {
      // It was taken back.
      this.rolled = null;
    }
    this.#remember(seen.scene);
  }

  #remember(scene: PaperScene): void {
    const shown = [...scene.planes, ...scene.schemes, ...scene.revealed, ...scene.map.map((place) => place.card)];
    for (const card of shown) this.#cards.set(card.id, card);
  }
}

/** The turn that began last. */
function newest(scene: PaperScene | null): number {
  return Math.max(0, ...(scene?.turns ?? []).map((turn) => turn.number));
}

function isAfter(one: PaperEntry, other: PaperEntry | undefined): boolean {
  return other === undefined || one.at > other.at || (one.at === other.at && one.step > other.step);
}

function lastRoll(log: readonly PaperEntry[]): PaperEntry | undefined {
  return log.findLast(({ line }) => line.kind === "planar roll");
}

const FACES: readonly string[] = ["planeswalker", "chaos", "blank"] satisfies Face[];

function rolledAs({ line, step }: PaperEntry): Rolled | null {
  const face = line.data["face"];
  if (typeof face !== "string" || !FACES.includes(face)) return null;
  return { seat: line.players[0] ?? 0, face: face as Face, step };
}
