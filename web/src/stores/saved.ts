/** Data stored in this browser. Private windows may refuse, so nothing depends on it. */

const PREFIX = "dizaine.";

export function load<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // it is lost when the page is closed
  }
}
