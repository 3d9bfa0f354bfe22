// What a member of a tangle is called in a later snapshot. A file and the folder that it grew into, `request.ts` and
// `request/`, are one member: a folder's entry file stands for the folder.
import type { MatchedNames } from '../compare/match-names.ts';
import type { Snapshot } from '../model/snapshot.ts';

/** Needs neither snapshot afterwards. */
export function matchMembers(
  earlier: Snapshot,
  later: Snapshot,
  { pathToAfter }: Pick<MatchedNames, 'pathToAfter'>,
): (member: string) => string {
  const known = new Set(later.tangles.flatMap(({ members }) => members));
  const byStem = new Map([...known].map((member) => [stemOf(member), member]));
  const nameOf = new Map<string, string>();
  for (const member of new Set(earlier.tangles.flatMap(({ members }) => members))) {
    const name = pathToAfter(member);
    const other = byStem.get(stemOf(member));
    const isOther = !known.has(name) && other !== undefined && becameOther(member, other, { earlier, later });
    nameOf.set(member, isOther ? other : name);
  }
  return (member) => nameOf.get(member) ?? member;
}

export interface TwoSnapshots {
  readonly earlier: Snapshot;
  readonly later: Snapshot;
}

/** Whether the one is a file and the other the folder of its name, which was not there beside it. */
export function becameOther(member: string, other: string, { earlier, later }: TwoSnapshots): boolean {
  if (member.endsWith('/') === other.endsWith('/') || stemOf(member) !== stemOf(other)) return false;
  const [folder, { files }] = member.endsWith('/') ? [member, later] : [other, earlier];
  return ![...files.keys()].some((id) => id.startsWith(folder));
}

/** Its path up to the first dot of its name. */
function stemOf(member: string): string {
  if (member.endsWith('/')) return member.slice(0, -1);
  const dot = member.indexOf('.', member.lastIndexOf('/') + 2);
  return dot === -1 ? member : member.slice(0, dot);
}
