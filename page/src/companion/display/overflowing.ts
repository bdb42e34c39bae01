import type { Attachment } from "svelte/attachments";

/** Heights are rounded, and nobody scrolls for less than a line. */
const NOTHING = 8;

/** Whether there is more below to be scrolled to stands in `data-more`; whoever uses it says what the text depends on. */
export function overflowing(anew: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    anew();
    const look = (): void => {
      const more = element.scrollHeight - element.clientHeight - element.scrollTop > NOTHING;
      element.toggleAttribute("data-more", more);
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    for (const child of element.children) watcher.observe(child);
    element.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      watcher.disconnect();
      element.removeEventListener("scroll", look);
    };
  };
}
