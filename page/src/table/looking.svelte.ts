import type { Thing } from "../messages";

/** Cards that are looked through. */
export type Pile = { of: "graveyard" | "library" | "hand"; player: number } | { of: "exile" };

/** What somebody looks at: it changes nothing on the table and is nobody else's business. */
export class Looking {
  /** The card under the pointer or with the focus. */
  private passing: Thing | null = $state.raw(null);
  /** The card that was asked for, by a click or a long press. */
  private asked: Thing | null = $state.raw(null);
  /** Whether it was asked for where there is no room beside the table: then it lies over it. */
  over: boolean = $state(false);
  pile: Pile | null = $state.raw(null);
  /** Whose board is open, where there is no room for all. */
  board: number | null = $state(null);
  /** What was seen last stays in the card's place until there is something else. */
  last: Thing | null = $state.raw(null);

  get card(): Thing | null {
    return this.passing ?? this.asked;
  }

  /** The card that lies over the table. */
  get lifted(): Thing | null {
    return this.over ? this.asked : null;
  }

  glance(thing: Thing | null): void {
    this.passing = thing;
    if (thing !== null) this.last = thing;
  }

  /** Show a card; `over` the table where it has no place of its own. */
  show(thing: Thing, over: boolean): void {
    this.asked = thing;
    this.last = thing;
    this.over = over;
  }

  putBack(): void {
    this.asked = null;
    this.over = false;
  }

  /** Look through cards that lie together. */
  through(pile: Pile | null): void {
    this.pile = pile;
  }

  /** Open somebody's board, or close it again. */
  visit(player: number | null): void {
    this.board = this.board === player ? null : player;
  }
}
