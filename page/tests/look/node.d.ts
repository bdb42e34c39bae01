/** The little of Node that the build of the page and the tests of the look need. */
declare module "node:fs" {
  export function readFileSync(file: URL | string): Uint8Array;
  export function readFileSync(file: URL, encoding: "utf8"): string;
  export function readdirSync(folder: string, wishes: { recursive: true; encoding: "utf8" }): string[];
  export function writeFileSync(file: string, content: Uint8Array): void;
}

declare module "node:path" {
  export function join(...parts: string[]): string;
}

declare module "node:zlib" {
  export const constants: { BROTLI_PARAM_QUALITY: number; BROTLI_PARAM_SIZE_HINT: number };
  export function brotliCompressSync(content: Uint8Array, wishes: { params: Record<number, number> }): Uint8Array;
}
