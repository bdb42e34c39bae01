import { readFileSync } from "node:fs";

const source = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8");

/** The signals as the style sheet of the page has them, in the dark or in the light. */
export function signalsOf(theme: "dark" | "light"): Record<string, string> {
  const sheet = source("app.css");
  const at = sheet.indexOf(":root.light");
  const read = (part: string): Record<string, string> =>
    Object.fromEntries([...part.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
  const dark = read(sheet.slice(0, at));
  return theme === "dark" ? dark : { ...dark, ...read(sheet.slice(at)) };
}

/** The rules in the style of a component. */
export function styleOf(component: string): { selector: string; body: string }[] {
  const style = source(`${component}.svelte`).split("<style>")[1] ?? "";
  return [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: (selector ?? "").replace(/\/\*[^]*?\*\//g, "").trim(),
    body: body ?? "",
  }));
}
