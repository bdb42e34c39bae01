/** Small signs on phones, each a path in a field of 24 by 24, drawn as a line. */
export const ICONS = {
  undo: "M9 14 4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3",
  turn: "M20 12a8 8 0 1 1-2.6-5.9M20 3v6h-6",
  info: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v6M12 7.5h.01",
  log: "M4 6h16M4 12h16M4 18h10",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  close: "M5 5l14 14M19 5 5 19",
  down: "M5 9l7 7 7-7",
  up: "M5 15l7-7 7 7",
  next: "M6 4l10 8-10 8ZM20 4v16",
  plus: "M12 4v16M4 12h16",
  minus: "M4 12h16",
  arrow: "M4 12h15M13 6l6 6-6 6",
  check: "M4 13l5 5L20 6",
  crown: "M3 18h18M3 18 2 7l6 4 4-7 4 7 6-4-1 11",
  sword: "M20 4h-4L8 12l4 4 8-8ZM6.5 10.5l7 7M9 15l-5 5",
  poison: "M12 2v20M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z",
  energy: "M13 2 5 13h6l-1 9 9-12h-6Z",
  experience: "M12 2l3 7 7 .5-5.5 4.5 2 7.5L12 17.5 5.5 21.5l2-7.5L2 9.5 9 9Z",
  rad: "M12 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 3a9 9 0 0 1 8 5l-5 3M4 8a9 9 0 0 1 8-5M5 17l4-3M15 14l4 3M9 20.5a9 9 0 0 0 6 0",
  tag: "M3 12V4h8l10 10-8 8ZM7.5 8.5h.01",
  tax: "M4 8h16M4 16h16M8 3v18",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5",
  moon: "M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10Z",
  phone: "M7 2h10v20H7ZM11 18.5h2",
  wait: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v5l3 3",
} as const;

export type IconName = keyof typeof ICONS;

const OF_COUNTERS: Readonly<Record<string, IconName>> = {
  poison: "poison",
  energy: "energy",
  experience: "experience",
  rad: "rad",
};

/** The sign of a kind of counter; those of one's own have a label. */
export function counterIcon(kind: string): IconName {
  return OF_COUNTERS[kind] ?? "tag";
}
