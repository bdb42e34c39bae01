import type { Command, Question, Reason, Scene } from "../messages";

/** Why things cannot be used for a question: the table is asked once for each, and only where somebody wants to know. */
export class Wondering {
  private said: ReadonlyMap<number, string> = $state.raw(new Map());
  private readonly asked = new Set<number>();
  /** What was clicked in vain: its reason is said aloud as soon as it is known. */
  private clicked: number | null = null;

  constructor(private readonly send: (command: Command) => void) {}

  /** Another question: what was true of the one before is forgotten. */
  forget(): void {
    this.said = new Map();
    this.asked.clear();
    this.clicked = null;
  }

  of(id: number): string | null {
    return this.said.get(id) ?? null;
  }

  /** Somebody wants to know; one who clicked is told at once if it is known already. */
  wonder(id: number, question: Question, scene: Scene, clicked: boolean): string | null {
    if (!isOwn(id, question, scene)) return null;
    if (clicked) this.clicked = id;
    if (!this.asked.has(id)) this.send({ do: "whynot", number: question.number, object: id });
    this.asked.add(id);
    return clicked ? this.of(id) : null;
  }

  /** The table says why; returned is what is to be said aloud. */
  learn({ object, sentence }: Reason): string | null {
    if (sentence === null) return null;
    this.said = new Map(this.said).set(object, sentence);
    return this.clicked === object ? sentence : null;
  }
}

/** Only what belongs to whoever is asked can be used by them; planes and schemes are nobody's to use. */
function isOwn(id: number, { asked }: Question, scene: Scene): boolean {
  const thing = scene.things[id];
  if (thing === undefined || scene.table.face_up.some((one) => one.id === id)) return false;
  const holder = thing.zone === "battlefield" ? thing.controller : thing.owner;
  return holder === asked.player && thing.name !== null && ["hand", "battlefield", "command"].includes(thing.zone);
}
