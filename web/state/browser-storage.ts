// Settings in the browser's local storage. A browser without storage is not an error.

const prefix = 'lintel-';

export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

export function saveSetting(key: string, value: string): void {
  try {
    localStorage.setItem(prefix + key, value);
  } catch {
    // Storage is full or forbidden: the setting lasts until the page is closed.
  }
}
