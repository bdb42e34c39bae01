/** Where somebody is: the part of the address after `#`, which never reaches a server. */
export type Route =
  | { at: "start" }
  | { at: "new" }
  | { at: "join"; code: string }
  | { at: "table"; code: string }
  | { at: "seat"; code: string; token: string }
  | { at: "replay"; code: string };

export function route(hash: string): Route {
  const [, at, code, token] = hash.replace(/^#/, "").split("/");
  if (at === "new") return { at };
  if (at === "join") return { at, code: code ?? "" };
  if ((at === "table" || at === "replay") && code) return { at, code };
  if (at === "seat" && code && token) return { at, code, token };
  return { at: "start" };
}
