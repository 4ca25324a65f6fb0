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
  else if (address.pathname === "/" || FILES.includes(address.pathname)) event.respondWith(serverFirst(request));
  else if (KEPT_RULES.test(address.pathname)) event.respondWith(serverFirst(request, RULES));
});

// A touch on a notification leads to its table.
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window" });
      const page = pages.find((one) => one.url.endsWith(`#${notification.data}`)) ?? pages[0];
      await (page ? page.focus() : self.clients.openWindow(`/#${notification.data}`));
    })(),
  );
});

/** Names of assets carry a hash of their content: one that is kept is the right one. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * What may change comes from the server, and what was kept stands in if it does not answer. The page itself is kept as
 * it was installed, with all its parts: a newer front page would ask for parts that are not kept.
 */
async function serverFirst(request, name) {
  const cache = await caches.open(name ?? SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && name) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}
