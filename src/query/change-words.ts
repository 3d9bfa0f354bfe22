// What a cut asks for, in a few words.
import type { CutChange } from '../model/report.ts';
import { groupBy } from '../std/group-by.ts';

/** `movesOne` if it is one thing that is to be moved. */
export function verbFor(change: CutChange, movesOne: boolean): string {
  return (movesOne ? undefined : verbsOfSeveral[change]) ?? verbs[change];
}

const verbs: Readonly<Record<CutChange, string>> = {
  'type-only': 'Make type-only:',
  move: 'Move the target of',
  'move-source': 'Move the source package of',
  'move-types': 'Move the types behind',
  'move-class': 'Move the subclass or its supertype:',
  invert: 'Invert',
  remove: 'Remove',
};

/** Where several things are to be moved. */
const verbsOfSeveral: Readonly<Partial<Record<CutChange, string>>> = {
  move: 'Move the targets of',
  'move-source': 'Move the source packages of',
};

/** Of one dependency among several. */
export const shortVerbs: Readonly<Record<CutChange, string>> = {
  'type-only': 'make type-only',
  move: 'move the target',
  'move-source': 'move the source package',
  'move-types': 'move the types',
  'move-class': 'move a class',
  invert: 'invert',
  remove: 'remove',
};

/** `move the types: 21, invert: 12`. */
export function countVerbs(changes: readonly CutChange[]): string {
  const groups = groupBy(changes, (change) => change);
  return Array.from(groups, ([change, { length }]) => `${shortVerbs[change]}: ${length}`).join(', ');
}
