// What must hold for any two projects.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesArchitecture } from '../../src/compare/changes-architecture.ts';
import { compareGroups, type Existence } from '../../src/query/cycles/compare-groups.ts';
import { compareReports } from '../../src/compare/compare-reports.ts';
import type { ChangedCycle, RenamedFile } from '../../src/model/change.ts';
import type { Report } from '../../src/model/report.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

const names = { beforeName: 'before', afterName: 'after' };

describe('the difference of two reports', () => {
  itForInputs('is empty for a report and itself', 30, (numRuns) => {
    fc.assert(
      fc.property(reports, (report) => {
        const change = compareReports(report, report, names);
        expect(changesArchitecture(change)).toBe(false);
        expect(change.files).toEqual({ added: [], removed: [], renamed: [], changed: [] });
        expect(change.health?.reasons).toEqual([]);
        expect(change.notes).toEqual([]);
      }),
      { numRuns },
    );
  });

  itForInputs('is the same both ways: what one adds, the other removes', 80, (numRuns) => {
    fc.assert(
      fc.property(reports, reports, (a, b) => {
        const there = compareReports(a, b, names);
        const back = compareReports(b, a, names);
        for (const list of differences) {
          expect(there[list].added).toEqual(back[list].removed);
          expect(there[list].removed).toEqual(back[list].added);
        }
        expect(there.files.added).toEqual(back.files.removed);
        expect(there.files.changed).toEqual(back.files.changed);
        expect(causesOf(there.cycles, 'new')).toEqual(causesOf(back.cycles, 'gone'));
        expect(causesOf(there.cycles, 'gone')).toEqual(causesOf(back.cycles, 'new'));
        expect(causesOf(there.tangles, 'new').map(members)).toEqual(
          causesOf(back.tangles, 'gone').map(members),
        );
      }),
      { numRuns },
    );
  });

  itForInputs('leads from the dependencies of one to those of the other', 50, (numRuns) => {
    fc.assert(
      fc.property(reports, reports, (a, b) => {
        const { added, removed } = compareReports(a, b, names).dependencies;
        const edges = new Set(a.edges.map((edge) => edge.join(' ')));
        for (const { source, target } of removed) expect(edges.delete(`${source} ${target}`)).toBe(true);
        for (const { source, target } of added) edges.add(`${source} ${target}`);
        expect([...edges].toSorted()).toEqual(b.edges.map((edge) => edge.join(' ')).toSorted());
      }),
      { numRuns },
    );
  });

  itForInputs('is a rename and nothing else where a file is renamed everywhere', 50, (numRuns) => {
    fc.assert(
      fc.property(reports, fc.nat(), (report, number) => {
        const files = report.detailed.nodes.filter(({ type }) => type === 'file');
        const from = files[number % files.length]!.id;
        const to = from.replace('File', 'Part');
        const renames = [{ from, to }];
        const change = compareReports(report, renameIn(report, renames), { ...names, renames });
        expect(changesArchitecture(change)).toBe(false);
        expect(change.files).toEqual({ added: [], removed: [], renamed: renames, changed: [] });
      }),
      { numRuns },
    );
  });

  itForInputs('is renames and nothing else where a folder is renamed', 50, (numRuns) => {
    fc.assert(
      fc.property(reports, (report) => {
        const renames = report.detailed.nodes
          .filter(({ id }) => id.startsWith('cart/'))
          .map(({ id }) => ({ from: id, to: id.replace('cart/', 'basket/') }));
        const change = compareReports(report, renameIn(report, renames), { ...names, renames });
        expect({ ...change, files: null }).toMatchObject({ cycles: [], tangles: [] });
        expect(changesArchitecture(change)).toBe(false);
        expect(change.files.renamed).toEqual(renames);
      }),
      { numRuns },
    );
  });

  itForInputs('does not depend on the order of the lists', 50, (numRuns) => {
    fc.assert(
      fc.property(reports, reports, (a, b) => {
        expect(compareReports(turnRound(a), turnRound(b), names)).toEqual(compareReports(a, b, names));
      }),
      { numRuns },
    );
  });

  itForInputs(
    'shows a way around each cycle that there is, through an added dependency where one closes it',
    80,
    (numRuns) => {
      fc.assert(
        fc.property(reports, reports, (a, b) => {
          for (const { state, members: own, because, path } of compareReports(a, b, names).cycles) {
            expect(path.length > 0).toBe(state !== 'gone');
            for (const [i, { source, target }] of path.entries()) {
              expect(own).toContain(source);
              expect(target).toBe((path[i + 1] ?? path[0]!).source);
            }
            const added = new Set(because.map(({ source, target }) => `${source} ${target}`));
            const isThrough = path.some(({ source, target }) => added.has(`${source} ${target}`));
            expect(isThrough || state !== 'new').toBe(true);
          }
        }),
        { numRuns },
      );
    },
  );
});

