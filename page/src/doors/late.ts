import type { Company, Scene, SeatInfo } from "../messages";

/** What there is to say to somebody about seats of bots that people could take over. */
export interface ComingLate {
  /** Those who ask for a seat, for the host. */
  asking: { person: number; name: string; seat: string }[];
  /** The seat that the reader has asked for. */
  asked: string | null;
  /** The seats that the reader could ask for. */
  free: SeatInfo[];
  host: string;
  isHost: boolean;
  /** Whether the reader has come to the table, and does not only look in. */
  isKnown: boolean;
}

export function comingLate(company: Company | null, scene: Scene | null): ComingLate | null {
  if (company === null || scene === null || !company.began || company.over) return null;
  const { me, host, people, seats, applicants } = company;
  const nameOf = (person: number | null) => people.find((one) => one.person === person)?.name ?? "";
  const seatName = (seat: number) => seats.find((one) => one.seat === seat)?.name ?? "";
  const isHost = me !== null && me === host;
  const mine = applicants.find((one) => one.person === me);
  const watches = people.find((one) => one.person === me)?.seat == null;
  const isOut = (seat: number) => scene.players.find((one) => one.id === seat)?.left === true;
  return {
    asking: isHost
      ? applicants.map((one) => ({ person: one.person, name: nameOf(one.person), seat: seatName(one.seat) }))
      : [],
    asked: mine === undefined ? null : seatName(mine.seat),
    free: watches ? seats.filter((seat) => seat.person === null && !isOut(seat.seat)) : [],
    host: nameOf(host),
    isHost,
    isKnown: me !== null,
  };
}
