import type { PlainOption, Scene } from "../messages";
import { Acting } from "./acting";
import { Choosing } from "./choosing";
import type { AnyForm } from "./controls";
import { Counting } from "./counting";
import { Deciding } from "./deciding";
import { Declaring } from "./declaring";
import { onTable } from "./forms";
import { Ordering } from "./ordering";
import { Sharing } from "./sharing";

/** What stands above the bar. A slim one is a row of buttons beside which the table stays in sight. */
export type Sheet = { slim: boolean } & (
  | { is: "cards" | "words"; form: Choosing; options: PlainOption[] }
  | { is: "find" | "colors" | "heaps"; form: Choosing }
  | { is: "order"; form: Ordering }
  | { is: "share"; form: Sharing }
  | { is: "count"; form: Counting }
  | { is: "decide"; form: Deciding }
  | { is: "tray"; form: Acting }
  | { is: "all"; form: Declaring }
);

/**
 * The control that a question needs besides the table itself; null where the table is enough. On a phone (`compact`),
 * where the outlook of a fight has no place of its own, sending all attackers at once is in it, too.
 */
export function sheetFor(form: AnyForm | null, scene: Scene | null, compact = false): Sheet | null {
  if (form === null || scene === null) return null;
  if (form instanceof Choosing) return choosing(form);
  if (form instanceof Ordering) return { is: "order", form, slim: false };
  if (form instanceof Sharing) return { is: "share", form, slim: false };
  if (form instanceof Counting) return { is: "count", form, slim: true };
  if (form instanceof Acting) return form.apart(scene).length > 0 ? { is: "tray", form, slim: true } : null;
  if (form instanceof Declaring) return compact && goTogether(form) ? { is: "all", form, slim: true } : null;
  return form instanceof Deciding && shows(form, scene) ? { is: "decide", form, slim: false } : null;
}

function choosing(form: Choosing): Sheet | null {
  switch (form.place) {
    case "search":
      return { is: "find", form, slim: false };
    case "colors":
      return { is: "colors", form, slim: true };
    case "heaps":
      return { is: "heaps", form, slim: false };
    case "cards":
      return { is: "cards", form, options: form.options, slim: false };
    case "words":
      return { is: "words", form, options: form.options, slim: form.options.length <= 2 };
    case "table":
    case "payment":
      return besides(form);
  }
}

/** What lies nowhere on the table: cards of a graveyard among the targets, or something in words. */
function besides(form: Choosing): Sheet | null {
  const options = form.apart.filter((option) => form.place !== "payment" || option.objects.length > 0);
  if (options.length === 0) return null;
  const cards = options.some((option) => option.objects.length > 0);
  return { is: cards ? "cards" : "words", form, options, slim: !cards };
}

/** All at one player is a click only where there are several to send. */
export function goTogether(form: Declaring): boolean {
  return form.control === "attack" && form.creatures.length > 1;
}

/** A question with yes and no shows what it speaks of, unless that lies on the table. */
function shows(form: Deciding, scene: Scene): boolean {
  return form.question.asked.purpose === "mulligan" || cardsOf(form, scene).length > 0;
}

/** The cards that a question with yes and no speaks of, and that nobody sees on the table or in its midst. */
export function cardsOf(form: Deciding, scene: Scene): number[] {
  return form.things.filter((id) => {
    const thing = scene.things[id];
    return thing !== undefined && thing.zone !== "command" && !onTable(scene, id);
  });
}
