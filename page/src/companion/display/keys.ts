/** What a key does on the shared screen. */
export type Pressed =
  | { does: "roll" | "done" | "countered" | "next" | "undo" | "plain" | "menu" }
  | { does: "choose"; number: number }
  | { does: "move"; by: number };

const LETTERS: ReadonlyMap<string, Exclude<Pressed["does"], "choose" | "move">> = new Map([
  [" ", "roll"],
  ["Enter", "done"],
  ["c", "countered"],
  ["n", "next"],
  ["z", "undo"],
  ["t", "plain"],
  ["m", "menu"],
]);
const ARROWS: ReadonlyMap<string, number> = new Map([
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
  ["ArrowRight", 1],
  ["ArrowDown", 1],
]);

/** Null for keys that mean nothing here, that are held down, or with which another key is held. */
export function pressed(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat">,
): Pressed | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const { key } = event;
  if (/^[1-9]$/.test(key)) return { does: "choose", number: Number(key) };
  const by = ARROWS.get(key);
  if (by !== undefined) return { does: "move", by };
  const does = LETTERS.get(key.length === 1 ? key.toLowerCase() : key);
  return does === undefined ? null : { does };
}
