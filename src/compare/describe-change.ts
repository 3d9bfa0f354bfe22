// Describes a change in words: what got worse, most serious first, and what got better. Shared by all output formats of the
// command.
import type {
  Change,
  ChangedBackDependency,
  ChangedDependency,
  ChangedImport,
  ChangedLayerViolation,
  ChangedPackage,
  ChangedTangle,
} from '../model/change.ts';
import { groupBy } from '../std/group-by.ts';
import { describePackageCycle } from './describe-cycle.ts';
import {
  describeCyclesWithRules,
  describeFixedViolations,
  describeViolations,
} from './describe-violations.ts';
import { type Finding, type FindingKind, listNames, type Place, placeOf, type Words } from './finding.ts';
import { gatherFindings } from './gather-findings.ts';
import { keyOf, type MarkCause, markCauses, markCausesOfCycle } from './mark-causes.ts';
import { type SortedChange, type SortedFindings, sortChange } from './sort-change.ts';
import { placeOfTangle } from '../query/fixes/member-name.ts';
import { counted, countOf } from '../std/words.ts';

export interface DescribedChange {
  readonly worse: readonly Finding[];
  readonly better: readonly Finding[];
}

export function describeChange(change: Change): DescribedChange {
  const { worse, old, better } = sortChange(change);
  return {
    worse: gatherFindings(describeWorse(change, worse, old)),
    better: gatherFindings(describeBetter(change, better)),
  };
}

function describeWorse(
  change: Change,
  { violations, cycles, tangles, layerViolations, backDependencies, unresolved, packages }: SortedFindings,
  old: SortedChange['old'],
): readonly Finding[] {
  const markOf = markCauses(change, 'stronger than before');
  const back = keysOf(change.backDependencies.added);
  const ofCycle = markCausesOfCycle(change, 'stronger than before');
  const told = describeCyclesWithRules(cycles, violations, { markOf: ofCycle, breaks: 'Breaks the rule' });
  return [
    // Unresolved imports first: the code may not even compile, and other improvements may only be apparent.
    ...describeUnresolved(
      unresolved,
      ['New unresolved import', 'new unresolved imports'],
      (file) => `no longer leads to ${file}: taken for a package`,
    ),
    ...(change.packageCycles ?? []).map((each) => describePackageCycle(each, markOf)),
    ...describeViolations(
      told.others.filter(({ severity }) => severity === 'error'),
      change,
    ),
    ...told.bad,
    ...tangles.map((tangle) => describeTangle(tangle, back, markOf)),
    ...describeNew([...layerViolations, ...old.layerViolations], layerTerms),
    ...describeNew([...backDependencies, ...old.backDependencies], backTerms),
    ...describeViolations(
      told.others.filter(({ severity }) => severity === 'warn'),
      change,
    ),
    ...describePackages(packages, ['New package', 'new packages']),
    ...told.harmless,
  ];
}

function describeBetter(
  change: Change,
  { violations, cycles, tangles, layerViolations, backDependencies, unresolved, packages }: SortedFindings,
): readonly Finding[] {
  const markOf = markCauses(change, 'weaker than before');
  const back = keysOf(change.backDependencies.removed);
  const ofCycle = markCausesOfCycle(change, 'weaker than before');
  const told = describeCyclesWithRules(cycles, violations, {
    markOf: ofCycle,
    breaks: 'No longer breaks the rule',
  });
  return [
    ...describeFixedViolations(told.others, change.dependencies.removed),
    ...told.bad,
    ...tangles.map((tangle) => describeTangle(tangle, back, markOf)),
    ...describeFixed(layerViolations, layerTerms),
    ...describeFixed(backDependencies, backTerms),
    ...describeUnresolved(
      unresolved,
      ['An import is no longer unresolved', 'imports are no longer unresolved'],
      (file) => `leads to ${file}, was taken for a package`,
    ),
    ...describePackages(packages, ['Package no longer used', 'packages no longer used']),
    ...told.harmless,
  ];
}

function keysOf(dependencies: readonly ChangedDependency[]): ReadonlySet<string> {
  return new Set(dependencies.map(keyOf));
}

/** Back dependencies come first, because they cause the tangle. */
function describeTangle(tangle: ChangedTangle, back: ReadonlySet<string>, markOf: MarkCause): Finding {
  const { state, members, joined, left, because } = tangle;
  const place = placeOfTangle(tangle);
  const names = (paths: readonly string[]): Words => listNames(paths.map((path) => nameIn(place, path)));
  const isLess = state === 'gone' || state === 'shrunk';
  const isMovedOnly = because.length > 0 && because.every((each) => markOf(each) === 'moved');
  return {
    kind: 'tangle',
    count: 1,
    isSerious: true,
    title: titleOfTangle(tangle),
    details: [
      ...(state === 'new' || state === 'gone' ? [['between ', ...names(members)]] : []),
      ...(state !== 'new' && joined.length > 0 ? [['joined: ', ...names(joined)]] : []),
      ...(state !== 'gone' && left.length > 0 ? [['left: ', ...names(left)]] : []),
      ...(isMovedOnly ? [[`no dependency is ${isLess ? 'gone' : 'new'}: files moved`]] : []),
    ] satisfies readonly Words[],
    places: [
      ...because.filter((each) => back.has(keyOf(each))),
      ...because.filter((each) => !back.has(keyOf(each))),
    ].map((each) => placeOf(each, markOf(each))),
    shows: tangle,
  };
}

function nameIn(place: string, path: string): string {
  return path.startsWith(place) ? path.slice(place.length) : path;
}

