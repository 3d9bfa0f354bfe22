// Which finding of a revision is which of an earlier one. Cycles and tangles are matched as `lintel diff` matches them: a
// finding has no match if and only if the difference of the two would call it new.
import { compareGroups } from '../compare/compare-groups.ts';
import { matchFiles } from '../compare/match-names.ts';
import type { RenamedFile } from '../model/change.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { matchMembers } from './match-members.ts';

/** By its place in a snapshot. */
export type Finding =
  | { readonly type: 'cycle'; readonly at: number }
  | { readonly type: 'tangle'; readonly at: number }
  | { readonly type: 'back-dependency'; readonly tangle: number; readonly at: number };

/** From a finding of the later one to the same in the earlier one, if it is there. */
export type FindingMatch = (finding: Finding) => Finding | undefined;

/** `renames` leads from IDs of the earlier one to IDs of the later one. Neither snapshot is kept. */
export function matchSnapshots(
  earlier: Snapshot,
  later: Snapshot,
  renames: readonly RenamedFile[],
): FindingMatch {
  const names =
    renames.length === 0
      ? unchangedNames
      : matchFiles([...earlier.files.keys()], [...later.files.keys()], renames);
  const nameOf = (folder: string, member: string): string => `${folder}\0${member}`;
  const toLater = matchMembers(earlier, later, names);
  const cycles = partnersOf(
    earlier.cycles.map(({ members }) => members.map(names.toAfter)),
    later.cycles.map(({ members }) => members),
  );
  const tangles = partnersOf(
    earlier.tangles.map(({ folder, members }) =>
      members.map((member) => nameOf(names.pathToAfter(folder), toLater(member))),
    ),
    later.tangles.map(({ folder, members }) => members.map((member) => nameOf(folder, member))),
  );
  const backOf = new Map<string, Finding>();
  for (const [tangle, { back }] of earlier.tangles.entries()) {
    for (const [at, { from, to }] of back.entries())
      backOf.set(nameOf(toLater(from), toLater(to)), {
        type: 'back-dependency',
        tangle,
        at,
      });
  }
  const back = later.tangles.map((tangle) => tangle.back.map(({ from, to }) => backOf.get(nameOf(from, to))));
  return (finding) => {
    if (finding.type === 'back-dependency') return back[finding.tangle]?.[finding.at];
    const at = (finding.type === 'cycle' ? cycles : tangles)[finding.at];
    return at === undefined ? undefined : { type: finding.type, at };
  };
}

const unchangedNames = { toAfter: (id: string) => id, pathToAfter: (path: string) => path };

type Groups = readonly (readonly string[])[];

/** Place in `after` → place in `before`. */
function partnersOf(before: Groups, after: Groups): readonly (number | undefined)[] {
  return compareGroups(before, after)
    .slice(0, after.length)
    .map((change) => change.before);
}
