import { describe, expect, it } from 'vitest';
import { findBrokenEdges } from '../../web/state/broken-edges.ts';
import { findFindings } from '../../web/state/find-findings.ts';
import { findVisible } from '../../web/state/find-visible.ts';
import { edgeOf } from '../../web/state/report-index.ts';
import { type Filters, initialView } from '../../web/state/view-state.ts';
import { describeState } from '../../web/panels/rules/describe-state.ts';
import { buildGroupTree } from '../../web/views/groups/group-tree.ts';
import { describeBreaks, findRuleBreaks } from '../../web/views/groups/rule-breaks.ts';
import { showGroups } from '../../web/views/groups/shown-groups.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { rulesOf } from '../support/rules-of.ts';

const rules = rulesOf(
  {
    rules: [
      { name: 'core is pure', from: 'core/**', mustNotUse: 'ui/**' },
      { name: 'no circles', acyclic: '*', severity: 'warn' },
      { name: 'islands', from: 'ui/**', mustNotUse: 'data/**' },
      { name: 'limits', budget: { tangles: 0 } },
    ],
  },
  [
    { rule: 'core is pure', from: 'core/price.ts', to: 'ui/format.ts' },
    { rule: 'islands', from: 'ui/page.ts', to: 'data/orders.ts' },
  ],
);

const shop = indexedReport(
  await analyzeText(
    {
      'core/cart.ts': "import { button } from '../ui/button';\nexport const cart = button;\n",
      'core/price.ts': "import { format } from '../ui/format';\nexport const price = format;\n",
      'data/orders.ts': 'export const orders = 1;\n',
      'ui/button.ts': 'export const button = 1;\n',
      'ui/format.ts': 'export const format = 1;\n',
      'ui/page.ts': "import { cart } from '../core/cart';\nexport const page = cart;\n",
    },
    { rules },
  ),
);

const filtersWith = (filters: Partial<Filters>): Filters => ({ ...initialView.filters, ...filters });

function shownFiles(filters: Partial<Filters>): string[] {
  const visible = findVisible(shop, filtersWith(filters), true);
  return shop.nodes.flatMap(({ id }, number) => (visible[number] === 1 ? [id] : []));
}

function states(filters: Partial<Filters> = {}): string[] {
  const results = findFindings(shop, filtersWith(filters)).rules?.results ?? [];
  return results.map((result, number) => {
    const { text, kind } = describeState(result, shop.report.rules?.results[number] ?? result);
    return `${result.name}: ${text} (${kind})`;
  });
}

describe('the rules on the page', () => {
  it('have their state in a few words', () => {
    expect(states()).toEqual([
      'core is pure: 1 new, 1 in the baseline (fails)',
      'no circles: 3 new (warns)',
      'islands: 1 stale (fails)',
      'limits: 1 new (fails)',
    ]);
  });

  it('list what the filters leave, and budgets always', () => {
    expect(states({ folder: 'data' })).toEqual([
      'core is pure: holds for the files shown (known)',
      'no circles: holds for the files shown (known)',
      'islands: holds for the files shown (known)',
      'limits: 1 new (fails)',
    ]);
    expect(states({ exclude: ['ui'] })[0]).toBe('core is pure: holds for the files shown (known)');
  });

  it('are undefined where there are none', async () => {
    const plain = indexedReport(await analyzeText({ 'cart.ts': '' }));
    expect(findFindings(plain, initialView.filters).rules).toBe(undefined);
    expect(findBrokenEdges(plain)).toEqual(new Map());
  });
});

describe('a filter by the selector of a rule', () => {
  it('shows the files that the check selects', () => {
    expect(shownFiles({ selected: ['{core,ui}/**', '!ui/page.ts'] })).toEqual([
      'core/cart.ts',
      'core/price.ts',
      'ui/button.ts',
      'ui/format.ts',
    ]);
  });

  it('shows nothing for a pattern that is wrong', () => {
    expect(shownFiles({ selected: ['core/{'] })).toEqual([]);
    expect(shownFiles({ selected: ['package:['] })).toEqual([]);
  });

  it('can be by violations: the files at both ends', () => {
    expect(shownFiles({ signal: 'rule_violation' })).toEqual([
      'core/cart.ts',
      'core/price.ts',
      'ui/button.ts',
      'ui/format.ts',
      'ui/page.ts',
    ]);
  });
});

describe('the dependencies that break rules', () => {
  it('are known with all rules that they break', () => {
    const broken = [...findBrokenEdges(shop)].map(([edge, found]) => [
      edgeOf(shop, edge).id,
      found.map(({ rule, status }) => `${rule}, ${status}`),
    ]);
    expect(broken).toEqual([
      ['core/cart.ts->ui/button.ts', ['core is pure, new', 'no circles, new']],
      ['core/price.ts->ui/format.ts', ['core is pure, baseline', 'no circles, new']],
      ['ui/page.ts->core/cart.ts', ['no circles, new']],
    ]);
  });

  it('are counted between groups', () => {
    const root = buildGroupTree(shop, new Uint8Array(shop.nodes.length).fill(1));
    const shown = showGroups(shop, root, () => false);
    const described = findRuleBreaks(shop, shown).map(
      ({ from, to, rules: counts }) =>
        `${shown.groups[from]?.key} → ${shown.groups[to]?.key} ${describeBreaks(counts)}`,
    );
    expect(described).toEqual([
      'core/ → ui/ breaks “core is pure” (1 new violation, 1 in the baseline), “no circles” (2 new violations)',
      'ui/ → core/ breaks “no circles” (1 new violation)',
    ]);
  });
});
