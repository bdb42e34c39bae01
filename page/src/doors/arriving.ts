import { api } from "../connection/api";
import { entrances } from "../connection/entrances.svelte";
import type { Entrance as NewEntrance, Plan, Summary } from "../messages";
import { CODE_LENGTH, go } from "../routes";
import { say } from "../words/say";

/** What is to happen by itself when somebody comes to a table: sit down, or begin the game as well. */
export type Haste = "sit" | "begin";

/**
 * Who is in haste, by the code of the table. A game that begins with one click still begins in three steps: the
 * table shows its promise, this browser adds its number, and only then it begins. So it is fair like any other.
 */
const hasty = new Map<string, Haste>();

/** What is to happen at a table now; asked once, it is forgotten. */
export function haste(code: string): Haste | null {
  const found = hasty.get(code) ?? null;
  hasty.delete(code);
  return found;
}

/** A name for somebody who has not said how they are called. */
export function nameOr(typed: string): string {
  return typed.trim() || say("start.nameUsual");
}

export async function openTable(name: string, plan: Plan | undefined, begin: boolean): Promise<void> {
  arrive(await api.open(name, plan), name, begin ? "begin" : "sit");
}

export async function joinTable(code: string, name: string): Promise<void> {
  arrive(await api.join(code, name), name, "sit");
}

/** Joins a table whose code and one's name are known; where something is left to decide, the page for that asks. */
export async function joinOrAsk(code: string, name: string): Promise<void> {
  const asks = name === "" || code.length < CODE_LENGTH || entrances.to(code) !== undefined;
  const table = asks ? null : await api.table(code);
  if (table?.paper) go({ at: "paper", code });
  else if (table === null || table.over) go({ at: "join", code });
  else await joinTable(code, name);
}

/** Comes to a table with what opens it. */
export function arrive(entrance: NewEntrance, name: string, first: Haste | null = null): void {
  entrances.name = name;
  entrances.remember({ ...entrance, name });
  if (first !== null) hasty.set(entrance.code, first);
  go({ at: "table", code: entrance.code });
}

/** A table to come to. At a closed one only somebody who is known there learns anything. */
export async function lookAt(code: string): Promise<Summary> {
  const token = entrances.to(code)?.token;
  try {
    return await api.table(code, token);
  } catch (problem) {
    if (token === undefined) throw problem;
    return api.table(code);
  }
}
