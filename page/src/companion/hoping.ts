import type { Paper, PaperScene, PaperSeat } from "../messages";
import { heads } from "./counting";
import type { Tapped } from "./queue.svelte";

type Deed = Paper["deed"];

/** The table as it will be when what waits has arrived, as far as that is about totals; the rest only the rules know. */
export function hoped(scene: PaperScene, waiting: readonly Tapped[]): PaperScene {
  return waiting.reduce((seen, one) => (one.do === "paper" ? after(seen, one.deed) : seen), scene);
}

function after(scene: PaperScene, deed: Deed): PaperScene {
  switch (deed.deed) {
    case "changelife":
      return withLife(scene, deed.seat, deed.by);
    case "count":
      return withSeat(scene, deed.seat, (seat) => ({ counters: counted(seat.counters, deed.kind, deed.by) }));
    case "commanderdamage":
      return damaged(scene, deed.commander, deed.to, deed.by, deed.costs_life ?? true);
    case "setdaytime":
      return { ...scene, daytime: deed.time };
    case "putcounters": {
      const cards = (all: PaperScene["planes"]) =>
        all.map((card) =>
          card.id === deed.card ? { ...card, counters: counted(card.counters, deed.kind, deed.by) } : card,
        );
      return { ...scene, planes: cards(scene.planes), schemes: cards(scene.schemes) };
    }
    default:
      return scene;
  }
}

function withSeat(scene: PaperScene, seat: number, change: (seat: PaperSeat) => Partial<PaperSeat>): PaperScene {
  return { ...scene, seats: scene.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

function withLife(scene: PaperScene, seat: number, by: number): PaperScene {
  const hurt = new Set(heads(scene, seat).map((one) => one.seat));
  return { ...scene, seats: scene.seats.map((one) => (hurt.has(one.seat) ? { ...one, life: one.life + by } : one)) };
}

function damaged(scene: PaperScene, commander: number, to: number, by: number, costsLife: boolean): PaperScene {
  const before = scene.commanders[commander]?.damage[to] ?? 0;
  const now = Math.max(0, before + by);
  const commanders = scene.commanders.map((one) =>
    one.number === commander ? { ...one, damage: { ...one.damage, [to]: now } } : one,
  );
  return withLife({ ...scene, commanders }, to, costsLife ? before - now : 0);
}

function counted(counters: Record<string, number>, kind: string, by: number): Record<string, number> {
  const { [kind]: before = 0, ...others } = counters;
  const left = Math.max(0, before + by);
  return left === 0 ? others : { ...others, [kind]: left };
}
