import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { buildId } from "./build-id.js";
import { texts } from "./catalogue.js";
import { offline } from "./offline.js";

const server = process.env.DIZAINE_SERVER ?? "http://127.0.0.1:8010";

const CORE = [
  "node_modules/(svelte|@fluent|esm-env|clsx)",
  "src/(stores/(?!played)|cards|kinds|messages|logic/(cards|identifiers|backoff))",
  "src/parts/(Icon|TopBar|Dialog|Problem|Disc|emblems|Pyramid|NameField)",
  "src/start/(Felt|Discs|opening)|src/screens/TableScreen|src/lobby/JoinTable",
  "src/logic/(pyramid|names)",
];
const START = [
  "src/screens/StartScreen",
  "src/start/(ActionTile|ContinueCard|Hero|JoinForm|OtherGames|PastGames|PlayNow)",
];
const LOBBY = ["src/lobby/(Lobby|Invitation|Seats|StartNote)", "src/parts/(CopyLink|QrCode)", "node_modules/uqr"];
const TABLE = [
  "src/logic/(journal|groups|moves)\\.",
  "src/tellings",
  "src/table/(Piles|Group|GroupsOf|Players|Seat|StitchedPlaces|Ticker|TableBar|JournalList|HintNote|Awaited)\\.",
  "src/table/(Badge|absenceText|Clock|ClockRing|Ground|Refused|Connection|Ended)",
  "src/table/(DeviceTable|Room|Waiting|Curtain|Notes|MeanwhileNote)\\.",
  "src/table/(journal|speaker|emotes|hinting|flights|attention)",
  "src/tray/(Sign|words|places)\\.|src/scores/(Reading|RoundEnd)\\.|src/moments/",
];
const anyOf = (patterns: string[]) => new RegExp(patterns.join("|"));

export default defineConfig({
  plugins: [svelte(), texts(), buildId(), offline()],
  build: {
    outDir: "../src/dizaine/faces/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content security policy forbids data: addresses
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      output: {
        // few files instead of many tiny ones: code of every screen, and code that all tables share
        codeSplitting: {
          groups: [
            {
              name: "core",
              test: anyOf(CORE),
            },
            {
              name: "start",
              test: anyOf(START),
            },
            {
              name: "lobby",
              test: anyOf(LOBBY),
            },
            {
              name: "table",
              test: anyOf(TABLE),
            },
            { name: "short", test: /src\/parts\/(\w*InShort|Pictures)/ },
          ],
        },
      },
    },
  },
  // keep the host: the server accepts only its own pages
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, changeOrigin: false, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", pool: "threads", isolate: false },
});
