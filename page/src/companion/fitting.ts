import type { Attachment } from "svelte/attachments";

/** The largest whole number from `least` to `most` for which `fits` says yes; `least` if none does. */
export function largest(least: number, most: number, fits: (size: number) => boolean): number {
  let [low, high] = [Math.ceil(least), Math.floor(most)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, Math.ceil(least));
}

export interface Bounds {
  /** In pixels. */
  least: number;
  most: number;
  /** How much of the height must be left to something else, such as the picture. */
  leave?: number;
  /** How high all of it may be, where the element grows with its text. */
  room?: number;
}

/**
 * The text in an element as large as there is room for: `--fitted` is set on it, and what is measured is the sum of
 * the heights of its children marked `data-fits`. Whoever uses it says in `anew` what the text depends on.
 */
export function fitted(bounds: () => Bounds, anew: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    anew();
    const { least, most, leave = 0, room: given } = bounds();
    const measure = (): void => {
      const room = given ?? element.clientHeight - leave;
      const width = element.clientWidth;
      const parts = [...element.querySelectorAll<HTMLElement>("[data-fits]")];
      if (room <= 0 || width <= 0) return;
      const size = largest(least, most, (tried) => {
        element.style.setProperty("--fitted", `${tried}px`);
        const high = parts.reduce((sum, part) => sum + part.scrollHeight, 0);
        // Heights are rounded up, each of them.
        return high <= room + parts.length && parts.every((part) => part.scrollWidth <= part.clientWidth + 1);
      });
      element.style.setProperty("--fitted", `${size}px`);
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    void document.fonts?.ready.then(measure);
    return () => watcher.disconnect();
  };
}
