import { api } from "./api";

/** Cache the page and the rules for times without the server, where the browser allows it (over https, or on the
 *  server's own computer). Over plain http nothing is cached, and everything else works. */
export async function keepForLater(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
    await new Promise((resolve) => setTimeout(resolve, PATIENCE)); // load the page itself first
    const { editions } = await api.editions();
    for (const edition of editions) await api.rules(edition.id);
  } catch {
    // then it is not stored
  }
}

const PATIENCE = 4000;
