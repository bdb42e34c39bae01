import type { Changed, Film, Seen } from "../messages";
import { fields } from "../settings/keeping";
import { changed } from "../table/sight.svelte";

/** One in so many steps is kept whole, so that the next ones are found quickly. */
const EVERY = 25;

/** A game that is watched from one piece: every step is found here, without asking anybody. */
export class Reel {
  readonly steps: number;
  private readonly kept: Seen[];

  constructor(private readonly film: Film) {
    this.steps = film.changes.length;
    this.kept = [film.first];
  }

  /** What was seen at a step. */
  at(step: number): Seen {
    while (this.kept.length * EVERY <= step) this.kept.push(this.on((this.kept.length - 1) * EVERY, EVERY));
    const near = step - (step % EVERY);
    return this.on(near, step - near);
  }

  private on(kept: number, further: number): Seen {
    const first = this.kept[kept / EVERY]!;
    return this.film.changes.slice(kept, kept + further).reduce(next, first);
  }
}

function next(seen: Seen, change: Changed): Seen {
  return {
    is: "seen",
    number: change.number,
    scene: changed(seen.scene, change.change),
    question: change.question,
    log: [...seen.log.slice(0, change.kept), ...change.log],
    may_undo: null,
  };
}

/** The film in a file that was saved while its game went on. Null where it is none, or damaged. */
export function readFilm(plain: unknown): Reel | null {
  const { first, changes } = fields(fields(plain)["film"]);
  const { is, scene, log } = fields(first);
  const { players, things } = fields(scene);
  if (is !== "seen" || ![changes, log, players].every(Array.isArray) || typeof things !== "object") return null;
  const reel = new Reel({ first: first as Seen, changes: changes as Changed[], over: false });
  try {
    reel.at(reel.steps);
  } catch {
    return null;
  }
  return reel;
}
