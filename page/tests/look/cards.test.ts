import { describe, expect, test } from "vitest";
import type { Thing } from "../../src/messages";
import { frameOf, FRAMES, isLand } from "../../src/look/frame";
import { MOTIFS } from "../../src/look/ornament/creatures";
import { ornament } from "../../src/look/ornament/ornament";
import { planeTexts } from "../../src/look/planeTexts";
import { counterSigns, keywordSigns, swayed } from "../../src/look/signs";

const card = (name: string, type_line: string, more: Partial<Thing> = {}): Thing => ({
  ...{ id: 1, name, zone: "battlefield", type_line, colors: "G" },
  ...more,
});

describe("an ornament", () => {
  const zombie = card("Gravedigger", "Creature — Zombie", { colors: "B" });

  test("is the same for the same card, and has the card's colours", () => {
    expect(ornament(zombie)).toBe(ornament({ ...zombie }));
    expect(ornament(zombie)).not.toBe(ornament({ ...zombie, colors: "W" }));
  });

  test.each([
    ["Creature — Zombie", "Creature — Spider"],
    ["Instant", "Sorcery"],
    ["Enchantment", "Enchantment — Aura"],
    ["Artifact", "Artifact — Equipment"],
    ["Scheme", "Vanguard"],
    ["Land — Forest", "Land — Swamp"],
  ])("of %s is not that of %s", (one, other) => {
    expect(ornament(card("Same", one))).not.toBe(ornament(card("Same", other)));
  });

  test("shows what an artifact creature is, and otherwise a machine", () => {
    const parts = (type: string) => MOTIFS.find((motif) => motif.types.test(type))?.parts[0]?.[1] ?? "none";
    expect(ornament(card("A", "Artifact Creature — Angel"))).toContain(parts("Angel"));
    expect(ornament(card("A", "Artifact Creature — Slith"))).toContain(parts("Myr"));
  });

  test("is a mask for a creature that nobody has drawn, another for another name", () => {
    expect(ornament(card("Abc", "Creature — Brushwagg"))).not.toBe(ornament(card("Xyz", "Creature — Brushwagg")));
  });

  test("needs no style and no script", () => {
    for (const motif of MOTIFS) {
      const type = motif.types.source.replace(/\\b/g, "").split("|")[0] ?? "";
      expect(ornament(card("Some", `Creature — ${type}`))).not.toMatch(/style|<script|href|NaN|undefined/);
    }
  });
});

describe("a frame", () => {
  test.each([
    ["Creature — Elf", "G", FRAMES.G],
    ["Artifact", "", FRAMES.C],
    ["Basic Land — Forest", "", FRAMES.land],
    ["Scheme", "", FRAMES.scheme],
    ["Vanguard", "", FRAMES.vanguard],
    ["Plane — Alara", "", FRAMES.planar],
    ["Land Creature — Forest Dryad", "G", FRAMES.G],
  ])("of %s", (type_line, colors, frame) => {
    expect(frameOf(card("One", type_line, { colors }))).toBe(frame);
  });

  test("of an ability is its own", () => {
    expect(frameOf({ id: 2, name: "Soul Warden", zone: "stack", kind: "triggered ability" })).toBe(FRAMES.ability);
  });

  test("of a land that became a creature is a creature's", () => {
    expect(isLand(card("Dryad Arbor", "Land Creature — Forest Dryad"))).toBe(false);
  });
});

describe("signs", () => {
  test("stand for keywords that matter on the battlefield, each once", () => {
    const keyword = (name: string) => ({ name, text: name });
    const keywords = ["flying", "first strike", "cycling", "flying"].map(keyword);
    const found = keywordSigns(card("Bird", "Creature — Bird", { keywords }));
    expect(found.map((sign) => sign.glyph)).toEqual(["ability-flying", "ability-first-strike"]);
  });

  test("say how many counters there are, and of which kind where nothing else says it", () => {
    const signs = counterSigns({ "+1/+1": 3, "-1/-1": 2, charge: 4, verse: 1, time: 0 });
    expect(signs.map(({ short, named }) => [short, named])).toEqual([
      ["+3", false],
      ["−2", false],
      ["4", false],
      ["1", true],
    ]);
  });

  test("tell what is raised and what is lowered", () => {
    const sized = (power: number, toughness: number, more: Partial<Thing> = {}) =>
      swayed(card("A", "Creature", { power, toughness, ...more }));
    const base = { base_power: 2, base_toughness: 2 };
    expect(sized(3, 2, base)).toBe("raised");
    expect(sized(2, 1, base)).toBe("lowered");
    expect(sized(3, 1, base)).toBeNull();
    expect(sized(3, 3)).toBeNull();
  });
});

describe("the text of a plane", () => {
  const text = "Creatures are large.\nWhenever chaos ensues, draw a card.";

  test("is what holds here, and apart from it what chaos does", () => {
    expect(planeTexts(card("Here", "Plane — There", { text }))).toEqual({
      here: "Creatures are large.",
      chaos: "Draw a card.",
    });
  });

  test("keeps the ability word of what chaos does", () => {
    const named = "Silence — Creatures are quiet.\nGreat joy — Whenever chaos ensues, win.";
    expect(planeTexts(card("Here", "Plane — There", { text: named }))).toEqual({
      here: "Silence — Creatures are quiet.",
      chaos: "Great joy — Win.",
    });
  });
});
