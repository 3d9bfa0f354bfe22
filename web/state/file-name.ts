// The short name of a file or package of the current report.
import { splitPath } from './format.ts';
import { nameNode } from './name-files.ts';
import { index } from './store.ts';

export function shortName(id: string): string {
  return index.value === null ? splitPath(id).name : nameNode(index.value, id);
}
