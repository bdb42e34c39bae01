import type { Entrance } from "../connection/entrances.svelte";
import type { Summary } from "../messages";
import type { Route } from "../routes";
import { say } from "../words/say";

/** A table of mine, with what the server and this browser know of it. */
export interface MyTable {
  entrance: Entrance;
  summary: Summary;
}

/** The tables of mine that the server knows, in the order of the entrances: the latest first. */
export function myTables(entrances: Entrance[], summaries: Summary[]): MyTable[] {
  return entrances.flatMap((entrance) => {
    const summary = summaries.find((each) => each.code === entrance.code);
    return summary === undefined ? [] : [{ entrance, summary }];
  });
}

/** The table that somebody goes back to who only says "continue". */
export function latest(tables: MyTable[]): MyTable | undefined {
  return tables.find(({ summary }) => !summary.over);
}

/** How it stands at a table, in a line. */
export function standing({ entrance, summary }: MyTable): string {
  if (summary.over) return say("start.over");
  const players = entrance.last?.lives || names(summary);
  return summary.began ? say("start.turn", { turn: summary.turn, players }) : say("start.notBegun", { players });
}

function names(summary: Summary): string {
  return (summary.players.length > 0 ? summary.players : summary.people).join(", ");
}

/** What is played there, as a title. */
export function title(variants: string[]): string {
  if (variants.length === 0) return say("tales.plain");
  return variants.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join(", ");
}

/** The way for somebody who only looks on; around a paper table everybody may. */
export function viewOf(table: Summary): Route {
  return table.paper || table.over ? wayTo(table) : { at: "watch", code: table.code };
}

/** The way to a table: a paper table has rooms of its own, and a finished game is watched again. */
export function wayTo({ code, over, paper }: Summary): Route {
  if (paper) return { at: "paper", code };
  return over ? { at: "replay", code } : { at: "table", code };
}
