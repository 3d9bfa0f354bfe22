// How each dependency that started or ended a cycle or tangle changed. Not all are new or gone: a file may have moved, or a
// type-only import may load now.
import type { Change, ChangedDependency } from '../model/change.ts';
import type { Place } from './finding.ts';

export type MarkCause = (cause: ChangedDependency) => NonNullable<Place['mark']>;

/** `otherwise` is the mark for a dependency that is neither new nor gone, and did not move. */
export function markCauses(
  { dependencies, files }: Change,
  otherwise: 'stronger than before' | 'weaker than before',
): MarkCause {
  const added = new Set(dependencies.added.map(keyOf));
  const removed = new Set(dependencies.removed.map(keyOf));
  const moved = new Set(files.renamed.flatMap(({ from, to }) => [from, to]));
  return (cause) => {
    if (added.has(keyOf(cause))) return 'added';
    if (removed.has(keyOf(cause))) return 'removed';
    return moved.has(cause.source) || moved.has(cause.target) ? 'moved' : otherwise;
  };
}

export function keyOf({ source, target }: Pick<ChangedDependency, 'source' | 'target'>): string {
  return `${source}\0${target}`;
}
