import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedEntries, nextBaseline, renderBaseline } from '../../src/cli/check/write-baseline.ts';
import type { BaselineEntry } from '../../src/model/rule.ts';
import type { RuleReport } from '../../src/model/report.ts';
import { summarizeCheck } from '../../src/query/summarize-check.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';
import { rulesOf } from '../support/rules-of.ts';

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

/** What breaks the rules goes into the baseline; that can improve health, which is limited too. */
function accept(dependencies: Dependencies): readonly BaselineEntry[] {
  const first = nextBaseline(check(dependencies), []);
  return nextBaseline(check(dependencies, first), first);
}

describe('the baseline', () => {
  it('makes a check pass that was written with it, and changes nothing when it is written again', () => {
    fc.assert(
      fc.property(projects, (dependencies) => {
        const baseline = accept(dependencies);
        const again = check(dependencies, baseline);
        expect(summarizeCheck(again)).toMatchObject({ errors: 0, stale: 0, passes: true });
        expect(renderBaseline(nextBaseline(again, baseline))).toBe(renderBaseline(baseline));
      }),
    );
  });

  it('has no say in what is new: that fails, and is all that is added', () => {
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
    );
  });

  it('does not depend on the order of rules', () => {
    fc.assert(
      fc.property(projects, (dependencies) => {
        const turned = check(dependencies, [], rules.toReversed());
        expect(turned.results.toReversed()).toEqual(check(dependencies).results);
        expect(renderBaseline(nextBaseline(turned, []))).toBe(
          renderBaseline(nextBaseline(check(dependencies), [])),
        );
      }),
    );
  });

  it('gets no entry from a dependency that every rule allows', () => {
    fc.assert(
      fc.property(projects, (dependencies) => {
        const count = (all: Dependencies): number =>
          check(all, [], rules.slice(0, 2)).results.flatMap((each) => each.violations).length;
        // Nothing depends on the new file, so that it closes no circle.
        expect(count({ ...dependencies, 'lib/new.ts': ['core/a.ts', 'ui/c.ts'] })).toBe(count(dependencies));
      }),
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
