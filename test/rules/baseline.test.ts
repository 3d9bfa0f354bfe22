import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedEntries, nextBaseline, renderBaseline } from '../../src/cli/check/write-baseline.ts';
import { readBaseline } from '../../src/config/read-baseline.ts';
import type { BaselineEntry } from '../../src/model/rule.ts';
import type { RuleReport } from '../../src/model/report.ts';
import { summarizeCheck } from '../../src/query/rules/summarize-check.ts';
import { createWhatIf } from '../../src/what-if/what-if.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';
import { itForInputs } from '../support/it-for-inputs.ts';
import { rulesOf } from '../support/rules-of.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const rules = [
  { name: 'pure', from: 'core/**', mustNotUse: 'ui/**', optional: true },
  { name: 'no cycles', acyclic: '**' },
  { name: 'limits', budget: { outgoing: 1, health: 95 } },
];

function check(
  dependencies: Dependencies,
  baseline: readonly BaselineEntry[] = [],
  written: unknown = rules,
): RuleReport {
  return reportFrom(factsOf(dependencies), { rules: rulesOf({ rules: written }, baseline) }).rules!;
}

const files = ['core/a.ts', 'core/b.ts', 'ui/c.ts', 'ui/d.ts', 'lib/e.ts'];
const projects = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...files), fc.constantFrom(...files)), {
    selector: String,
    maxLength: 12,
  })
  .map((pairs) => {
    const dependencies: Record<string, string[]> = Object.fromEntries(files.map((file) => [file, []]));
    for (const [from, to] of pairs) if (from !== to) dependencies[from]!.push(to);
    return dependencies;
  });

/** A rule of each verb. */
const directRules = [
  { name: 'pure', from: 'core/**', mustNotUse: 'ui/**' },
  { name: 'thin', from: 'ui/d.ts', mayUse: 'core/**' },
  { name: 'order', layers: ['core/**', 'lib/**'] },
  { name: 'inner', protected: 'core/b.ts', only: 'core/**' },
  { name: 'apart', independent: ['ui/**', 'core/a.ts'], transitive: false },
];
const everyVerb = [
  ...directRules,
  { name: 'islands', independent: ['ui/**', 'core/**'] },
  { name: 'not through', from: 'core/**', mustNotUse: 'lib/**', transitive: true },
  ...rules.slice(1),
];

const pairs = fc.tuple(fc.constantFrom(...files), fc.constantFrom(...files));
const empty: Dependencies = Object.fromEntries(files.map((file) => [file, []]));

function keysOf(dependencies: Dependencies, written: unknown): readonly string[] {
  return check(dependencies, [], written).results.flatMap(({ name, violations }) =>
    violations.map(({ from, to }) => `${name}: ${from} -> ${to}`),
  );
}

function reaches(dependencies: Dependencies, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const file of reached) for (const next of dependencies[file] ?? []) reached.add(next);
  return reached.has(to);
}

function reordered<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length });
}

function withAnotherOrder(
  dependencies: Record<string, string[]>,
): fc.Arbitrary<readonly [Dependencies, Dependencies, number[]]> {
  const turned = fc
    .tuple(reordered(files), fc.tuple(...files.map((file) => reordered(dependencies[file]!))))
    .map(([order, targets]) =>
      Object.fromEntries(order.map((file) => [file, targets[files.indexOf(file)]!])),
    );
  return fc.tuple(fc.constant(dependencies), turned, reordered([...everyVerb.keys()]));
}

/** Where the imports of a file change their places, so do their lines. */
function withoutLines({ violations, ...result }: RuleReport['results'][number]): unknown {
  return { ...result, violations: violations.map((violation) => ({ ...violation, line: 0 })) };
}

function reportOf(entries: readonly BaselineEntry[]): RuleReport {
  const results = [...new Set(entries.map(({ rule }) => rule))].map((name) => ({
    name,
    verb: 'mustNotUse' as const,
    severity: 'error' as const,
    selectors: [],
    violations: entries
      .filter(({ rule }) => rule === name)
      .map(({ from, to }) => ({ from, to, status: 'new' as const })),
    stale: [],
  }));
  return { results, unknownEntries: [] };
}

