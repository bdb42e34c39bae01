/** Small signs of the piles of a player, each a path in a field of 13 by 15. */
export const ICONS = {
  hand: "M3.2 2.6 7 2l1.3 9.4-6 .9L1 4.2A1.5 1.5 0 0 1 2.3 2.600ZM8.200 2.100l2.900.300a1.400 1.400 0 0 1 1.300 1.500l-.800 8.500a1.400 1.400 0 0 1-1.500 1.300l-4-.400 3-.400Z",
  library: "M2 2h9v9.500H2ZM2 12.700h9V14H2Z",
  graveyard: "M2 14V6.300a4.500 4.500 0 0 1 9 0V14Z",
  exile: "M6.500 1 12 7.500 6.500 14 1 7.500ZM6.500 4 3.600 7.500l2.900 3.500 2.900-3.500Z",
} as const;

export type Icon = keyof typeof ICONS;
