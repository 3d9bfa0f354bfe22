// Which finding of a revision is which of an earlier one. Cycles are matched as `lintel diff` matches them: one has no match
// if and only if the difference of the two would call it new. A tangle is as old as the oldest two members that have been
// tangled with each other ever since: what shares one member alone is a tangle of other folders.
import { compareGroups } from '../query/compare-groups.ts';
import { matchMembers } from '../compare/match-members.ts';
import { matchFiles } from '../compare/match-names.ts';
import type { RenamedFile } from '../model/change.ts';
import type { Snapshot } from '../model/snapshot.ts';

/** By its place in a snapshot. */
export type Finding =
  | { readonly type: 'cycle'; readonly at: number }
  | TangleFinding
  | { readonly type: 'back-dependency'; readonly tangle: number; readonly at: number };

interface TangleFinding {
  readonly type: 'tangle';
  readonly at: number;
  /** Those of today's that have been in it since, as they were called. */
  readonly lasting: readonly string[];
}

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
  const nameOf = (from: string, to: string): string => `${from}\0${to}`;
  const toLater = matchMembers({ earlier, later }, names);
  const cycles = partnersOf(
    earlier.cycles.map(({ members }) => members.map(names.toAfter)),
    later.cycles.map(({ members }) => members),
  );
  const tangles = earlier.tangles.map(
    ({ members }) => new Map(members.map((member) => [toLater(member), member])),
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
    if (finding.type === 'tangle') return findTangle(finding, tangles);
    const at = cycles[finding.at];
    return at === undefined ? undefined : { type: 'cycle', at };
  };
}

/** `tangles` are those of the earlier one: a member as it is called later → as it was called. */
function findTangle(
  { lasting }: TangleFinding,
  tangles: readonly ReadonlyMap<string, string>[],
): TangleFinding | undefined {
  const found = tangles.map((members, at): TangleFinding => ({
    type: 'tangle',
    at,
    lasting: lasting.flatMap((member) => members.get(member) ?? []),
  }));
  const most = Math.max(2, ...found.map((each) => each.lasting.length));
  return found.find((each) => each.lasting.length === most);
}

const unchangedNames = { toAfter: (id: string) => id, pathToAfter: (path: string) => path };

type Groups = readonly (readonly string[])[];

/** Place in `after` → place in `before`. */
function partnersOf(before: Groups, after: Groups): readonly (number | undefined)[] {
  return compareGroups(before, after)
    .slice(0, after.length)
    .map((change) => change.before);
}
