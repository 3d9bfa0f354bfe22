// What a search is for: to go anywhere, or to find the end of a path from the selected file.
import { signal } from '@preact/signals';
import { notify } from './notices.ts';
import { selectedNode } from './store.ts';

export const searchMode = signal<'anything' | 'path'>('anything');

export function openSearch(mode: 'anything' | 'path'): void {
  if (mode === 'path' && selectedNode.value === -1) {
    notify('Select a file first: the path starts there.');
    return;
  }
  const dialog = document.querySelector<HTMLDialogElement>('#search-dialog');
  if (dialog === null || dialog.open) return;
  searchMode.value = mode;
  dialog.showModal();
}
