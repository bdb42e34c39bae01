/** How the seats of one side of a flat screen lie beside the text for that side. */
export interface Laid {
  /** Below the text, or before it. */
  below: boolean;
  columns: number;
  rows: number;
  /** How wide they are together where they lie before the text, or how high below it; in pixels. */
  size: number;
}

/** What a name, a life total to tap and a line of facts need at least, in pixels. */
const LOW = 122;
const NARROW = 118;
/** Another name stands below the first where a tile is not so wide. */
const NAME = 44;
const SIDE_BY_SIDE = 300;

/**
 * Everybody's life can be read and tapped, and the text has as much room as can be: of all the ways to lay so many
 * tiles the one that leaves the text most, and does not make a thin strip of it.
 */
export function laid(seats: number, giants: boolean, width: number, height: number): Laid {
  const low = (wide: number): number => (giants && wide < SIDE_BY_SIDE ? LOW + NAME : LOW);
  const found: { laid: Laid; worth: number }[] = [];
  for (let columns = 1; columns <= seats; columns++) {
    const rows = Math.ceil(seats / columns);
    const high = height / rows;
    const wide = Math.max(NARROW, Math.min(high * 0.85, width * 0.18));
    const before = { below: false, columns, rows, size: Math.round(columns * wide) };
    if (high >= low(wide) || columns === seats)
      found.push({ laid: before, worth: worth(width - columns * wide, height) });
    const most = width / columns;
    const below = { below: true, columns, rows, size: rows * low(most) };
    if (most >= NARROW) found.push({ laid: below, worth: worth(width, height - below.size) });
  }
  return found.sort((one, other) => other.worth - one.worth)[0]?.laid ?? { below: false, columns: 1, rows: 1, size: 0 };
}

/** What a text has of a place: lines of few words are worth little. */
function worth(width: number, height: number): number {
  return Math.max(0, width) * Math.max(0, height) * Math.min(1, Math.max(0, width) / 260) * Math.min(1, height / 130);
}
