// What ESLint asks of the page. Form is Prettier's, types are svelte-check's; this is about mistakes.
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
  { files: ["service-worker.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["*.js", "*.ts"], ignores: ["service-worker.js"], languageOptions: { globals: globals.node } },
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } }, // svelte-check knows better
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    // Sets and maps are replaced whole here where a screen looks at them, and where none does they need no proxy.
    rules: { "svelte/prefer-svelte-reactivity": "off" },
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
