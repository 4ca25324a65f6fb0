import { settings } from "./settings.svelte";

/** Ways to reach a person who looks elsewhere. Each is used where the browser has it, and silently left out elsewhere. */

/** Browsers have notifications only over https, and on the server's own computer. */
export function canNotify(): boolean {
  return isSecureContext && "Notification" in globalThis;
}

export function canBuzz(): boolean {
  return "vibrate" in navigator;
}

/** Whether notifications are wanted here and allowed by the browser. */
export function notifies(): boolean {
  return settings.notifications && canNotify() && Notification.permission === "granted";
}

/** Ask the person to allow notifications; returns whether they are allowed. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  try {
    return (await Notification.requestPermission()) === "granted";
  } catch {
    return false;
  }
}

export function buzz(): void {
  const touched = navigator.userActivation?.hasBeenActive ?? true; // else browsers refuse and log an error
  if (settings.vibration && touched && canBuzz()) navigator.vibrate(90);
}

/** Mark the page: with a dot on the symbol of the tab, and on that of the installed page. */
export function mark(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = on ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  if (!("setAppBadge" in navigator)) return;
  (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

/** Show a notification that leads to a table, if they are wanted; returns how to close it. */
export function notify(title: string, body: string, code: string): () => void {
  if (!notifies()) return () => undefined;
  const options = { body, tag: `dizaine.${code}`, icon: "/icon-192.png", data: code };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    return notifyByWorker(title, options);
  }
}

/** Phones show notifications only for a service worker, which also answers a touch on them. */
function notifyByWorker(title: string, options: NotificationOptions & { tag: string }): () => void {
  const worker = navigator.serviceWorker.ready;
  const shown = worker.then((ready) => ready.showNotification(title, options)).catch(() => undefined);
  return () =>
    void shown
      .then(() => worker)
      .then((ready) => ready.getNotifications({ tag: options.tag }))
      .then((notices) => notices.forEach((notice) => notice.close()));
}
