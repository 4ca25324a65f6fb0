/** The current screen, from the part of the address after `#`, which browsers never send to a server. */

export type Route =
  | { screen: "start" }
  | { screen: "new"; preset: string; previous: string }
  | { screen: "settings" }
  | { screen: "rules"; edition: string; rule: string }
  | { screen: "judge"; edition: string }
  | { screen: "table"; code: string; token: string }
  | { screen: "watch"; code: string }
  | { screen: "replay"; code: string }
  | { screen: "review"; code: string }
  | { screen: "fair"; code: string }
  | { screen: "score"; code: string; secret: string }
  | { screen: "evenings"; secret: string };

const CODE = /^[A-Za-z0-9]{4,8}$/;

/** `#CODE` and `#CODE/TOKEN` are links that people share; everything else begins with a slash. */
export function routeFromHash(hash: string): Route {
  const [first = "", second = "", third = "", fourth = ""] = decode(hash.replace(/^#/, "")).split("/");
  if (first)
    return CODE.test(first) ? { screen: "table", code: first.toUpperCase(), token: second } : { screen: "start" };
  switch (second) {
    case "new":
      return { screen: "new", preset: third, previous: "" };
    case "change":
      return CODE.test(third) ? { screen: "new", preset: "", previous: third.toUpperCase() } : { screen: "start" };
    case "settings":
      return { screen: "settings" };
    case "rules":
      return { screen: "rules", edition: third || "classic", rule: fourth };
    case "judge":
      return { screen: "judge", edition: third || "classic" };
    case "watch":
    case "replay":
    case "review":
    case "fair":
      return CODE.test(third) ? { screen: second, code: third.toUpperCase() } : { screen: "start" };
    case "score":
      return { screen: second, code: CODE.test(third) ? third.toUpperCase() : "", secret: fourth };
    case "evenings":
      return { screen: second, secret: third };
    default:
      return { screen: "start" };
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let current = $state.raw<Route>({ screen: "start" });

export const route = {
  get current(): Route {
    return current;
  },
};

/** Follow changes of the address; called once. */
export function follow(): void {
  const read = (): void => {
    current = routeFromHash(location.hash);
  };
  addEventListener("hashchange", read);
  read();
}

/** Go to a screen; `replace` removes the current one from the history. */
export function go(hash: string, { replace = false } = {}): void {
  const address = `${location.pathname}${location.search}${hash ? `#${hash}` : ""}`;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  current = routeFromHash(location.hash);
  scrollTo(0, 0);
}
