/** So long one presses until it counts as holding, and from then on again and again. */
const HOLD = 450;
const AGAIN = 550;

/**
 * A tap does one thing and holding another, which repeats. For fingers, mice and keys: a key that is pressed on a
 * button is a tap.
 */
export function holding(tap: () => void, hold: () => void): (button: HTMLButtonElement) => () => void {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const again = (): void => {
      held = true;
      hold();
      timer = setTimeout(again, AGAIN);
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      held = false;
      clearTimeout(timer);
      timer = setTimeout(again, HOLD);
    };
    const end = (): void => clearTimeout(timer);
    const click = (): void => {
      clearTimeout(timer);
      if (!held) tap();
      held = false;
    };
    // On a phone holding would open a menu of the browser.
    const menu = (event: Event): void => event.preventDefault();
    button.addEventListener("pointerdown", down);
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) button.addEventListener(name, end);
    button.addEventListener("click", click);
    button.addEventListener("contextmenu", menu);
    return () => {
      end();
      button.removeEventListener("pointerdown", down);
      for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) button.removeEventListener(name, end);
      button.removeEventListener("click", click);
      button.removeEventListener("contextmenu", menu);
    };
  };
}
