import type { Company, Scene, SeatInfo } from "../messages";

/** What there is to say to somebody about seats of bots that people could take over, and about people who are away. */
export interface ComingLate {
  /** Those who ask for a seat, if the reader has to agree. */
  asking: { person: number; name: string; seat: string }[];
  /** Those who are away and would be removed, if the reader has to agree. */
  removing: { person: number; name: string }[];
  /** The seat that the reader has asked for. */
  asked: string | null;
  /** The seats that the reader could ask for. */
  free: SeatInfo[];
  /** The names of those who have not agreed yet that the reader takes that seat. */
  waitsFor: string;
  isHost: boolean;
  /** Whether the reader has come to the table, and does not only look in. */
  isKnown: boolean;
}

export function comingLate(company: Company | null, scene: Scene | null): ComingLate | null {
  if (company === null || scene === null || !company.began || company.over) return null;
  const { me, host, people, seats, applicants, removals } = company;
  const nameOf = (person: number | null) => people.find((one) => one.person === person)?.name ?? "";
  const seatName = (seat: number) => seats.find((one) => one.seat === seat)?.name ?? "";
  const isHost = me !== null && me === host;
  const awaitsMe = ({ waits_for }: { waits_for: number[] }) => me !== null && waits_for.includes(me);
  const mine = applicants.find((one) => one.person === me);
  const watches = people.find((one) => one.person === me)?.seat == null;
  const isOut = (seat: number) => scene.players.find((one) => one.id === seat)?.left === true;
  return {
    asking: applicants
      .filter(awaitsMe)
      .map(({ person, seat }) => ({ person, name: nameOf(person), seat: seatName(seat) })),
    removing: removals.filter(awaitsMe).map(({ person }) => ({ person, name: nameOf(person) })),
    asked: mine === undefined ? null : seatName(mine.seat),
    free: watches ? seats.filter((seat) => seat.person === null && !isOut(seat.seat)) : [],
    waitsFor: mine?.waits_for.map(nameOf).join(", ") ?? "",
    isHost,
    isKnown: me !== null,
  };
}
