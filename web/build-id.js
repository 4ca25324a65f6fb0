// Names each build of the page in its front page, so that an open page and the server can tell whether they belong
// together.

import { createHash } from "node:crypto";

export function buildId() {
  return {
    name: "build-id",
    apply: "build",
    transformIndexHtml: {
      order: "post", // when the names of all files are known, which contain a hash of their content
      handler(html, { bundle }) {
        const names = Object.keys(bundle ?? {}).sort();
        const content = createHash("sha256").update(html).update(names.join()).digest("hex").slice(0, 12);
        return [{ tag: "meta", attrs: { name: "build", content }, injectTo: "head" }];
      },
    },
  };
}
