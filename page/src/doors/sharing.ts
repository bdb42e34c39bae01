import { hashOf, type Route } from "../routes";

/** A page of ours under an address of the server. What stands after `#` is never sent to a server, so never logged. */
export function linkTo(address: string, place: Route): string {
  return `${address.replace(/\/*$/, "/")}${hashOf(place)}`;
}

const JOINING = /#\/join\/([A-Z0-9]{6})\b/;

/** The table that a saying leads to, if it has a link of this page in it. */
export function invitation(text: string): string | null {
  return JOINING.exec(text)?.[1] ?? null;
}

/** A saying, with the link to a table as a part of its own. Nothing else that people type becomes a link. */
export function withLinks(text: string): { text: string; link: string | null }[] {
  return text
    .split(new RegExp(`(${JOINING.source.replace("(", "(?:")})`))
    .filter((part) => part !== "")
    .map((part) => ({ text: part, link: JOINING.test(part) ? part : null }));
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/;

/**
 * The addresses by which others reach the server, best first. Whoever came by an address that others can use shares
 * that one; whoever sits at the machine itself shares what the server knows of its network.
 */
export function addresses(here: Pick<Location, "origin" | "hostname">, known: string[]): string[] {
  const others = known.map((each) => each.replace(/\/*$/, "/"));
  if (LOOPBACK.test(here.hostname)) return [...new Set(others)];
  return [...new Set([`${here.origin}/`, ...others])];
}

/**
 * Copies a text; returns whether that was possible. On a plain local address a browser has no clipboard for us: then
 * the field is selected, and copied in the old way if the browser still can.
 */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard here, or it is not allowed.
  }
  field.focus();
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

/** Lets somebody save a file. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The browser reads the file after the click; when it has, nobody tells.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
