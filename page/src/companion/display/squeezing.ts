import type { Attachment } from "svelte/attachments";

/**
 * A line from which first words go and then size, until nothing in it is cut: `data-level` says how far that went.
 * Whoever uses it says in `anew` what the line depends on.
 */
export function squeezed(levels: number, anew: () => unknown): Attachment<HTMLElement> {
  return (line) => {
    anew();
    const measure = (): void => {
      if (line.clientWidth > 0) squeeze(levels, (level) => fitsAt(line, level));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(line);
    measure();
    void document.fonts?.ready.then(measure);
    return () => watcher.disconnect();
  };
}

/** The first of so many levels at which everything fits, or the last one. */
export function squeeze(levels: number, fits: (level: number) => boolean): number {
  for (let level = 0; level < levels; level++) if (fits(level)) return level;
  return levels - 1;
}

function fitsAt(line: HTMLElement, level: number): boolean {
  line.dataset["level"] = String(level);
  const names = [...line.querySelectorAll<HTMLElement>("[data-whole]")];
  // A screen that lies flat may be turned by a quarter.
  const along = Math.abs(line.getBoundingClientRect().width - line.offsetWidth) < 1 ? "width" : "height";
  return line.scrollWidth <= line.clientWidth && names.every((name) => isWhole(name, along));
}

/** Less than a pixel too little is enough for a name to end in dots. */
function isWhole(name: HTMLElement, along: "width" | "height"): boolean {
  const words = document.createRange();
  words.selectNodeContents(name);
  return words.getBoundingClientRect()[along] <= name.getBoundingClientRect()[along] + 0.05;
}
