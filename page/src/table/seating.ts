/** Where everybody sits, seen from one seat. Columns are told from top to bottom, rows from left to right. */
export interface Seating {
  mine: number;
  left: number[];
  top: number[];
  right: number[];
  /** Those for whom there is only a plate; one of them at a time is opened. */
  rail: number[];
}

/** How many sit left, above and right, by the number of players. */
const AROUND: Readonly<Record<number, [number, number, number]>> = {
  2: [0, 1, 0],
  3: [1, 0, 1],
  4: [1, 1, 1],
  5: [1, 2, 1],
  6: [1, 3, 1],
  7: [2, 2, 2],
  8: [2, 3, 2],
};

/**
 * Opponents sit clockwise from the left: up the left column, along the top, down the right column. It depends on the
 * number of seats alone, so that nobody moves when somebody is out.
 */
export function seating(players: number, mine: number, isPhone = false): Seating {
  const others = Array.from({ length: players - 1 }, (_, at) => (mine + 1 + at) % players);
  if (isPhone) return { mine, left: [], top: [], right: [], rail: others };
  const around = AROUND[players];
  if (around === undefined) {
    return { mine, left: others.slice(0, 1), top: [], right: others.slice(-1), rail: others.slice(1, -1) };
  }
  const [left, top] = around;
  return {
    mine,
    left: others.slice(0, left).reverse(),
    top: others.slice(left, left + top),
    right: others.slice(left + top),
    rail: [],
  };
}
