// Whether a back dependency was there, as a dependency, before the commit that made it point back.
import { matchFiles } from '../compare/match-names.ts';
import type { RenamedFile } from '../model/change.ts';
import type { Snapshot, SnapshotBackDependency } from '../model/snapshot.ts';

export interface TwoSnapshots {
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** Whether one of these edges of `after` was. That of a file that was moved to another folder was between other members. */
export function hadDependency(
  edges: SnapshotBackDependency['edges'],
  { before, after }: TwoSnapshots,
  renames: readonly RenamedFile[],
): boolean {
  const ids = [...before.files.keys()];
  const names = matchFiles(ids, [...after.files.keys()], renames);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const targetsOf = listTargets(before);
  return edges.some(([source, target]) => {
    if (names.isMoved(source) || names.isMoved(target)) return false;
    const [from, to] = [placeOf.get(names.toBefore(source)), placeOf.get(names.toBefore(target))];
    return from !== undefined && to !== undefined && targetsOf[from]!.includes(to);
  });
}

/** File → the files that it depends on. */
function listTargets({ files, dependencies }: Snapshot): readonly Uint32Array[] {
  let end = 0;
  return Array.from({ length: files.size }, () => {
    const start = end + 1;
    end = start + (dependencies[end] ?? 0);
    return dependencies.subarray(start, end);
  });
}
