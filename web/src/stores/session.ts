/** Notes of this tab that outlive a reload. Private windows may refuse; then they last until the reload. */

const PREFIX = "dizaine.";
const unstored = new Map<string, string>();

export function recall(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? unstored.get(name) ?? "";
  } catch {
    return unstored.get(name) ?? "";
  }
}

/** Write a note, or remove it if it is empty; returns whether it outlives a reload. */
export function remember(name: string, note: string): boolean {
  unstored.delete(name);
  try {
    if (note) sessionStorage.setItem(PREFIX + name, note);
    else sessionStorage.removeItem(PREFIX + name);
    return true;
  } catch {
    unstored.set(name, note);
    return false;
  }
}
