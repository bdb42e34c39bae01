/** The face that a planar die shows. */
export type DieFace = "planeswalker" | "chaos" | "blank";

/** How long the die tumbles. */
export const TUMBLE = 900;

/** The planar die as it lies on the table: it keeps what was rolled last. */
export class Rolling {
  face: DieFace | null = $state(null);
  tumbles: boolean = $state(false);
  /** Who rolled last. */
  by: number | null = $state(null);

  /** Lets it tumble, and comes back when it lies. */
  async roll(face: string, by: number, still: boolean): Promise<void> {
    this.face = face === "chaos" || face === "planeswalker" ? face : "blank";
    this.by = by;
    this.tumbles = !still;
    await new Promise((done) => setTimeout(done, still ? 120 : TUMBLE));
    this.tumbles = false;
  }
}
