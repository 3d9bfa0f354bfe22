import type { Change } from '../model/change.ts';
import { writeNumber } from '../std/words.ts';

/** `2 added, 1 renamed, 3 changed`; empty if no file changed. */
export function countChangedFiles({ added, removed, renamed, changed }: Change['files']): string {
  return writeCounts([
    [added.length, 'added'],
    [removed.length, 'removed'],
    [renamed.length, 'renamed'],
    [changed.length, 'changed'],
  ]);
}

export function writeCounts(all: readonly (readonly [count: number, word: string])[]): string {
  return all
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${writeNumber(count)} ${word}`)
    .join(', ');
}
