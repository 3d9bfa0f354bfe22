// Matches the findings of a revision with those of an earlier one. Cycles are matched like in `lintel diff`: a cycle has no
// match if and only if the diff would call it new. A tangle is as old as the oldest two members that have been tangled with
// each other ever since; sharing a single member is not enough.
import { compareGroups, type Existence } from '../query/cycles/compare-groups.ts';
import { matchMembers } from '../compare/match-members.ts';
import { matchFiles } from '../compare/match-names.ts';
import type { RenamedFile } from '../model/change.ts';
import type { Snapshot } from '../model/snapshot.ts';

/** By its index in a snapshot. */
export type Finding =
  | { readonly type: 'cycle'; readonly at: number }
  | TangleFinding
  | { readonly type: 'back-dependency'; readonly tangle: number; readonly at: number };

interface TangleFinding {
  readonly type: 'tangle';
  readonly at: number;
  /** The current members that have been in it ever since, by their names then. */
  readonly lasting: readonly string[];
}

/** From a finding of the later snapshot to the same one in the earlier snapshot, if it exists. */
export type FindingMatch = (finding: Finding) => Finding | undefined;

/** `renames` maps IDs of the earlier snapshot to IDs of the later one. Does not keep the snapshots. */
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
    { isGone: (id) => !later.files.has(id), isNew: (id) => !earlier.files.has(names.toBefore(id)) },
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

/** `tangles` are from the earlier snapshot: a member's later name → its earlier name. */
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

const unchangedNames = {
  toAfter: (id: string) => id,
  toBefore: (id: string) => id,
  pathToAfter: (path: string) => path,
};

type Groups = readonly (readonly string[])[];

/** Index in `after` → index in `before`. */
function partnersOf(before: Groups, after: Groups, existence: Existence): readonly (number | undefined)[] {
  return compareGroups(before, after, existence)
    .slice(0, after.length)
    .map((change) => change.before);
}
