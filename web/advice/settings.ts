// The settings for advice. Server and model are stored in the browser; the key is kept only until the page is closed.
import { signal } from '@preact/signals';
import { readSetting, saveSetting } from '../state/browser-storage.ts';

export const ollama = 'http://localhost:11434/v1';

export const baseUrl = signal(readSetting('advice-url') ?? '');
export const model = signal(readSetting('advice-model') ?? '');
export const apiKey = signal('');

export function saveSettings(): void {
  saveSetting('advice-url', baseUrl.value);
  saveSetting('advice-model', model.value);
}