describe('the matching of groups', () => {
  it('takes each group once, and says of each member whether it joined, left or stayed', () => {
    fc.assert(
      fc.property(groupings, groupings, (before, after) => {
        const changes = compareGroups(before, after);
        expect(changes.flatMap((each) => each.after ?? [])).toEqual([...after.keys()]);
        const gone = changes.filter(({ state }) => state === 'gone').map((each) => each.before);
        expect(new Set(gone).size).toBe(gone.length);
        for (const { before: from, after: to, joined, left } of changes) {
          const old = from === undefined ? [] : before[from]!;
          const fresh = to === undefined ? [] : after[to]!;
          const stayed = old.filter((member) => fresh.includes(member));
          expect([...stayed, ...joined].toSorted()).toEqual([...fresh].toSorted());
          expect([...stayed, ...left].toSorted()).toEqual([...old].toSorted());
        }
      }),
    );
  });

  it('gives a group to two only where one fell apart, and calls none gone that another one holds', () => {
    fc.assert(
      fc.property(groupings, groupings, (before, after) => {
        const changes = compareGroups(before, after);
        for (const [at, own] of before.entries()) {
          const holders = changes.filter((change) => change.before === at && change.after !== undefined);
          const largest = Math.max(0, ...holders.map(({ after: to }) => shared(own, after[to!]!)));
          const parts = holders.filter(({ after: to }) => after[to!]!.every((each) => own.includes(each)));
          expect(holders.length - parts.length).toBeLessThanOrEqual(1);
          const isHeld = after.some((other) => own.every((each) => other.includes(each)));
          const isGone = changes.some(({ before: from, state }) => from === at && state === 'gone');
          expect(isGone && (isHeld || largest > 0)).toBe(false);
        }
      }),
    );
  });

  it('does not depend on the order of groups and members', () => {
    fc.assert(
      fc.property(groupings, groupings, (before, after) => {
        const nameAll = (a: Groups, b: Groups): string[] =>
          compareGroups(a, b)
            .map(({ state, before: from, after: to }) =>
              [
                state,
                from === undefined ? '' : nameOf(a[from]!),
                to === undefined ? '' : nameOf(b[to]!),
              ].join(' '),
            )
            .toSorted();
        const turn = (groups: Groups): Groups => groups.toReversed().map((group) => group.toReversed());
        expect(nameAll(turn(before), turn(after))).toEqual(nameAll(before, after));
      }),
    );
  });

  it('takes no groups that share a single member for the same, unless one of them is a single file', () => {
    const statesOf = (before: Groups, after: Groups, existence?: Existence): readonly string[] =>
      compareGroups(before, after, existence).map(({ state }) => state);
    expect(statesOf([['a', 'b']], [['a', 'c']])).toEqual(['new', 'gone']);
    expect(statesOf([['a', 'b', 'c', 'd', 'e']], [['a', 'f']])).toEqual(['new', 'gone']);
    expect(statesOf([['a']], [['a', 'b']])).toEqual(['grown']);
    expect(statesOf([['a', 'b']], [['a']])).toEqual(['shrunk']);
    const isRewritten = { isGone: (id: string) => id === 'b', isNew: (id: string) => id === 'c' };
    expect(statesOf([['a', 'b']], [['a', 'c']], isRewritten)).toEqual(['changed']);
    expect(statesOf([['a', 'b']], [['a', 'd']], isRewritten)).toEqual(['new', 'gone']);
  });

  it('prefers the largest overlap, and of equals the first member', () => {
    const changes = compareGroups(
      [['a', 'b', 'c', 'd']],
      [
        ['c', 'd', 'e'],
        ['a', 'b', 'f'],
      ],
    );
    expect(changes.map(({ state, before }) => [state, before])).toEqual([
      ['new', undefined],
      ['shrunk', 0],
    ]);
  });
});

