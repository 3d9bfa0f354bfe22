// What the browser keeps for this person between visits. A browser that keeps nothing is no failure.

const prefix = 'lintel-';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(prefix + key, value);
  } catch {
    // A full or forbidden store: the choice holds until the page is closed.
  }
}
