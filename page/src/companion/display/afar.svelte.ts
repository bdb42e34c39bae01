import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../../settings/settings.svelte";

/** What is drawn for an arm's length is so much larger on a screen of which this many pixels are one of 1920 by 1080. */
const CLOSER = 1.5;

/** How much larger a screen that is looked at from afar shows what a phone shows. */
export function larger(unit: number): number {
  return Math.max(1, unit * CLOSER);
}

/** The same for the window as it is. */
export function largerHere(): number {
  const [width, height] = [innerWidth.current ?? 0, innerHeight.current ?? 0];
  return larger(Math.min(width / 1920, height / 1080));
}

/** All that is measured in `rem` becomes so much larger; what is given back makes it as it was. */
export function enlarge(times: number): () => void {
  const root = document.documentElement;
  root.style.fontSize = `${Math.round(settings.chosen.size * times)}%`;
  return () => (root.style.fontSize = `${settings.chosen.size}%`);
}