const differences = [
  'dependencies',
  'packages',
  'backDependencies',
  'layerViolations',
  'violations',
  'unresolved',
] as const;

/** Without the way around, which one that is gone does not have, and with what names its sides alike. */
function causesOf(
  groups: readonly Pick<ChangedCycle, 'state' | 'members' | 'because'>[],
  state: ChangedCycle['state'],
): { members: readonly string[]; because: ChangedCycle['because'] }[] {
  return groups
    .filter((group) => group.state === state)
    .map((group) => ({ members: group.members, because: group.because }));
}

function members(group: { members: readonly string[] }): readonly string[] {
  return group.members;
}

type Groups = readonly (readonly string[])[];

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((each) => b.includes(each)).length;
}

function nameOf(group: readonly string[]): string {
  return group.toSorted().join('');
}

/** Disjoint groups of letters, as cycles are. */
const groupings: fc.Arbitrary<Groups> = fc
  .array(fc.nat(4), { minLength: 10, maxLength: 10 })
  .map((groupOf) =>
    [1, 2, 3, 4]
      .map((group) => Array.from('abcdefghij').filter((_, i) => groupOf[i] === group))
      .filter((group) => group.length > 0),
  );

const files = ['cart', 'order', 'ui/page', 'ui/list'].flatMap((folder) =>
  ['File0.ts', 'File1.ts', 'File2.py'].map((name) => `${folder}/${name}`),
);

/** Twelve files in four folders, some of them lazy, for types or for packages. */
const reports: fc.Arbitrary<Report> = fc
  .tuple(
    ...files.map(() =>
      fc.uniqueArray(
        fc
          .tuple(
            fc.constantFrom('', '', '', 'lazy ', 'type '),
            fc.constantFrom(...files, 'pkg:react', 'pkg:node:fs'),
          )
          .map(([kind, target]) => kind + target),
        { selector: (written) => written.replace(/^\w+ /, ''), maxLength: 3 },
      ),
    ),
  )
  .map((targets) => reportFrom(factsOf(Object.fromEntries(files.map((file, i) => [file, targets[i]!])))));

/** Every place of the report that names a file, or a folder as a member of a tangle. */
function renameIn(report: Report, renames: readonly RenamedFile[]): Report {
  const afterOf = new Map(renames.map(({ from, to }) => [from, to]));
  const isFolder = renames.some(({ to }) => to.startsWith('basket/'));
  const rename = (text: string): string =>
    afterOf.get(text) ?? (isFolder && text === 'cart/' ? 'basket/' : text);
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return value.split('->').map(rename).join('->');
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]));
  };
  return walk(report) as Report;
}

function turnRound(report: Report): Report {
  const { cycles, cycleDetails, tangles, detailed, risks, nodes, edges } = report;
  return {
    ...report,
    nodes: nodes.toReversed(),
    edges: edges.toReversed(),
    cycles: cycles.toReversed(),
    cycleDetails: cycleDetails.toReversed(),
    tangles: tangles.toReversed(),
    risks: { ...risks, layer_violations: risks.layer_violations.toReversed() },
    detailed: { nodes: detailed.nodes.toReversed(), edges: detailed.edges.toReversed() },
  };
}
