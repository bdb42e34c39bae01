import { createContext } from "svelte";
import type { Paper } from "../messages";
import type { Sight } from "./sight.svelte";

/** Something that people at a paper table do. */
export type Deed = Paper["deed"];

/** What every part of the companion may do: see the table, and have something done. */
export interface Hands {
  readonly sight: Sight;
  readonly code: string;
  /** Whether this device has no line now, and how many taps wait for it. */
  readonly lost: boolean;
  readonly waiting: number;
  do(deed: Deed): void;
  /** Answer what a text asks for. */
  choose(answer: unknown): void;
  /** Take the last step back; with `steps`, all but so many. */
  takeBack(steps?: number): void;
  /** A tap on somebody's life: taps are collected, and done together after a moment of quiet. */
  life(seat: number, by: number): void;
  /** How much somebody's life is about to change by this device's taps. */
  pending(seat: number): number;
  /** The same by the taps of other devices, which may still come to nothing. */
  elsewhere(seat: number): number;
  /** The moment of quiet is over now. */
  settle(seat: number): void;
}

/** `provideHands(hands)` in the component that has them, `useHands()` in everything it shows. */
export const [useHands, provideHands] = createContext<Hands>();
