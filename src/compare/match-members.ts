// The name of a tangle's member in a later revision. A file and the folder that it grew into, `request.ts` and `request/`,
// are one member, because a folder's entry file represents it.
import type { Tangle } from '../model/findings.ts';
import type { MatchedNames } from './match-names.ts';

/** From a report or a snapshot. */
export interface TangledFiles {
  readonly tangles: readonly Pick<Tangle, 'members'>[];
  /** By their IDs. */
  readonly files: Pick<ReadonlySet<string>, 'keys'>;
}

export interface TwoRevisions {
  readonly earlier: TangledFiles;
  readonly later: TangledFiles;
}

/** Does not keep the revisions. */
export function matchMembers(
  { earlier, later }: TwoRevisions,
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

/** Whether one is a file and the other a folder with its name that did not exist next to it. */
export function becameOther(member: string, other: string, { earlier, later }: TwoRevisions): boolean {
  if (member.endsWith('/') === other.endsWith('/') || stemOf(member) !== stemOf(other)) return false;
  const [folder, { files }] = member.endsWith('/') ? [member, later] : [other, earlier];
  for (const id of files.keys()) if (id.startsWith(folder)) return false;
  return true;
}

/** The path up to the first dot in its name. */
function stemOf(member: string): string {
  if (member.endsWith('/')) return member.slice(0, -1);
  const dot = member.indexOf('.', member.lastIndexOf('/') + 2);
  return dot === -1 ? member : member.slice(0, dot);
}
