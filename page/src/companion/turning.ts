import type { PaperCompany, PaperScene, PaperSeat, PaperTurn } from "../messages";

/** Who takes this turn, and for whom this phone may roll and end it. */
export interface Turning {
  turn: PaperTurn | undefined;
  /** Who rolls and ends the turn by this phone; nobody where another phone does. */
  actor: PaperSeat | undefined;
  next: PaperSeat | undefined;
}

/**
 * A phone acts for its own seat. For whoever has no phone any other will do: one phone alone serves a whole table.
 * At a table of teams or with several turns at once, it is the turn in which the seat itself is active.
 */
export function turning(scene: PaperScene, company: PaperCompany | null, mine: number | undefined): Turning {
  const seat = (id: number | null | undefined) => scene.seats.find((one) => one.seat === id);
  const own = scene.turns.find((turn) => mine !== undefined && turn.active.includes(mine));
  const turn = own ?? scene.turns[0];
  if (turn === undefined) return { turn, actor: undefined, next: undefined };
  const next = seat(turn.next);
  if (own !== undefined) return { turn, actor: seat(mine), next };
  const held = new Set((company?.people ?? []).filter((one) => one.here).map((one) => one.seat));
  const alone = turn.active.every((one) => !held.has(one));
  return { turn, actor: alone ? seat(turn.active[0]) : undefined, next };
}
