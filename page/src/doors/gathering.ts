import type { Company, PersonInfo, SeatInfo } from "../messages";

/** What is to be known before a game begins. */
export interface Gathering {
  isHost: boolean;
  host: PersonInfo | undefined;
  me: PersonInfo | undefined;
  watching: PersonInfo[];
  /** The seats on which bots will play. */
  free: SeatInfo[];
  /** Those who sit, and are not connected just now. */
  absent: string[];
  /** Those who have promised a number for the seed, and those who sit and have not. */
  promised: string[];
  missing: string[];
  /** Whether the host has begun and the seed is being drawn, who is waited for, and without whom it is drawn. */
  isDrawing: boolean;
  awaited: string[];
  leftOut: string[];
  mayBegin: boolean;
}

export function gathering(company: Company): Gathering {
  const { me, host, people, seats, draw } = company;
  const has = (some: readonly { person: number }[], one: PersonInfo) => some.some((each) => each.person === one.person);
  const leftOut = people.filter((one) => has(draw.left_out, one));
  const seated = people.filter((one) => one.seat !== null);
  const isDrawing = draw.terms !== null || draw.attempt > 1;
  const names = (some: PersonInfo[]) => some.map((one) => one.name);
  return {
    isHost: me !== null && me === host,
    host: people.find((one) => one.person === host),
    me: people.find((one) => one.person === me),
    watching: people.filter((one) => one.seat === null),
    free: seats.filter((seat) => seat.person === null),
    absent: names(seated.filter((one) => !one.here)),
    promised: names(people.filter((one) => has(draw.seals, one))),
    missing: names(seated.filter((one) => !has(draw.seals, one) && !leftOut.includes(one))),
    isDrawing,
    awaited: names(people.filter((one) => has(draw.terms?.seals ?? [], one) && !draw.opened.includes(one.person))),
    leftOut: names(leftOut),
    mayBegin: seated.length > 0 && !isDrawing,
  };
}

/** A long hash as people compare it: its beginning and its end. */
export function shortened(hash: string): string {
  return hash.length > 12 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash;
}
