// `lintel check --include …`: the rules speak of the whole project, the run sees part of it.
import { describe, expect, it } from 'vitest';
import { markdown } from '../../src/cli/check/markdown.ts';
import { analyze, check } from '../../src/index.ts';
import type { RuleReport } from '../../src/model/report.ts';
import { summarizeCheck } from '../../src/query/rules/summarize-check.ts';
import { createWhatIf } from '../../src/what-if/what-if.ts';
import { linesOf } from '../support/broken-rules.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const shop = {
  'ui/page.ts': "import '../core/cart';\n",
  'core/cart.ts': "import '../ui/page';\nimport './price';\nimport 'left-pad';\n",
  'core/price.ts': "import './cart';\n",
  'data/orders.ts': '',
};

const rules = [
  { name: 'order', layers: ['ui/**', 'core/**', 'data/**'], exhaustive: true },
  { name: 'pure', from: 'core/**', mustNotUse: ['ui/**', 'package:left-pad'] },
  { name: 'no cycles', acyclic: '**' },
  { name: 'not through', from: 'data/**', mustNotUse: 'ui/**', transitive: true },
  { name: 'limits', budget: { cycles: 0 } },
];

const entry = (rule: string, from: string, to: string) => ({ rule, from, to });

async function checkPart(
  include: readonly string[],
  violations: readonly ReturnType<typeof entry>[] = [],
): Promise<RuleReport> {
  const folder = temporaryFolder({
    ...shop,
    'lintel.config.json': JSON.stringify({ rules }),
    'lintel-baseline.json': JSON.stringify({ version: 1, violations }),
  });
  return check(folder, { include, history: false, workers: 0 });
}

describe('a check of part of a project', () => {
  it('finds what breaks the rules there', async () => {
    expect(linesOf(await checkPart(['core/**']))).toEqual([
      'pure: core/cart.ts:3 -> pkg:left-pad',
      'no cycles: core/cart.ts:2 -> core/price.ts',
      'no cycles: core/price.ts:1 -> core/cart.ts',
    ]);
  });

  it('names what a rule speaks of outside, instead of taking it for a mistake', async () => {
    const { isPartial, results } = await checkPart(['core/**']);
    expect(isPartial).toBe(true);
    expect(results.map(({ name, unjudged }) => [name, unjudged])).toEqual([
      [
        'order',
        [
          '"ui/**", which matches no analysed file',
          '"data/**", which matches no analysed file',
          'whether every folder has a layer',
        ],
      ],
      ['pure', ['"ui/**", which matches no analysed file']],
      ['no cycles', undefined],
      [
        'not through',
        ['"data/**", which matches no analysed file', '"ui/**", which matches no analysed file'],
      ],
      ['limits', ['figures of the whole project']],
    ]);
  });

  it('takes only those entries of the baseline for stale whose files it saw', async () => {
    const report = await checkPart(
      ['core/**'],
      [
        entry('pure', 'core/cart.ts', 'ui/page.ts'),
        entry('pure', 'core/cart.ts', 'core/price.ts'),
        entry('pure', 'core/price.ts', 'pkg:left-pad'),
        entry('pure', 'core/cart.ts', 'pkg:left-pad'),
        entry('no cycles', 'core/cart.ts', 'ui/page.ts'),
        entry('not through', 'core/cart.ts', 'core/price.ts'),
        entry('limits', 'cycles', '3'),
      ],
    );
    const [, pure, noCycles, notThrough, limits] = report.results;
    expect(pure).toMatchObject({
      violations: [{ to: 'pkg:left-pad', status: 'baseline' }],
      stale: [
        { from: 'core/cart.ts', to: 'core/price.ts' },
        { from: 'core/price.ts', to: 'pkg:left-pad' },
      ],
      unjudgedEntries: [{ from: 'core/cart.ts', to: 'ui/page.ts' }],
    });
    expect(noCycles!.unjudgedEntries).toEqual([{ from: 'core/cart.ts', to: 'ui/page.ts' }]);
    expect(notThrough!.unjudgedEntries).toEqual([{ from: 'core/cart.ts', to: 'core/price.ts' }]);
    expect(limits).toMatchObject({
      violations: [],
      stale: [],
      unjudgedEntries: [{ from: 'cycles', to: '3' }],
    });
    expect(summarizeCheck(report).stale).toBe(2);
  });

  it('does not say that all rules hold', async () => {
    const report = await checkPart(['data/**']);
    expect(markdown.render({ ...report, prefix: '', baselineName: 'lintel-baseline.json' })).toBe(`\
### Lintel: no rule is broken in the analysed part

5 rules: 0 new violations.

#### Not judged: only part of the project was analysed

- order: "ui/\\*\\*", which matches no analysed file
- order: "core/\\*\\*", which matches no analysed file
- order: whether every folder has a layer
- pure: "core/\\*\\*", which matches no analysed file
- pure: "ui/\\*\\*", which matches no analysed file
- not through: "ui/\\*\\*", which matches no analysed file
- limits: figures of the whole project
- imports of files that were left out
`);
  });

  it('is told apart from a project whose configuration leaves files out', async () => {
    const folder = temporaryFolder({
      ...shop,
      'lintel.config.json': JSON.stringify({ include: ['core/**'], rules }),
    });
    await expect(check(folder, { history: false, workers: 0 })).rejects.toThrow(
      'match no file, in the rule "order"',
    );
  });

  it('judges the old layers of the configuration in the same way', async () => {
    const folder = temporaryFolder({
      ...shop,
      'lintel.config.json': JSON.stringify({ layers: ['ui', 'core'] }),
      'lintel-baseline.json': JSON.stringify({
        version: 1,
        violations: [
          entry('layers', 'core/cart.ts', 'ui/page.ts'),
          entry('layers', 'core/price.ts', 'core/cart.ts'),
        ],
      }),
    });
    const { results } = await check(folder, { include: ['core/**'], history: false, workers: 0 });
    expect(results).toMatchObject([
      {
        name: 'layers',
        violations: [],
        stale: [{ from: 'core/price.ts', to: 'core/cart.ts' }],
        unjudgedEntries: [{ from: 'core/cart.ts', to: 'ui/page.ts' }],
      },
    ]);
  });

  it('stays one in a what-if', async () => {
    const folder = temporaryFolder({
      ...shop,
      'lintel.config.json': JSON.stringify({ rules }),
      'lintel-baseline.json': JSON.stringify({
        version: 1,
        violations: [entry('pure', 'core/cart.ts', 'ui/page.ts')],
      }),
    });
    const report = await analyze(folder, { include: ['core/**'], history: false, workers: 0 });
    expect(createWhatIf(report)!([]).rules).toEqual(report.rules);
  });
});
