import { api } from "./api";

/** Where the browser allows it (over https, or on the machine of the server) the page and the rules are kept for times
 *  without the server. Over plain http at home nothing happens, and nothing is missing. */
export async function keepForLater(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
    await new Promise((resolve) => setTimeout(resolve, PATIENCE)); // the page itself comes first
    const { editions } = await api.editions();
    for (const edition of editions) await api.rules(edition.id);
  } catch {
    // then it is not kept
  }
}

const PATIENCE = 4000;
