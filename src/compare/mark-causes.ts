// How each dependency that started or ended a cycle or tangle changed. Not all are new or gone: a file may have moved, or a
// type-only import may load now.
import type { Change, ChangedDependency } from '../model/change.ts';
import { parentPath } from '../std/paths.ts';
import type { Place } from './finding.ts';

export type MarkCause = (cause: ChangedDependency) => NonNullable<Place['mark']>;

type Strength = 'stronger than before' | 'weaker than before';

/** In a cycle of files. `strength` is the mark for a dependency that is neither new nor gone: no move makes a cycle. */
export function markCausesOfCycle({ dependencies }: Change, strength: Strength): MarkCause {
  const added = new Set(dependencies.added.map(keyOf));
  const removed = new Set(dependencies.removed.map(keyOf));
  return (cause) => {
    if (added.has(keyOf(cause))) return 'added';
    return removed.has(keyOf(cause)) ? 'removed' : strength;
  };
}

/** Between folders, where a dependency also counts if one of its ends is in another folder now. */
export function markCauses(change: Change, strength: Strength): MarkCause {
  const markOf = markCausesOfCycle(change, strength);
  const elsewhere = change.files.renamed.filter(({ from, to }) => parentPath(from) !== parentPath(to));
  const moved = new Set(elsewhere.flatMap(({ from, to }) => [from, to]));
  return (cause) => {
    const mark = markOf(cause);
    return mark === strength && (moved.has(cause.source) || moved.has(cause.target)) ? 'moved' : mark;
  };
}

export function keyOf({ source, target }: Pick<ChangedDependency, 'source' | 'target'>): string {
  return `${source}\0${target}`;
}
