import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const SMALLER = /\.(css|html|js|svg|txt)$/;

/** Puts a smaller copy beside each file that has one; the server sends it to browsers that understand it. */
export function compressing(folder: string): Plugin {
  return {
    name: "compressing",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!SMALLER.test(entry)) continue;
        const path = join(folder, entry);
        const text = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
      }
    },
  };
}
