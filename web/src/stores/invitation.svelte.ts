import { api } from "./api";

/** Where others find this server. Whoever opened the page on the server's own computer has an address that is worth
 *  nothing elsewhere; then the server knows a better one. */
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
      // the address of this page must do
    },
  );
}

/** The link to a table, or with a token to a seat, to be passed on. */
export function invitation(code: string, token = ""): string {
  ask();
  return `${base}#${code}${token ? `/${token}` : ""}`;
}
