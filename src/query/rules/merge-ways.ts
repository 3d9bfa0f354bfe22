// Where a rule counts use through other files, one import in a file that many share breaks it for all of them. That import is
// what users need to see, not everyone who shares it.
import type { RuleViolation } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';
import { countOf } from '../../std/words.ts';

export interface WayHints {
  readonly lineOf: (from: string, to: string) => number | undefined;
  /** Which dependencies a change added or removed, if that is known: one of them must be in what the ways share. */
  readonly isCause?: (from: string, to: string) => boolean;
  /** The ways were there before and are gone. */
  readonly isGone?: true;
}

const fewest = 3;

/** The new violations; those whose ways have the same end are one, at the start of what they share. */
export function mergeWays(violations: readonly RuleViolation[], hints: WayHints): readonly RuleViolation[] {
  const isFresh = ({ status, expired }: RuleViolation): boolean => status === 'new' && expired === undefined;
  // If a way with this end is known, its end is not what is new.
  const knownEnds = new Set(violations.filter((each) => !isFresh(each)).map(endOf));
  const merged = new Map(
    [...groupBy(violations, endOf)].flatMap(([end, group]) => {
      const canMerge = end !== '' && !knownEnds.has(end) && group.length >= fewest;
      const shared = canMerge ? findShared(group, hints) : undefined;
      return shared === undefined ? [] : [[end, describeShared(shared, group, hints)]];
    }),
  );
  const fresh = violations.filter(({ status }) => status === 'new');
  return [...new Set(fresh.map((each) => merged.get(endOf(each)) ?? each))];
}

/** The last step of a way through other files; empty for a direct dependency. */
function endOf({ path }: RuleViolation): string {
  return path === undefined || path.length < 3 ? '' : path.slice(-2).join('\n');
}

/** The files that all ways pass at their end; from the dependency that caused it, if that is known. */
function findShared(
  violations: readonly RuleViolation[],
  { isCause }: WayHints,
): readonly string[] | undefined {
  const [first, ...others] = violations.map(({ path }) => path!.slice(1));
  let start = first!.length - 2;
  const isShared = (place: number): boolean =>
    others.every((other) => other.at(place - first!.length) === first![place]);
  while (start > 0 && isShared(start - 1)) start--;
  const shared = first!.slice(start);
  if (isCause === undefined) return shared;
  const added = shared.findIndex((from, i) => i < shared.length - 1 && isCause(from, shared[i + 1]!));
  return added === -1 ? undefined : shared.slice(added);
}

function describeShared(
  shared: readonly string[],
  violations: readonly RuleViolation[],
  { lineOf, isGone }: WayHints,
): RuleViolation {
  const [from, to] = [shared[0]!, shared[1]!];
  const [{ from: file, detail }] = violations as readonly [RuleViolation];
  const line = lineOf(from, to);
  const count = new Set(violations.map((each) => each.from)).size;
  const example = `such as ${file}${detail === undefined ? '' : ` (${detail})`}`;
  return {
    from,
    to,
    ...(line !== undefined && { line }),
    ...(shared.length > 2 && { path: shared }),
    detail: `${countOf(count, 'file')} ${isGone ? 'broke' : count === 1 ? 'breaks' : 'break'} the rule through it, ${example}`,
    status: 'new',
  };
}
