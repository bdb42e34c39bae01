import type { Part } from "./creatures";

/** What is not a creature: figures in the same five inks, mirrored as well unless they say otherwise. */
export interface Figure {
  readonly parts: readonly Part[];
  /** Drawn as it is, not as one half. */
  readonly whole?: boolean;
  /** Without the round field behind it. */
  readonly bare?: boolean;
}

const petals = (many: number, reach: number, wide: number, turn: number): string => {
  let d = "";
  for (let index = 0; index < many; index++) {
    const a = ((index + turn) / many) * Math.PI * 2;
    const [x, y] = [Math.sin(a) * reach, -Math.cos(a) * reach];
    const [px, py] = [Math.cos(a) * wide, Math.sin(a) * wide];
    const at = (k: number, side: number): string => `${r(x * k + px * side)} ${r(y * k + py * side)}`;
    d += `M0 0Q${at(0.45, 1)} ${at(0.75, 0.9)}Q${at(1, 0.5)} ${at(1, 0)}Q${at(1, -0.5)} ${at(0.75, -0.9)}Q${at(0.45, -1)} 0 0Z`;
  }
  return d;
};

const teeth = (many: number, inner: number, outer: number): string => {
  let d = "";
  for (let index = 0; index < many * 2; index++) {
    const a = (index / (many * 2)) * Math.PI * 2;
    const b = a + ((Math.PI * 2) / (many * 2)) * 0.9;
    const reach = index % 2 === 0 ? outer : inner;
    d += `${index === 0 ? "M" : "L"}${r(Math.cos(a) * reach)} ${r(Math.sin(a) * reach)}L${r(Math.cos(b) * reach)} ${r(Math.sin(b) * reach)}`;
  }
  return `${d}Z`;
};

const whirl = (many: number): string => {
  let d = "";
  for (let index = 0; index < many; index++) {
    const a = (index / many) * Math.PI * 2;
    const at = (turn: number, reach: number): string =>
      `${r(Math.cos(a + turn) * reach)} ${r(Math.sin(a + turn) * reach)}`;
    d += `M0 0Q${at(0.5, 22)} ${at(0, 36)}Q${at(-0.05, 18)} 0 0`;
  }
  return d;
};

const disc = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

const r = (value: number): string => String(Math.round(value * 10) / 10);

const BOLT: Figure = {
  whole: true,
  bare: true,
  parts: [
    ["i", "M10 -38L-20 5H0L-8 38L25 -7H6L16 -38Z"],
    ["l", "M7 -38L-20 3H-1L-9 36L22 -9H3L13 -38Z"],
    ["m", "M3 -9H22L-9 36L4 2Z"],
  ],
};

const spikes = (many: number, inner: number, outer: number): string => {
  let d = "";
  for (let index = 0; index < many * 2; index++) {
    const a = (index / (many * 2)) * Math.PI * 2 - Math.PI / 2;
    const reach = index % 2 === 0 ? outer * (index % 4 === 0 ? 1 : 0.72) : inner;
    d += `${index === 0 ? "M" : "L"}${r(Math.cos(a) * reach)} ${r(Math.sin(a) * reach)}`;
  }
  return `${d}Z`;
};

const SUDDEN: readonly Figure[] = [
  BOLT,
  BOLT,
  {
    whole: true,
    bare: true,
    parts: [
      ["i", spikes(10, 17, 40)],
      ["l", spikes(10, 14, 35)],
      ["m", disc(10)],
      ["l", disc(4)],
    ],
  },
];

/** Something sudden: a bolt, or a burst. */
export function instant(seed: number): Figure {
  return SUDDEN[seed % SUDDEN.length] ?? BOLT;
}

export function sorcery(seed: number): Figure {
  return {
    whole: true,
    bare: true,
    parts: [
      ["s", disc(40)],
      ["m", disc(34)],
      ["s", disc(27)],
      ["m", disc(19)],
      ["l", whirl(5 + (seed % 4))],
      ["i", disc(6)],
    ],
  };
}

export function enchantment(seed: number): Figure {
  const many = 6 + (seed % 4);
  return {
    whole: true,
    parts: [
      ["m", petals(many, 32, 9, 0)],
      ["l", petals(many, 24, 6.5, 0.5)],
      ["i", disc(6)],
      ["l", disc(2.4)],
    ],
  };
}

