import { button, type Button } from "./button";
import type { Asking } from "./asking.svelte";
import { say } from "../words/say";

/** What the big button says now: while one passes on, it ends that. */
export function bigButton(asking: Asking): Button | null {
  const { scene, question, form, until } = asking;
  if (scene === null) return null;
  if (until !== null && !asking.mine) {
    const detail = say(`pass.until.${until}`);
    return { title: say("pass.stop"), detail, tone: "accent", key: "Esc", does: "stop" };
  }
  return button(scene, question, form, asking.foreseen);
}

/** A press of a button. */
export function press(asking: Asking, pressed: Button): void {
  switch (pressed.does) {
    case "pass":
      asking.pass();
      return;
    case "confirm":
      asking.confirm();
      return;
    case "yes":
    case "no":
      asking.answer(pressed.does);
      return;
    case "stop":
      asking.stopPassing();
      return;
    case "nothing":
      return;
  }
}

/** One step back: out of a menu, out of the form, out of what is being cast, or out of passing on. */
export function goBack(asking: Asking): boolean {
  if (asking.goBack()) return true;
  if (asking.cancels === "cancel") {
    asking.undo();
    return true;
  }
  if (asking.until === null) return false;
  asking.stopPassing();
  return true;
}
