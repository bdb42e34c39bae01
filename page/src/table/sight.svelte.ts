import type {
  SceneChange,
  Company,
  Message,
  PlainEntry,
  Question,
  Refusal,
  Scene,
  Seen,
  SeatScene,
  Spoken,
  Steps,
  Thing,
} from "../messages";
import { movesBetween, type Moves } from "./moves";

/** The scene after a change: the parts that are different replace the old ones, and so do the things. */
export function changed(before: Scene, change: SceneChange): Scene {
  const things = { ...before.things };
  for (const id of change.gone) delete things[id];
  return { ...before, ...change.scene, things: { ...things, ...change.things } };
}

/** How the page stands to the server. */
export type Line = "open" | "lost" | "ended";

/** Everything this person sees of the table, kept up with the messages that come in. */
export class Sight {
  company = $state.raw<Company | null>(null);
  scene = $state.raw<Scene | null>(null);
  question = $state.raw<Question | null>(null);
  log = $state.raw<PlainEntry[]>([]);
  spoken = $state.raw<Spoken[]>([]);
  steps = $state.raw<Steps | null>(null);
  /** What was refused last; a new one even when it reads the same. */
  refusal = $state.raw<Refusal | null>(null);
  mayUndo = $state.raw<string | null>(null);
  /** The number of what was seen last, for a connection that resumes; null before anything was. */
  number = $state.raw<number | null>(null);
  line = $state.raw<Line>("open");
  /** Cards that were seen once, so that the log can show what has left since. */
  #remembered = new Map<number, Thing>();
  #byName = new Map<string, Thing>();
  #watchers = new Set<(moves: Moves) => void>();

  /** Puts a message in, and says what moved. */
  take(message: Message): Moves | null {
    switch (message.is) {
      case "company":
        this.company = message;
        return null;
      case "spoken":
        this.spoken = [...this.spoken, message];
        return null;
      case "steps":
        this.steps = message;
        return null;
      case "foreseen":
      case "reason":
      case "advice":
        return null;
      case "refusal":
        this.refusal = message;
        return null;
      case "seen":
        this.#see(message);
        return null;
      case "changed": {
        if (this.scene === null) throw new Error("A change came before the scene it changes.");
        const entries = [...this.log.slice(0, message.kept), ...message.log];
        const moves = this.#become(changed(this.scene, message.change), entries, message.kept);
        this.#ask(message.number, message.question, message.may_undo);
        return moves;
      }
    }
  }

  /** Calls `watcher` with what moves from now on; what it returns ends that. */
  watch(watcher: (moves: Moves) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** What was said before somebody came is told again to whoever comes again. */
  forgetSpoken(): void {
    this.spoken = [];
  }

  thing(id: number): Thing | undefined {
    return this.scene?.things[id] ?? this.#remembered.get(id);
  }

  /** A card of this name that was seen, the latest: cards get new ids when they change zones. */
  named(name: string): Thing | undefined {
    return this.#byName.get(name);
  }

  player(id: number): SeatScene | undefined {
    return this.scene?.players.find((player) => player.id === id);
  }

  /** Which seat is looked from; null for somebody who watches. */
  get viewer(): number | null {
    return this.scene?.viewer ?? null;
  }

  /** Who has to decide something now. */
  get awaited(): number[] {
    if (this.company !== null && this.company.waits_for.length > 0) return this.company.waits_for;
    return this.question === null ? [] : [this.question.asked.decider];
  }

  #see(seen: Seen): void {
    this.scene = seen.scene;
    this.log = seen.log;
    this.#remember(seen.scene);
    this.#ask(seen.number, seen.question, seen.may_undo);
  }

  #become(after: Scene, entries: PlainEntry[], kept: number): Moves {
    const before = this.scene!;
    const moves = movesBetween(before, after, this.log.slice(kept), entries.slice(kept));
    for (const watcher of this.#watchers) watcher(moves);
    this.#remember(after);
    this.scene = after;
    this.log = entries;
    return moves;
  }

  #ask(number: number, question: Question | null, mayUndo: string | null): void {
    this.number = number;
    this.question = question;
    this.mayUndo = mayUndo;
    this.steps = null;
  }

  #remember(scene: Scene): void {
    for (const thing of Object.values(scene.things)) {
      if (thing.name === null) continue;
      this.#remembered.set(thing.id, thing);
      if (!thing.kind?.includes("ability")) this.#byName.set(thing.name, thing);
    }
  }
}
