import { expect, test } from "vitest";
import { sceneArrows, strengths } from "../../src/asking/arrows";
import { Declaring } from "../../src/asking/declaring";
import type { Scene } from "../../src/messages";
import { creature, declaration, scene } from "./table";

function attacked(step: string, keywords: string[] = [], blockers: number[] = []): Scene {
  const attack = { attacker: 10, defender: 1, blocked: blockers.length > 0, blockers };
  return scene([creature(10, [4, 4], keywords), creature(20, [1, 1])], { combat: [attack], step });
}

function drawn(table: Scene, draft: Declaring | null = null): string[] {
  const arrows = strengths(table, [...sceneArrows(table), ...(draft?.arrows ?? [])]);
  return arrows.map(({ from, to, kind, label }) => `${kind} ${from} ${to} ${label}`.trim());
}

test("an attacker says how strong it is until it is blocked", () => {
  const table = attacked("declare blockers step");
  expect(drawn(table)).toEqual(["attack 10 1 4"]);
  const draft = new Declaring(declaration("DeclareBlockers", [[20, 10]]), table, "block").all(10);
  expect(drawn(table, draft)).toEqual(["block 20 10"]);
  expect(drawn(attacked("declare blockers step", [], [20]))).toEqual(["block 20 10"]);
});

test("one that tramples still comes through, but not with all of its power", () => {
  expect(drawn(attacked("declare blockers step", ["trample"], [20]))).toEqual(["attack 10 1", "block 20 10"]);
});

test("no arrow of a fight stays once damage has been dealt", () => {
  expect(drawn(attacked("first-strike combat damage step"))).toEqual(["attack 10 1 4"]);
  for (const step of ["combat damage step", "end of combat"]) expect(drawn(attacked(step))).toEqual([]);
});
