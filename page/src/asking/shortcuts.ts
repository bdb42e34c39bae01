/** What a key does at the table. */
export type KeyDeed =
  | { do: "pass" }
  | { do: "pass on"; far: "something happens" | "end of turn" | "my turn" }
  | { do: "confirm" }
  | { do: "back" }
  | { do: "undo" }
  | { do: "roll" }
  | { do: "log" }
  | { do: "advise" }
  | { do: "hold" }
  | { do: "yes" }
  | { do: "no" }
  | { do: "option"; number: number }
  | { do: "sheet" }
  | { do: "move"; by: "left" | "right" | "up" | "down" };

/** Where the focus is: in a field one types; on a control that the keyboard brought there; or nowhere in particular. */
export type Focus = "field" | "control" | "nowhere";

export interface Press {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
}

const LETTERS: Readonly<Record<string, KeyDeed>> = {
  u: { do: "undo" },
  r: { do: "roll" },
  l: { do: "log" },
  w: { do: "advise" },
  h: { do: "hold" },
  y: { do: "yes" },
  n: { do: "no" },
  "?": { do: "sheet" },
};

const ALWAYS: Readonly<Record<string, KeyDeed>> = {
  Escape: { do: "back" },
  F2: { do: "pass on", far: "something happens" },
  F4: { do: "pass on", far: "my turn" },
  F6: { do: "pass on", far: "end of turn" },
};

const ARROWS: Readonly<Record<string, KeyDeed>> = {
  ArrowLeft: { do: "move", by: "left" },
  ArrowRight: { do: "move", by: "right" },
  ArrowUp: { do: "move", by: "up" },
  ArrowDown: { do: "move", by: "down" },
};

/**
 * What a key does, if anything. Space and Enter belong to the control that the keyboard has gone to, so that cards can be
 * chosen with them; whoever clicks with the mouse passes and confirms with them.
 */
export function deedOf(press: Press, focus: Focus): KeyDeed | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const always = ALWAYS[press.key];
  if (always !== undefined) return press.repeat ? null : always;
  if (focus === "field") return null;
  if (press.key in ARROWS) return ARROWS[press.key]!;
  if (press.repeat) return null;
  if (press.key === " " || press.key === "Enter") {
    if (focus === "control") return null;
    return press.key === " " ? { do: "pass" } : { do: "confirm" };
  }
  if (/^[1-9]$/.test(press.key)) return { do: "option", number: Number(press.key) };
  return LETTERS[press.key.toLowerCase()] ?? null;
}

/** The keys as the sheet shows them: each with the words for what it does. */
export const SHEET = [
  { keys: ["space"], says: "keys.pass" },
  { keys: ["enter"], says: "keys.confirm" },
  { keys: ["esc"], says: "keys.back" },
  { keys: ["U"], says: "keys.undo" },
  { keys: ["R"], says: "keys.roll" },
  { keys: ["F2"], says: "keys.toNext" },
  { keys: ["F4"], says: "keys.toMyTurn" },
  { keys: ["F6"], says: "keys.toEnd" },
  { keys: ["Y", "N"], says: "keys.yesNo" },
  { keys: ["1", "9"], says: "keys.numbers" },
  { keys: ["W"], says: "keys.advise" },
  { keys: ["L"], says: "keys.log" },
  { keys: ["H"], says: "keys.full" },
  { keys: ["arrows"], says: "keys.move" },
  { keys: ["?"], says: "keys.sheet" },
] as const;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which of several boxes lies next in a direction; null where none does. */
export function nextBox(from: Box, boxes: readonly Box[], by: "left" | "right" | "up" | "down"): number | null {
  const here = middle(from);
  let best: { at: number; far: number } | null = null;
  for (const [at, box] of boxes.entries()) {
    const there = middle(box);
    const [along, across] =
      by === "left" || by === "right" ? [there.x - here.x, there.y - here.y] : [there.y - here.y, there.x - here.x];
    const ahead = by === "right" || by === "down" ? along : -along;
    if (ahead < 4) continue;
    const far = ahead + Math.abs(across) * 2.5;
    if (best === null || far < best.far) best = { at, far };
  }
  return best?.at ?? null;
}

function middle({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
