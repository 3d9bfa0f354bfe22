// Describes the rule violations of a change. Violations of `acyclic` in a cycle that is described anyway become one line of
// it: all dependencies of a cycle violate the rule, and most of them existed before.
import type { Change, ChangedCycle, ChangedDependency, ChangedViolation } from '../model/change.ts';
import type { RuleViolation } from '../model/report.ts';
import { mergeWays } from '../query/rules/merge-ways.ts';
import { groupBy } from '../std/group-by.ts';
import { counted, countOf } from '../std/words.ts';
import { describeCycle, describeCycles, isHarmful, isWorse } from './describe-cycle.ts';
import { type Finding, type Place, placeOf, type Words } from './finding.ts';
import { keyOf, type MarkCause } from './mark-causes.ts';

interface CyclesWithRules {
  /** Cycles that are harmful or violate a rule. */
  readonly bad: readonly Finding[];
  readonly harmless: readonly Finding[];
  /** Violations that the cycles do not cover. */
  readonly others: readonly ChangedViolation[];
}

interface CycleWords {
  readonly markOf: MarkCause;
  /** The text before the name of a rule. */
  readonly breaks: string;
}

export function describeCyclesWithRules(
  cycles: readonly ChangedCycle[],
  violations: readonly ChangedViolation[],
  { markOf, breaks }: CycleWords,
): CyclesWithRules {
  const acyclic = violations.filter(({ verb }) => verb === 'acyclic');
  const inside = cycles.map((cycle) => {
    const members = new Set([...cycle.members, ...cycle.left]);
    return { cycle, own: acyclic.filter(({ from, to }) => members.has(from) && members.has(to)) };
  });
  const told = new Set(inside.flatMap(({ own }) => own));
  const isBad = ({ cycle, own }: (typeof inside)[number]): boolean => isHarmful(cycle) || own.length > 0;
  return {
    bad: inside.filter(isBad).map(({ cycle, own }) => {
      const found = describeCycle(cycle, markOf);
      const isRest = cycle.state !== 'gone' && !isWorse(cycle);
      const also = isRest ? describeFewer(own) : describeBroken(own, breaks);
      const isSerious = found.isSerious || also.some((each) => each.isSerious);
      return { ...found, isSerious, ...(also.length > 0 && { also }) };
    }),
    harmless: describeCycles(
      inside.filter((each) => !isBad(each)).map(({ cycle }) => cycle),
      markOf,
    ),
    others: violations.filter((each) => !told.has(each)),
  };
}

/** What is left of a cycle can still break the rule. */
function describeFewer(violations: readonly ChangedViolation[]): readonly Finding[] {
  return describeFixedViolations(violations, []).map((found) => ({ ...found, places: [] }));
}

/** Lists each rule once: `Breaks the rule no cycles`. */
function describeBroken(violations: readonly ChangedViolation[], breaks: string): readonly Finding[] {
  return [...groupBy(violations, ({ rule }) => rule)].map(([rule, own]) => {
    const { severity, because } = own[0]!;
    return {
      kind: 'violation',
      count: 1,
      isSerious: severity === 'error',
      title: [`${breaks} `, { name: rule }, ...(severity === 'error' ? [] : [' (warning)'])],
      details: explain(because),
      places: [],
    };
  });
}

export function describeViolations(
  violations: readonly ChangedViolation[],
  { dependencies }: Change,
): readonly Finding[] {
  const isAdded = new Set(dependencies.added.map(keyOf));
  return [...groupBy(violations, ({ rule }) => rule)].map(([rule, own]) => {
    const { verb, severity, because } = own[0]!;
    const fresh = own.filter(({ from, to }) => isAdded.has(keyOf({ source: from, target: to })));
    const isClosed = verb === 'acyclic' && fresh.length > 0;
    const old = isClosed ? own.length - fresh.length : 0;
    return {
      kind: 'violation',
      count: own.length,
      isSerious: severity === 'error',
      title: [
        `${counted(own.length, severity === 'error' ? 'new violation' : 'new warning')} of the rule `,
        { name: rule },
      ],
      details: [
        ...explain(because),
        ...(old === 0
          ? []
          : [[`a cycle is closed: ${countOf(old, 'of them was', 'of them were')} no violation before`]]),
        ...own.flatMap(figureOf),
      ],
      places: placesOf(isClosed ? fresh : own, dependencies.added),
    };
  });
}

function explain(because: string | undefined): readonly Words[] {
  return because === undefined ? [] : [['because ', { sentence: because }]];
}

export function describeFixedViolations(
  violations: readonly ChangedViolation[],
  removed: readonly ChangedDependency[],
): readonly Finding[] {
  return [...groupBy(violations, ({ rule }) => rule)].map(([rule, own]) => ({
    kind: 'violation',
    count: own.length,
    isSerious: true,
    title: [
      `${counted(own.length, 'violation')} of the rule `,
      { name: rule },
      own.length === 1 ? ' is gone' : ' are gone',
    ],
    details: own.flatMap(figureOf),
    places: placesOf(own, removed, true),
  }));
}

/** A budget is about a figure, not about a line of code. */
function figureOf({ verb, from, detail }: ChangedViolation): readonly Words[] {
  return verb === 'budget' ? [[{ sentence: detail ?? from }]] : [];
}

/** Where one of the dependencies that changed is why many break the rule through other files, only that one. */
function placesOf(
  violations: readonly ChangedViolation[],
  changed: readonly ChangedDependency[],
  isGone?: true,
): readonly Place[] {
  if (violations[0]?.verb === 'budget') return [];
  const changedOf = new Map(changed.map((each) => [keyOf(each), each]));
  const find = (source: string, target: string): ChangedDependency | undefined =>
    changedOf.get(keyOf({ source, target }));
  const all = violations.map((each): RuleViolation => ({ ...each, status: 'new' }));
  return mergeWays(all, {
    lineOf: (from, to) => placeOf(find(from, to)!).line,
    isCause: (from, to) => find(from, to) !== undefined,
    ...(isGone && { isGone }),
  }).map(({ from, to, line, path, detail }) => ({
    from,
    ...(line !== undefined && { line }),
    // A folder that is in no layer has no target.
    to: path?.slice(1) ?? (to === '' ? [] : [to]),
    ...(detail !== undefined && { remark: detail }),
  }));
}
