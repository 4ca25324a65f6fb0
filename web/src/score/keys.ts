import { newId } from "../logic/identifiers";
import { sheets } from "./api";
import { shelf } from "./shelf.svelte";

/**
 * Keep the secret of a keeper's link on this device. One that the device has already is replaced only if the server
 * accepts the new one. Says whether the link has served its purpose: not while the server does not answer.
 */
export async function takeKey(code: string, secret: string): Promise<boolean> {
  const held = shelf.find(code)?.token;
  if (held === secret) return true;
  const accepted = held ? await isAccepted(code, secret) : true;
  if (accepted) shelf.keep(code, { token: secret });
  return accepted !== null;
}

/** Whether the server lets somebody write with this secret; null if it does not answer. */
async function isAccepted(code: string, secret: string): Promise<boolean | null> {
  const view = await sheets.look(code).catch(() => null);
  if (!view) return null;
  // To allow what is allowed already changes nothing, but takes a keeper.
  const operation = { kind: "allow", hands: view.allow_hands } as const;
  const answer = await sheets.send(code, secret, { id: newId(), base: view.revision, operation });
  return answer.said === "away" ? null : answer.said === "done";
}
