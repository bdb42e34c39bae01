import { createContext } from "svelte";
import type { PaperSeat } from "../messages";

/** For whom it was denied on this screen that they are out, with the reason: another reason asks again. */
export class Denying {
  private denied = $state.raw<ReadonlySet<string>>(new Set());

  /** Who of these is to be asked about now. */
  asked(heads: PaperSeat[]): (PaperSeat & { falling: string }) | undefined {
    return heads.find(
      (one): one is PaperSeat & { falling: string } => one.falling !== null && !this.denied.has(named(one)),
    );
  }

  /** Who is not falling any more is asked about again, should it come to that. */
  see(seats: readonly PaperSeat[]): void {
    const falling = new Set(seats.map(named));
    if ([...this.denied].some((one) => !falling.has(one)))
      this.denied = new Set([...this.denied].filter((one) => falling.has(one)));
  }

  deny(seat: PaperSeat): void {
    this.denied = new Set([...this.denied, named(seat)]);
  }
}

const named = (seat: PaperSeat): string => `${seat.seat} ${seat.falling}`;

/** Tiles come and go with what the screen shows; what was denied stays so. */
export const [useDenying, provideDenying] = createContext<Denying>();
