// Whether a back dependency already existed, as an ordinary dependency, before the commit that made it point back.
import { becameOther } from '../compare/match-members.ts';
import { matchFiles } from '../compare/match-names.ts';
import type { RenamedFile } from '../model/change.ts';
import type { BackEnds } from '../model/findings.ts';
import type { Snapshot } from '../model/snapshot.ts';

export interface TwoSnapshots {
  readonly earlier: Snapshot;
  readonly later: Snapshot;
}

/** `renames` maps IDs of the earlier snapshot to IDs of the later one, which contains the ends. */
export function hadDependency(
  { from, to }: BackEnds,
  both: TwoSnapshots,
  renames: readonly RenamedFile[],
): boolean {
  const { earlier, later } = both;
  const names = matchFiles([...earlier.files.keys()], [...later.files.keys()], renames);
  const isSame = (member: string, now: string): boolean =>
    names.pathToAfter(member) === now || becameOther(member, now, both);
  return pairsIn(earlier).some(([source, target]) => isSame(source, from) && isSame(target, to));
}

function pairsIn({ dependencies }: Snapshot): readonly (readonly [from: string, to: string])[] {
  return Array.from({ length: dependencies.length / 2 }, (_, i) => [
    dependencies[2 * i]!,
    dependencies[2 * i + 1]!,
  ]);
}
