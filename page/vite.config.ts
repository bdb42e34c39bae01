import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressing } from "./compressing.ts";

const BUILT = "../src/planechase/server/page";

/** The page is built into the Python package, which serves it; while it is being written, `npm run dev` asks a server beside it. */
export default defineConfig({
  plugins: [svelte(), compressing(BUILT)],
  base: "/",
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
