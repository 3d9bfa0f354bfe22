// What became of each dependency that made or ended a cycle or tangle: not all of them are new or gone. A file may have moved,
// or an import for types alone may be one that loads now.
import type { Change, ChangedDependency } from '../model/change.ts';
import type { Place } from './finding.ts';

export type MarkCause = (cause: ChangedDependency) => NonNullable<Place['mark']>;

/** `otherwise` is the mark of one that is neither new nor gone, and has not moved. */
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
