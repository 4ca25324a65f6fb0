import { recall, remember } from "./session";

/**
 * An open page and a newer one on the server. The person is told, and the page loads the new one by itself when that
 * interrupts nothing. All that matters is stored: seats, settings, the order of the hand; the table stays in the
 * address.
 */

/** Milliseconds for which the note can be read before the page does as it says. */
const CALM = 4_000;
const LOOK = 500;
const TRIED = "renewed";
const BUILD = /<meta name="build" content="(\w+)"/;

/** The build of this page; empty where it is not built, in development and in tests. */
const own =
  typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "");

/** What a reload would interrupt: a command without an answer, or a decision of the person. */
export type Holding = "busy" | "asked" | "";

let due = $state(false);
let stuck = $state(false);
let told = 0;
let urgent = false;
let timer: ReturnType<typeof setInterval> | undefined;
let looking = false;
const reasons = new Set<() => Holding>();

export const renewal = {
  /** Whether the server has a newer page. */
  get due(): boolean {
    return due;
  },
  /** Whether loading it was tried in vain, so that it is left to the person. */
  get stuck(): boolean {
    return stuck;
  },
};

/** Name something that a reload could interrupt; returns how to take that back. */
export function stayWhile(reason: () => Holding): () => void {
  reasons.add(reason);
  return () => reasons.delete(reason);
}

/** The server has said which build it serves. */
export function noteBuild(served: string): void {
  if (!own || !served) return;
  if (served === own) {
    remember(TRIED, "");
    rest();
  } else {
    if (served !== recall(TRIED)) stuck = false;
    expectRenewal();
  }
}

/** This page no longer works with the server: load the new one as soon as there is one. */
export function outdated(): void {
  if (!own) return;
  urgent = true;
  expectRenewal();
}

/** Load the new page now, since the person says so. */
export function renewNow(): void {
  location.reload();
}

/** A part of an older page is missing on the server. Offline it is missing too, and then this finds no newer page. */
export function watchForMissingParts(): void {
  addEventListener("vite:preloadError", () => outdated());
}

function expectRenewal(): void {
  if (timer !== undefined) return;
  due = !urgent;
  told = performance.now();
  timer = setInterval(() => void renewIfSafe(), LOOK);
  document.addEventListener("visibilitychange", renewIfSafe);
  void renewIfSafe();
}

function rest(): void {
  due = stuck = urgent = false;
  clearInterval(timer);
  timer = undefined;
  document.removeEventListener("visibilitychange", renewIfSafe);
}

async function renewIfSafe(): Promise<void> {
  if (timer === undefined || looking || stuck || !isSafe()) return;
  looking = true;
  try {
    const served = await servedBuild();
    if (!served || !isSafe()) return; // the server does not answer, or the person has begun something meanwhile
    if (served === own && urgent) return rest(); // something else is wrong
    due = true;
    // Something on the way keeps handing out the old page, or nothing can be noted: no page may reload for ever.
    stuck = served === own || recall(TRIED) === served || !remember(TRIED, served);
    if (!stuck) location.reload();
  } finally {
    looking = false;
  }
}

/** Whether nothing would be interrupted. In the background, sheets left open and picked cards do not count. */
function isSafe(): boolean {
  if (isTyping()) return false;
  const held = [...reasons].map((reason) => reason());
  if (held.includes("busy")) return false;
  if (urgent) return true;
  if (held.includes("asked")) return false;
  if (document.visibilityState === "hidden") return true;
  return performance.now() - told >= CALM && !document.querySelector('dialog[open], .hand [aria-pressed="true"]');
}

function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some(
    (field) => !field.readOnly && !["checkbox", "radio", "range"].includes(field.type) && field.value !== "",
  );
}

/** Which page the server has now; empty if it does not answer. */
async function servedBuild(): Promise<string> {
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    return answer.ok ? (BUILD.exec(await answer.text())?.[1] ?? "") : "";
  } catch {
    return "";
  }
}
