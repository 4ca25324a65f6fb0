/** Sentences for screen readers. */

let said = $state("");
let again = false;

export const announcements = {
  get text(): string {
    return said;
  },
};

/** Say something; the same sentence twice is said twice. */
export function announce(text: string): void {
  if (!text) return;
  again = !again;
  said = again ? text : `${text}\u00a0`;
}