function titleOfTangle(tangle: ChangedTangle): Words {
  const { state, members, sizeBefore, sizeAfter } = tangle;
  const place = placeOfTangle(tangle);
  const where: Words = place === '' ? [' at the root'] : [' in ', { name: place }];
  const units = members.every((member) => member.endsWith('/')) ? 'folders' : 'folders and files';
  switch (state) {
    case 'new':
      return [`New tangle of ${sizeAfter} ${units}`, ...where];
    case 'grown':
      return ['Tangle', ...where, ` grew from ${sizeBefore} to ${sizeAfter} ${units}`];
    case 'changed':
      return [`Tangle of ${sizeAfter} ${units}`, ...where, ' has other members'];
    case 'shrunk':
      return ['Tangle', ...where, ` shrank from ${sizeBefore} to ${sizeAfter} ${units}`];
    case 'gone':
      return [`Tangle of ${sizeBefore} ${units}`, ...where, ' is gone'];
  }
}

/** A dependency against the order of layers or of the members of a tangle. */
type AgainstOrder = ChangedLayerViolation | ChangedBackDependency;

interface OrderTerms<Item> {
  readonly kind: FindingKind;
  /** Singular and plural. */
  readonly noun: readonly [string, string];
  /** The mark of an existing dependency, if the order changed. */
  readonly turned: string;
  /** The two ends: the user and what it should not use. */
  readonly endsOf: (item: Item) => readonly [string, string];
}

const layerTerms: OrderTerms<ChangedLayerViolation> = {
  kind: 'layer-violation',
  noun: ['layer violation', 'layer violations'],
  turned: ' now against the order',
  endsOf: ({ sourceLayer, targetLayer }) => [sourceLayer, targetLayer],
};

const backTerms: OrderTerms<ChangedBackDependency> = {
  kind: 'back-dependency',
  noun: ['back dependency', 'back dependencies'],
  turned: ' now pointing back',
  endsOf: ({ from, to }) => [from, to],
};

function describeNew<Item extends AgainstOrder>(
  dependencies: readonly Item[],
  { kind, noun: [one, several], turned, endsOf }: OrderTerms<Item>,
): readonly Finding[] {
  const pairs = groupBy(dependencies, (each) => JSON.stringify([...endsOf(each), each.origin === 'order']));
  return [...pairs.values()].map((own) => {
    const isOld = own[0]!.origin === 'order';
    const between = namesBetween(endsOf(own[0]!));
    return {
      kind,
      count: own.length,
      isSerious: !isOld,
      ...(isOld && { isOld }),
      title: isOld
        ? [`${counted(own.length, 'old dependency', 'old dependencies')} `, ...between, turned]
        : [`${counted(own.length, `new ${one}`, `new ${several}`)}: `, ...between],
      details: [],
      places: own.map(placeInOrder),
    };
  });
}

function placeInOrder(dependency: AgainstOrder): Place {
  const marks = { dependency: 'added', move: 'moved', order: undefined } as const;
  return placeOf(dependency, marks[dependency.origin]);
}

function describeFixed<Item extends AgainstOrder>(
  dependencies: readonly Item[],
  { kind, noun, endsOf }: OrderTerms<Item>,
): readonly Finding[] {
  const pairs = groupBy(dependencies, (each) => JSON.stringify(endsOf(each)));
  return [...pairs.values()].map((own) => ({
    kind,
    count: own.length,
    isSerious: true,
    title: [
      `${counted(own.length, ...noun)} `,
      ...namesBetween(endsOf(own[0]!)),
      own.length === 1 ? ' is gone' : ' are gone',
    ],
    details: [],
    places: own.map((each) => placeOf(each, each.origin === 'move' ? 'moved' : 'removed')),
  }));
}

function namesBetween([from, to]: readonly [string, string]): Words {
  return [{ name: from }, ' → ', { name: to }];
}

function describeUnresolved(
  imports: readonly ChangedImport[],
  title: Titles,
  explain: (meantFile: string) => string,
): readonly Finding[] {
  if (imports.length === 0) return [];
  return [
    {
      kind: 'unresolved',
      count: imports.length,
      isSerious: true,
      title: [imports.length === 1 ? title[0] : `${imports.length} ${title[1]}`],
      details: [],
      places: imports.map(({ file, line, specifier, message, meantFile, formerFile }) => ({
        from: file,
        ...(line !== undefined && { line }),
        to: [specifier],
        message,
        ...(meantFile !== undefined && { remark: explain(meantFile) }),
        ...(formerFile !== undefined && { remark: `was in ${formerFile}` }),
      })),
    },
  ];
}

function describePackages(own: readonly ChangedPackage[], title: Titles): readonly Finding[] {
  if (own.length === 0) return [];
  const names = own.map(({ id }) => id.replace(/^pkg:/, ''));
  return [
    {
      kind: 'package',
      count: own.length,
      isSerious: false,
      title: [`${own.length === 1 ? title[0] : `${own.length} ${title[1]}`}: `, ...listNames(names)],
      details: [],
      places: own.flatMap(({ usedBy, undeclared }) =>
        usedBy.slice(0, 1).map((each) => placeOfUser(each, usedBy.length - 1, undeclared)),
      ),
    },
  ];
}

type Titles = readonly [one: string, many: string];

function placeOfUser(dependency: ChangedDependency, others: number, undeclared: true | undefined): Place {
  const remarks = [
    ...(others === 0 ? [] : [`and ${countOf(others, 'more file')}`]),
    ...(undeclared === true ? ['no manifest declares it'] : []),
  ];
  return { ...placeOf(dependency), ...(remarks.length > 0 && { remark: remarks.join('; ') }) };
}
