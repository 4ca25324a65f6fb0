// Writes the service worker of the page, with the names of all files that were built.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("service-worker.js", import.meta.url));
const PUBLIC = fileURLToPath(new URL("public", import.meta.url));

export function offline() {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).filter((file) => file.fileName.startsWith("assets/"));
      const files = [
        "/",
        ...readdirSync(PUBLIC).map((name) => `/${name}`),
        ...built.map((file) => `/${file.fileName}`),
      ].sort();
      const source = readFileSync(SOURCE, "utf-8");
      const version = createHash("sha256").update(files.join()).update(source).digest("hex").slice(0, 12);
      this.emitFile({
        type: "asset",
        fileName: "service-worker.js",
        source: source.replace("@version@", version).replace('["@files@"]', JSON.stringify(files)),
      });
    },
  };
}
