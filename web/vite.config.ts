import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { texts } from "./catalogue.js";
import { offline } from "./offline.js";

const server = process.env.DIZAINE_SERVER ?? "http://127.0.0.1:8010";

export default defineConfig({
  plugins: [svelte(), texts(), offline()],
  build: {
    outDir: "../src/dizaine/faces/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy lets no data address in
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      output: {
        // few files instead of many crumbs: what every screen needs, and what all tables share
        codeSplitting: {
          groups: [
            {
              name: "core",
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(stores|cards|kinds|messages|logic\/(cards|identifiers|backoff))|src\/parts\/(Icon|TopBar|Dialog|Problem)/,
            },
            {
              name: "table",
              test: /src\/(logic\/(journal|groups|moves)\.|tellings|table\/(Piles|Groups|Players|PlayerChip|journal|speaker|emotes|hinting|flights|TableBar|JournalList|Clock|HintNote|attention|Refused|Connection|Ended))/,
            },
            { name: "short", test: /src\/parts\/(\w*InShort|Pictures)/ },
          ],
        },
      },
    },
  },
  // the host stays as it is: the server talks to its own pages only
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, changeOrigin: false, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
