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
  /** Those who sit and have added a number to chance, and those who have not. */
  contributed: string[];
  missing: string[];
  mayBegin: boolean;
}

export function gathering(company: Company): Gathering {
  const { me, host, people, seats, contributed } = company;
  const seated = people.filter((one) => one.seat !== null);
  const names = (some: PersonInfo[]) => some.map((one) => one.name);
  return {
    isHost: me !== null && me === host,
    host: people.find((one) => one.person === host),
    me: people.find((one) => one.person === me),
    watching: people.filter((one) => one.seat === null),
    free: seats.filter((seat) => seat.person === null),
    absent: names(seated.filter((one) => !one.here)),
    contributed: names(people.filter((one) => contributed.includes(one.person))),
    missing: names(seated.filter((one) => !contributed.includes(one.person))),
    mayBegin: seated.length > 0,
  };
}

/** A long hash as people compare it: its beginning and its end. */
export function shortened(hash: string): string {
  return hash.length > 12 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash;
}
