/** Lines that fly outwards, long and short in turn, round the middle. */
export function burst(many: number, from: number, to: number): string {
  let d = "";
  for (let index = 0; index < many; index++) {
    const angle = (index / many) * Math.PI * 2;
    // The lengths follow each other irregularly, and still always the same.
    const wild = (Math.sin(index * 12.9898) * 43758.5453) % 1;
    const start = from + Math.abs(wild) * 26;
    const end = start + (to - from) * (0.25 + 0.75 * Math.abs((wild * 7) % 1));
    const at = (reach: number): string =>
      `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
    d += `M${at(start)}L${at(end)}`;
  }
  return d;
}

/** Wedges from the middle to beyond the edge. */
export function wedges(many: number, reach: number): string {
  let d = "";
  for (let index = 0; index < many; index++) {
    const at = (turn: number): string => {
      const angle = ((index + turn) / many) * Math.PI * 2;
      return `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
    };
    d += `M0 0L${at(0)}L${at(0.5)}Z`;
  }
  return d;
}

/** How much smaller a long title is set. */
export function titleFit(title: string, letters: number): number {
  return Math.max(0.4, Math.min(1, letters / Math.max(1, title.length)));
}
