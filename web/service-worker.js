// Keeps the page and the rules for times without the server. Browsers run it only over https or on the own machine.
// VERSION and FILES are written in when the page is built.

const VERSION = "@version@";
const FILES = ["@files@"];
const SHELL = `dizaine-${VERSION}`;
const RULES = "dizaine-rules";
const KEPT_RULES = /^\/api\/1\/(editions|rules\/)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith("dizaine-") && name !== SHELL && name !== RULES) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (address.pathname === "/" || FILES.includes(address.pathname)) event.respondWith(serverFirst(request, SHELL));
  else if (KEPT_RULES.test(address.pathname)) event.respondWith(serverFirst(request, RULES));
});

/** Names of assets carry a hash of their content: one that is kept is the right one. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** What may change comes from the server, and what was kept stands in if it does not answer. */
async function serverFirst(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}
