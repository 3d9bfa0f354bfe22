// Matches the cycles or tangles of two sides: those with the most members in common belong together, each with at most one. A
// member is in one group of its side, so one pass over the members is enough.
import type { ChangeState } from '../../model/change.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';

export interface GroupChange {
  readonly state: ChangeState | 'same';
  /** Index before; undefined for a new group. */
  readonly before: number | undefined;
  /** Index afterwards; undefined for a group that is gone. */
  readonly after: number | undefined;
  /** New members, as named in `after`. */
  readonly joined: readonly string[];
  /** Former members, as named in `before`. */
  readonly left: readonly string[];
}

type Groups = readonly (readonly string[])[];

/** Of members by their names afterwards. */
export interface Existence {
  readonly isGone: (member: string) => boolean;
  readonly isNew: (member: string) => boolean;
}

/**
 * Both sides must use the same names for members. With a single common member they are the same group only if `existence` says
 * that new files took the place of the others: else that member just uses others than before.
 */
export function compareGroups(before: Groups, after: Groups, existence?: Existence): readonly GroupChange[] {
  const overlaps = findOverlaps(before, after).filter(({ shared, before: from, after: to }) => {
    const [old, fresh] = [before[from]!, after[to]!];
    // A file that imports itself is a group of one.
    if (shared > 1 || old.length === 1 || fresh.length === 1) return true;
    return existence !== undefined && areReplaced({ old, fresh }, existence);
  });
  const partnerOfBefore = new Map<number, number>();
  const partnerOfAfter = new Map<number, number>();
  for (const overlap of overlaps) {
    if (partnerOfBefore.has(overlap.before) || partnerOfAfter.has(overlap.after)) continue;
    partnerOfBefore.set(overlap.before, overlap.after);
    partnerOfAfter.set(overlap.after, overlap.before);
  }
  for (const overlap of overlaps) {
    // A part of a group that was split is not new.
    const isPart = overlap.shared === after[overlap.after]!.length;
    if (isPart && !partnerOfAfter.has(overlap.after)) partnerOfAfter.set(overlap.after, overlap.before);
    // A group that merged into another is not gone: its members joined that one.
    const isSwallowed = overlap.shared === before[overlap.before]!.length;
    if (isSwallowed && !partnerOfBefore.has(overlap.before))
      partnerOfBefore.set(overlap.before, overlap.after);
  }
  return [
    ...after.map((members, at) => {
      const from = partnerOfAfter.get(at);
      return describe(from, at, { old: from === undefined ? [] : before[from]!, fresh: members });
    }),
    ...before.flatMap((members, at) =>
      partnerOfBefore.has(at) ? [] : [describe(at, undefined, { old: members, fresh: [] })],
    ),
  ];
}

interface Overlap {
  readonly before: number;
  readonly after: number;
  shared: number;
  /** The first shared member. It is in no other overlap, so it breaks ties. */
  first: string;
}

/** Largest first. */
function findOverlaps(before: Groups, after: Groups): readonly Overlap[] {
  const groupOf = new Map(before.flatMap((members, at) => members.map((member) => [member, at] as const)));
  const overlaps = after.flatMap((members, at) => {
    const found = new Map<number, Overlap>();
    for (const member of members) {
      const from = groupOf.get(member);
      if (from === undefined) continue;
      const known = found.get(from);
      if (known === undefined) found.set(from, { before: from, after: at, shared: 1, first: member });
      else {
        known.shared++;
        if (compareCodePoints(member, known.first) < 0) known.first = member;
      }
    }
    return [...found.values()];
  });
  return overlaps.sort((a, b) => b.shared - a.shared || compareCodePoints(a.first, b.first));
}

interface Members {
  readonly old: readonly string[];
  readonly fresh: readonly string[];
}

function areReplaced({ old, fresh }: Members, { isGone, isNew }: Existence): boolean {
  return (
    old.every((member) => fresh.includes(member) || isGone(member)) &&
    fresh.every((member) => old.includes(member) || isNew(member))
  );
}

function describe(
  before: number | undefined,
  after: number | undefined,
  { old, fresh }: Members,
): GroupChange {
  const wasMember = new Set(old);
  const isMember = new Set(fresh);
  const joined = fresh.filter((member) => !wasMember.has(member));
  const left = old.filter((member) => !isMember.has(member));
  return { state: stateOf(joined.length, left.length, { old, fresh }), before, after, joined, left };
}

function stateOf(joined: number, left: number, { old, fresh }: Members): GroupChange['state'] {
  if (old.length === 0) return 'new';
  if (fresh.length === 0) return 'gone';
  if (joined === left) return joined === 0 ? 'same' : 'changed';
  return joined > left ? 'grown' : 'shrunk';
}

const order: readonly ChangeState[] = ['new', 'grown', 'changed', 'shrunk', 'gone'];

export interface ListedGroup {
  readonly state: ChangeState;
  readonly members: readonly string[];
}

/** New ones first, then grown, changed, shrunk and gone ones; ties by first member. */
export function byState(a: ListedGroup, b: ListedGroup): number {
  return (
    order.indexOf(a.state) - order.indexOf(b.state) ||
    compareCodePoints(firstOf(a.members), firstOf(b.members))
  );
}

function firstOf(members: readonly string[]): string {
  return members.reduce((first, member) => (compareCodePoints(member, first) < 0 ? member : first));
}
