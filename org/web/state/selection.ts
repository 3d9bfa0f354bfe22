// What is selected, kept in the fragment of the address: `#repository=shop&list=cycles`.
import { signal } from '@preact/signals';

export type Selection =
  | { readonly kind: 'repository'; readonly name: string }
  /** By package URL. */
  | { readonly kind: 'package'; readonly purl: string }
  /** By the first of its repositories. */
  | { readonly kind: 'cycle'; readonly first: string };

export type ListId = 'repositories' | 'cycles' | 'findings';

export const selection = signal<Selection | null>(null);
export const openList = signal<ListId>('repositories');
/** The repository under the pointer. */
export const hovered = signal<string | null>(null);

export function startAddress(): void {
  readAddress();
  addEventListener('popstate', readAddress);
  addEventListener('hashchange', readAddress);
}

export function select(next: Selection | null): void {
  selection.value = next;
  writeAddress();
}

export function selectRepository(name: string): void {
  select({ kind: 'repository', name });
}

export function showList(list: ListId): void {
  openList.value = list;
  writeAddress();
}

function readAddress(): void {
  const address = new URLSearchParams(location.hash.slice(1));
  const [name, purl, first] = [address.get('repository'), address.get('package'), address.get('cycle')];
  if (name !== null) selection.value = { kind: 'repository', name };
  else if (purl !== null) selection.value = { kind: 'package', purl };
  else selection.value = first === null ? null : { kind: 'cycle', first };
  const list = address.get('list');
  openList.value = list === 'cycles' || list === 'findings' ? list : 'repositories';
}

function writeAddress(): void {
  const address = new URLSearchParams();
  const chosen = selection.value;
  if (chosen?.kind === 'repository') address.set('repository', chosen.name);
  if (chosen?.kind === 'package') address.set('package', chosen.purl);
  if (chosen?.kind === 'cycle') address.set('cycle', chosen.first);
  if (openList.value !== 'repositories') address.set('list', openList.value);
  const text = address.toString();
  if (`#${text}` === location.hash) return;
  history.pushState(null, '', text === '' ? location.pathname : `#${text}`);
}
