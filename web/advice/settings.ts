// The settings for advice. Server and model are stored in the browser; the key is kept only until the page is closed.
import { signal } from '@preact/signals';

export const ollama = 'http://localhost:11434/v1';

export const baseUrl = signal(recall('lintel-advice-url'));
export const model = signal(recall('lintel-advice-model'));
export const apiKey = signal('');

export function rememberSettings(): void {
  keep('lintel-advice-url', baseUrl.value);
  keep('lintel-advice-model', model.value);
}

function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // A browser may forbid a page to remember anything.
    return '';
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.info('The browser remembers nothing for this page:', error);
  }
}