function byBytes(a: BaselineEntry, b: BaselineEntry): number {
  const compare = (key: 'rule' | 'from' | 'to'): number =>
    Buffer.compare(Buffer.from(a[key]), Buffer.from(b[key]));
  return compare('rule') || compare('from') || compare('to');
}

/** What breaks the rules goes into the baseline; that can improve health, which is limited too. */
function accept(dependencies: Dependencies): readonly BaselineEntry[] {
  const first = nextBaseline(check(dependencies), []);
  return nextBaseline(check(dependencies, first), first);
}

describe('the baseline', () => {
  itForInputs(
    'makes a check pass that was written with it, and changes nothing when it is written again',
    100,
    (numRuns) => {
      fc.assert(
        fc.property(projects, (dependencies) => {
          const baseline = accept(dependencies);
          const again = check(dependencies, baseline);
          expect(summarizeCheck(again)).toMatchObject({ errors: 0, stale: 0, passes: true });
          expect(renderBaseline(nextBaseline(again, baseline))).toBe(renderBaseline(baseline));
        }),
        { numRuns },
      );
    },
  );

  itForInputs('has no say in what is new: that fails, and is all that is added', 100, (numRuns) => {
    fc.assert(
      fc.property(projects, projects, (before, after) => {
        const baseline = accept(before).filter(({ rule }) => rule !== 'limits');
        const report = check(after, baseline);
        const fresh = report.results
          .filter(({ verb }) => verb !== 'budget')
          .flatMap(({ name, violations }) =>
            violations
              .filter(({ status }) => status === 'new')
              .map(({ from, to }) => ({ rule: name, from, to })),
          );
        const added = addedEntries(baseline, nextBaseline(report, baseline));
        expect(added.filter(({ rule }) => rule !== 'limits')).toHaveLength(fresh.length);
        expect(added).toEqual(expect.arrayContaining(fresh));
      }),
      { numRuns },
    );
  });

  itForInputs('does not depend on the order of rules, files and imports', 100, (numRuns) => {
    fc.assert(
      fc.property(projects.chain(withAnotherOrder), ([dependencies, turned, order]) => {
        const expected = check(dependencies, [], everyVerb);
        const found = check(
          turned,
          [],
          order.map((i) => everyVerb[i]!),
        );
        expect(found.results.map(withoutLines)).toEqual(order.map((i) => withoutLines(expected.results[i]!)));
        expect(renderBaseline(nextBaseline(found, []))).toBe(renderBaseline(nextBaseline(expected, [])));
      }),
      { numRuns },
    );
  });

  itForInputs('gets no entry from a dependency that every rule allows', 100, (numRuns) => {
    let isBrokenOften = 0;
    fc.assert(
      fc.property(projects, pairs, (dependencies, [from, to]) => {
        const added = { ...dependencies, [from]: [...dependencies[from]!, to] };
        const alone = { ...empty, [from]: [to] };
        // Allowed is what breaks no rule by itself.
        fc.pre(from !== to && keysOf(alone, directRules).length === 0);
        const before = keysOf(dependencies, directRules);
        isBrokenOften += before.length > 0 ? 1 : 0;
        expect(keysOf(added, directRules)).toEqual(before);
      }),
      { numRuns },
    );
    expect(isBrokenOften).toBeGreaterThan(numRuns / 10);
  });

  itForInputs('gets no entry from a dependency that closes no circle', 100, (numRuns) => {
    fc.assert(
      fc.property(projects, pairs, (dependencies, [from, to]) => {
        fc.pre(!reaches(dependencies, to, from));
        const added = { ...dependencies, [from]: [...dependencies[from]!, to] };
        const noCycles = [{ name: 'no cycles', acyclic: '**' }];
        expect(keysOf(added, noCycles)).toEqual(keysOf(dependencies, noCycles));
      }),
      { numRuns },
    );
  });

  // Git may check it out with other line ends, and a disk may list its files in another order.
  itForInputs('is the same text on every platform, whatever it is read from', 100, async (numRuns) => {
    const names = fc.string({ unit: 'binary', minLength: 1 });
    const entries = fc.uniqueArray(fc.record({ rule: names, from: names, to: names }), {
      selector: (entry) => JSON.stringify(entry),
    });
    await fc.assert(
      fc.asyncProperty(
        entries.chain((all) => fc.tuple(fc.constant(all), reordered(all))),
        async ([all, turned]) => {
          const written = renderBaseline(nextBaseline(reportOf(all), []));
          expect(renderBaseline(nextBaseline(reportOf(turned), []))).toBe(written);
          expect(written).not.toContain('\r');
          const folder = temporaryFolder({ 'lintel-baseline.json': written.replaceAll('\n', '\r\n') });
          const read = (await readBaseline(folder, 'lintel-baseline.json', ''))!;
          expect(renderBaseline(read)).toBe(written);
          // A locale would order them in its own way.
          expect(read).toEqual(read.toSorted(byBytes));
        },
      ),
      { numRuns },
    );
  });

  it('keeps reasons and dates of entries that are still needed', () => {
    const dependencies = { 'core/a.ts': ['ui/c.ts'], 'ui/c.ts': [] };
    const entry = {
      rule: 'pure',
      from: 'core/a.ts',
      to: 'ui/c.ts',
      because: 'until the move',
      until: '2030-01-31',
    };
    const gone = { rule: 'pure', from: 'core/x.ts', to: 'ui/c.ts' };
    expect(nextBaseline(check(dependencies, [entry, gone], rules.slice(0, 1)), [entry, gone])).toEqual([
      entry,
    ]);
  });

  it('does not accept what an entry that expired lists, and says so', () => {
    const entries = [
      { rule: 'pure', from: 'core/a.ts', to: 'ui/c.ts', because: 'moves soon' },
      { rule: 'pure', from: 'core/b.ts', to: 'ui/c.ts' },
      { rule: 'limits', from: 'outgoing', to: '2' },
    ].map((entry) => ({ ...entry, until: '2020-01-31', isExpired: true as const }));
    const facts = factsOf({ 'core/a.ts': ['ui/c.ts', 'core/b.ts'], 'core/b.ts': [], 'ui/c.ts': [] });
    const written = [rules[0], { name: 'limits', budget: { outgoing: 1 } }];
    const report = reportFrom(facts, { rules: rulesOf({ rules: written }, entries) });
    expect(report.rules!.results).toMatchObject([
      {
        violations: [{ status: 'new', expired: { until: '2020-01-31', because: 'moves soon' } }],
        stale: [{ from: 'core/b.ts', to: 'ui/c.ts' }],
      },
      { violations: [{ from: 'outgoing', status: 'new', expired: { until: '2020-01-31' } }], stale: [] },
    ]);
    expect(createWhatIf(report)!([]).rules).toEqual(report.rules);
  });

  it('is written an entry a line', () => {
    expect(renderBaseline([{ rule: 'pure', from: 'a.ts', to: 'b.ts' }])).toBe(`{
  "version": 1,
  "violations": [
    {"rule":"pure","from":"a.ts","to":"b.ts"}
  ]
}
`);
  });

  it('names what nothing breaks any more, and rules that are gone', () => {
    const report = check({ 'core/a.ts': [] }, [
      { rule: 'pure', from: 'core/a.ts', to: 'ui/c.ts' },
      { rule: 'old', from: 'x', to: 'y' },
    ]);
    expect(report.results[0]!.stale).toEqual([{ from: 'core/a.ts', to: 'ui/c.ts' }]);
    expect(report.unknownEntries).toEqual([{ rule: 'old', from: 'x', to: 'y' }]);
    expect(summarizeCheck(report)).toMatchObject({ errors: 0, stale: 2, passes: false });
  });
});
