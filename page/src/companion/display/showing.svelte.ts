import { fields, keep, kept } from "../../settings/keeping";

/** How this device shows the table. */
export interface Shown {
  /** A screen that stands, or one that lies flat between people. */
  lies: boolean;
  /** To how many sides of a table a flat screen shows the plane. */
  copies: 1 | 2 | 4;
  /** Without pictures and seats: text for who sits far away from a small screen. */
  plain: boolean;
  /** By how many quarters the plane is turned. */
  quarters: number;
}

const USUAL: Shown = { lies: false, copies: 4, plain: false, quarters: 0 };

/** What was chosen on this device, kept by its browser. */
export class Showing {
  chosen: Shown = $state(kept("paper.display", readShown));

  choose(change: Partial<Shown>): void {
    this.chosen = { ...this.chosen, ...change };
    keep("paper.display", $state.snapshot(this.chosen));
  }

  turn(): void {
    this.choose({ quarters: (this.chosen.quarters + 1) % 4 });
  }
}

export function readShown(value: unknown): Shown {
  const { lies, copies, plain, quarters } = fields(value);
  return {
    lies: typeof lies === "boolean" ? lies : USUAL.lies,
    copies: copies === 1 || copies === 2 || copies === 4 ? copies : USUAL.copies,
    plain: typeof plain === "boolean" ? plain : USUAL.plain,
    quarters: typeof quarters === "number" && [0, 1, 2, 3].includes(quarters) ? quarters : USUAL.quarters,
  };
}
