import { api } from "./api";

/** The address at which others reach this server. On the server's own computer the page's address is of no use to
 *  others; then the server provides a better one. */
let base = $state(`${location.origin}/`);
let asked = false;

function isHere(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

function ask(): void {
  if (asked || !isHere(location.hostname)) return;
  asked = true;
  api.addresses().then(
    ({ links }) => {
      if (links[0]) base = links[0];
    },
    () => {
      // fall back to the address of this page
    },
  );
}

/** The link to a table, or with a token to a seat, for sharing. */
export function invitation(code: string, token = ""): string {
  ask();
  return `${base}#${code}${token ? `/${token}` : ""}`;
}
