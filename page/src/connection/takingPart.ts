import type { Command, Company, SeedTerms } from "../messages";
import type { Promised } from "./entrances.svelte";
import { canStand, digest, sealOf } from "./seedTerms";

/** What this browser does next for the seed, and what it has to remember first. */
export interface Part {
  promise?: Promised;
  command?: Command;
  /** Whether the table wants what it must not want; then this browser opens no number. */
  alarm?: boolean;
}

/**
 * This browser's part in drawing the seed: it promises a number by its hash; and when the host has begun, it opens it,
 * if what was settled fits what is to be seen. For one attempt it opens its number for one set of terms only.
 */
export function takePart(company: Company, kept: Promised | undefined, random: () => string): Part {
  const { me, draw, commitment } = company;
  if (company.began || me === null || draw.left_out.some(({ person }) => person === me)) return {};
  if (kept !== undefined && (kept.commitment !== commitment || draw.attempt < (kept.attempt ?? 0)))
    return { alarm: true };
  const own = kept?.attempt === draw.attempt ? kept.number : "";
  if (draw.terms !== null) return opening(company, me, draw.terms, own, kept);
  const number = own === "" ? random() : own;
  const seal = sealOf(commitment, draw.attempt, me, number);
  const isThere = draw.seals.some((each) => each.person === me && each.seal === seal);
  const promise = { commitment, number, attempt: draw.attempt };
  return isThere ? { promise } : { promise, command: { do: "seal", attempt: draw.attempt, seal } };
}

function opening(company: Company, me: number, terms: SeedTerms, own: string, kept: Promised | undefined): Part {
  const { attempt, opened } = company.draw;
  const agreed = digest(terms);
  const isOther = kept?.attempt === attempt && kept.terms !== undefined && kept.terms !== agreed;
  if (isOther || !fits(terms, company)) return { alarm: true };
  const mine = terms.seals.find(({ person }) => person === me);
  // Where another device of theirs has promised a number, this one opens nothing, and remembers that.
  const number = mine?.seal === sealOf(company.commitment, attempt, me, own) ? own : "";
  const promise = { commitment: company.commitment, number, attempt, terms: agreed };
  return number === "" || opened.includes(me) ? { promise } : { promise, command: { do: "open", attempt, number } };
}

/** Whether what was settled is what everybody sees. */
function fits(terms: SeedTerms, { commitment, draw, seats }: Company): boolean {
  return (
    canStand(terms) &&
    terms.commitment === commitment &&
    terms.attempt === draw.attempt &&
    terms.seats.length === seats.length &&
    seats.every(({ name, person }, at) => terms.seats[at]?.name === name && terms.seats[at]?.person === person)
  );
}
