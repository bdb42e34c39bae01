import { Phrasebook, type Book } from "../phrasebook";
import decks from "./decks";
import labels from "./labels";
import log from "./log";
import nouns from "./nouns";
import paper from "./paper";
import questions from "./questions";
import refusals from "./refusals";
import tables from "./tables";
import variants from "./variants";

/** What the game says, by subject. A kind of phrases may have its phrases in several of them. */
export const subjects: readonly Book[] = [nouns, log, questions, labels, refusals, tables, decks, variants, paper];

/** All of it in one book. */
export const book: Book = subjects.reduce<Record<string, Record<string, string>>>((whole, subject) => {
  for (const [kind, phrases] of Object.entries(subject)) whole[kind] = { ...whole[kind], ...phrases };
  return whole;
}, {});

export const german = new Phrasebook(book);
