/** The little of Node that the tests of the look need. */
declare module "node:fs" {
  export function readFileSync(file: URL): Uint8Array;
  export function readFileSync(file: URL, encoding: "utf8"): string;
}
