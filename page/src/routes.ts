/** Where somebody is: the part of the address after `#`, which never reaches a server. */
export type Route =
  | { at: "start" }
  | { at: "new" }
  | { at: "join"; code: string }
  | { at: "watch"; code: string }
  | { at: "table"; code: string }
  | { at: "seat"; code: string; token: string }
  | { at: "replay"; code: string }
  | { at: "check" }
  | { at: "companion"; deck?: string }
  | { at: "paper"; code: string };

export const CODE_LENGTH = 6;

export function route(hash: string): Route {
  const [, at, given, token] = hash.replace(/^#/, "").split("/");
  const code = tidyCode(given ?? "");
  if (at === "new" || at === "check") return { at };
  if (at === "companion") return given ? { at, deck: given } : { at };
  if (at === "p" && code) return { at: "paper", code };
  if (at === "join" || at === "watch") return { at, code };
  if ((at === "table" || at === "replay") && code) return { at, code };
  if (at === "seat" && code && token) return { at, code, token };
  return { at: "start" };
}

/** What stands after the address of the page for a place in it. */
export function hashOf(to: Route): string {
  if (to.at === "start") return "#/";
  if (to.at === "companion") return to.deck === undefined ? "#/companion" : `#/companion/${to.deck}`;
  if (to.at === "paper") return `#/p/${to.code}`;
  if (to.at === "seat") return `#/seat/${to.code}/${to.token}`;
  return "code" in to && to.code !== "" ? `#/${to.at}/${to.code}` : `#/${to.at}`;
}

/** Goes to another place in the page; with `instead` the way back does not lead here. */
export function go(to: Route, instead = false): void {
  if (instead) location.replace(hashOf(to));
  else location.hash = hashOf(to);
}

/** A code as it may be typed or pasted: in small letters, with spaces, or at the end of a whole link. */
export function tidyCode(typed: string): string {
  const link = /[/#]/.test(typed) ? (typed.trim().split(/[/#]+/).at(-1) ?? "") : typed;
  return link
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase()
    .slice(0, CODE_LENGTH);
}
