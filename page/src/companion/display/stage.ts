import type { PaperScene, PaperWaiting, PlainQuestion } from "../../messages";
import { isAboutWays } from "./ways";

/** What the middle of the shared screen shows. */
export type Stage =
  | { is: "gathering" }
  | { is: "over" }
  | { is: "choosing"; question: PlainQuestion }
  | { is: "map"; question: PlainQuestion | null }
  | { is: "moment"; waiting: PaperWaiting }
  | { is: "encounter"; waiting: PaperWaiting | undefined }
  | { is: "planes" }
  | { is: "life" };

/** One thing at a time, the most urgent first: what is asked, what was rolled, and then where everybody is. */
export function stageOf(scene: PaperScene, question: PlainQuestion | null): Stage {
  if (scene.winners !== null) return { is: "over" };
  if (!scene.started) return { is: "gathering" };
  if (question !== null)
    return isAboutWays(question.options ?? []) ? { is: "map", question } : { is: "choosing", question };
  const waiting = urgent(scene);
  if (waiting !== undefined) return { is: "moment", waiting };
  if (scene.planes.some((card) => card.phenomenon))
    return { is: "encounter", waiting: scene.waiting.find((one) => one.what === "encounter") };
  if (scene.map.length > 0) return { is: "map", question: null };
  return scene.planes.length + scene.schemes.length > 0 ? { is: "planes" } : { is: "life" };
}

/** What fills the screen: a planeswalk or chaos, the latest first, for it is answered first. */
export function urgent(scene: PaperScene): PaperWaiting | undefined {
  return scene.waiting.findLast((one) => one.what === "planeswalk" || one.what === "chaos");
}

/** What stands beside the plane until it is done: reminders that belong to no scheme. */
export function reminders(scene: PaperScene): PaperWaiting[] {
  const schemes = new Set(scene.schemes.map((card) => card.id));
  return scene.waiting.filter((one) => one.what === "reminder" && !schemes.has(one.card?.id ?? -1));
}

/** What `Enter` and C are about. */
export function foremost(scene: PaperScene): PaperWaiting | undefined {
  return urgent(scene) ?? scene.waiting.findLast((one) => one.what === "encounter") ?? scene.waiting.at(-1);
}
