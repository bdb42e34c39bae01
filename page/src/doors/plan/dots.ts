/** A seat in the small picture of a shape; teams have their colours. */
export interface Dot {
  x: number;
  y: number;
  r: number;
  team: "" | "a" | "b" | "c";
}

const [MIDDLE_X, MIDDLE_Y] = [27, 18];

/** Who sits where, as small as can be. */
export function dots(shape: string, players: number): Dot[] {
  switch (shape) {
    case "star":
      return circle(5);
    case "two-headed giant":
      return sides(2, 16);
    case "team vs. team":
      return sides(3, 17);
    case "emperor":
      return sides(3, 17).map((dot, index) => (index % 3 === 1 ? { ...dot, r: 5.6 } : dot));
    case "archenemy":
      return [{ x: MIDDLE_X, y: 8, r: 5.6, team: "c" }, ...sides(3, 17).slice(3)];
    case "supervillain rumble":
      return circle(4).map((dot) => ({ ...dot, team: "c" }));
    case "alternating teams":
      return circle(6).map((dot, index) => ({ ...dot, team: index % 2 === 0 ? "a" : "b" }));
    case "grand melee":
      return circle(10).map((dot) => ({ ...dot, r: 3 }));
    default:
      return circle(Math.min(Math.max(players, 3), 8));
  }
}

function circle(count: number): Dot[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count - Math.PI / 2;
    return { x: MIDDLE_X + 18 * Math.cos(turn), y: MIDDLE_Y + 12.5 * Math.sin(turn), r: 4, team: "" as const };
  });
}

/** Two teams of so many, each on its side. */
function sides(each: number, apart: number): Dot[] {
  const row = (y: number, team: Dot["team"]) =>
    Array.from({ length: each }, (_, index) => ({ x: MIDDLE_X + apart * (index - (each - 1) / 2), y, r: 4, team }));
  return [...row(7, "a"), ...row(29, "b")];
}