/** An Aura is a wreath: it lies round something. */
export function aura(seed: number): Figure {
  const many = 9 + (seed % 4);
  let leaves = "";
  for (let index = 0; index < many; index++) {
    const a = (index / many) * Math.PI * 2;
    const at = (turn: number, reach: number): string =>
      `${r(Math.cos(a + turn) * reach)} ${r(Math.sin(a + turn) * reach)}`;
    leaves += `M${at(0, 22)}Q${at(0.1, 36)} ${at(0.42, 35)}Q${at(0.4, 24)} ${at(0.28, 21)}Z`;
  }
  return {
    whole: true,
    parts: [
      ["m", "M-22 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0", 5],
      ["l", leaves],
      ["l", "M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z"],
    ],
  };
}

export function artifact(seed: number): Figure {
  return {
    whole: true,
    bare: true,
    parts: [
      ["m", teeth(8 + (seed % 5), 26, 33)],
      ["i", disc(18)],
      ["l", disc(11)],
      ["m", disc(4)],
    ],
  };
}

const BLADES: readonly Figure[] = [
  {
    parts: [
      ["l", "M0 -40L5 -32V10H0Z"],
      ["m", "M2.5 -36L5 -32V10H2.5Z"],
      ["m", "M0 10H16L14 15H0Z"],
      ["i", "M0 15H3.5V30H0Z"],
      ["l", "M0 30a5 5 0 0 1 0 9Z"],
    ],
  },
  {
    parts: [
      ["m", "M0 -32H26L22 -20L26 -8H0Z"],
      ["l", "M0 -32H26L24 -26H0Z"],
      ["i", "M0 -8H4V38H0Z"],
      ["l", "M0 22H4V26H0ZM0 -22L6 -16L0 -10Z"],
    ],
  },
  {
    parts: [
      ["m", "M0 -34C16 -34 26 -30 28 -26C28 4 18 24 0 36Z"],
      ["l", "M0 -28C12 -28 20 -25 22 -22C22 2 14 18 0 28Z"],
      ["m", "M0 -16L6 -4L16 -2L8 6L10 18L0 12Z"],
    ],
  },
];

export function equipment(seed: number): Figure {
  return BLADES[seed % BLADES.length] ?? { parts: [] };
}

export const vehicle: Figure = {
  whole: true,
  parts: [
    ["m", "M-36 4L-28 -14H10L20 -2L36 2V14H-36Z"],
    ["l", "M-24 -10H-10V-2H-27ZM-6 -10H7L14 -2H-6Z"],
    ["i", "M-30 16a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM12 16a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"],
    ["l", "M-24 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM18 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z"],
  ],
};

export const planeswalker: Figure = {
  parts: [
    [
      "m",
      "M0 -6C4 -12 5 -24 3 -40H7C9 -26 9 -16 12 -10C16 -16 17 -24 16 -34H20C22 -20 20 -10 18 -2C22 -8 24 -14 25 -22L29 -20C28 0 18 10 12 16C8 24 6 32 0 40Z",
    ],
    ["l", "M0 -2C4 2 10 0 12 -4C14 4 10 14 6 20C4 26 2 30 0 34Z"],
  ],
};

export const scheme: Figure = {
  bare: true,
  parts: [
    ["l", "M0 -30V-40M10 -28L14 -37M19 -23L26 -31M27 -16L36 -21", 3],
    ["l", "M0 -26C18 -26 32 -12 40 0C32 12 18 26 0 26Z"],
    ["m", "M0 -17a17 17 0 0 1 0 34Z"],
    ["i", "M0 -15C6 -8 6 8 0 15Z"],
  ],
};

export function vanguard(seed: number): Figure {
  return {
    whole: true,
    parts: [
      ["m", petals(8, 36, 6, (seed % 2) / 2)],
      ["l", "M0 -22L5 -7L20 -7L8 3L13 18L0 9L-13 18L-8 3L-20 -7L-5 -7Z"],
      ["i", disc(4)],
    ],
  };
}

/** An ability on the stack: a spark that has left its card. */
export function ability(seed: number): Figure {
  return {
    whole: true,
    bare: true,
    parts: [
      ["m", petals(4 + (seed % 3) * 2, 38, 7, 0)],
      ["l", petals(4 + (seed % 3) * 2, 24, 5, 0.5)],
      ["l", disc(6)],
    ],
  };
}
