import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The page is built into the Python package, which serves it; while it is being written, `npm run dev` asks a server beside it. */
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/planechase/server/page", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
