import { describe, expect, it } from 'vitest';
import { findFindings } from '../../web/state/find-findings.ts';
import { filterEdges } from '../../web/state/filter-edges.ts';
import { findVisible } from '../../web/state/find-visible.ts';
import { edgeOf } from '../../web/state/report-index.ts';
import { type Filters, initialView } from '../../web/state/view-state.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { indexedReport } from '../support/indexed-report.ts';

const report = await analyzeText({
  'cart/cart.ts': "import { price } from '../price/price';\nexport const cart = price;\n",
  'cart/lines.ts': "import { total } from './total';\nexport const lines = total;\n",
  'cart/total.ts': "import { lines } from './lines';\nexport const total = () => lines;\n",
  'price/price.ts': "import { cart } from '../cart/cart';\nexport const price = () => cart;\n",
  'price/rate.ts': "import type { Tax } from './tax';\nexport const rate = (tax: Tax) => tax;\n",
  'price/tax.ts': "export type Tax = number;\nexport const later = () => import('../cart/total');\n",
});
const shop = indexedReport(report);

function found(filters: Partial<Filters>) {
  const findings = findFindings(shop, { ...initialView.filters, ...filters });
  return {
    files: findings.fileCount,
    dependencies: findings.dependencyCount,
    cycles: findings.cycles.map(({ members }) => members.join(' ')),
    tangles: findings.tangles.length,
  };
}

const betweenFolders = 'cart/cart.ts price/price.ts';
const insideCart = 'cart/lines.ts cart/total.ts';

describe('the findings that match the filters', () => {
  it('are all findings without filters', () => {
    expect(found({})).toEqual({
      files: 6,
      dependencies: 6,
      cycles: [betweenFolders, insideCart],
      tangles: 1,
    });
  });

  it('are those with a file in the folder', () => {
    expect(found({ folder: 'price' })).toEqual({
      files: 3,
      dependencies: 1,
      cycles: [betweenFolders],
      tangles: 1,
    });
  });

  it('are none that need a folder that is left out', () => {
    expect(found({ exclude: ['price'] })).toEqual({
      files: 3,
      dependencies: 2,
      cycles: [insideCart],
      tangles: 0,
    });
  });

  it('have the layer violations of types alone after the others', async () => {
    const layers = { layers: [['ui'], ['core']] };
    const files = {
      'core/a.ts': "import type { Page } from '../ui/page';\nexport type A = Page;\n",
      'core/b.ts': "import { page } from '../ui/page';\nexport const b = page;\n",
      'ui/page.ts': 'export type Page = number;\nexport const page: Page = 1;\n',
    };
    const { violations } = findFindings(indexedReport(await analyzeText(files, layers)), initialView.filters);
    expect(violations.map(({ source, isTypeOnly }) => [source, isTypeOnly])).toEqual([
      ['core/b.ts', false],
      ['core/a.ts', true],
    ]);
  });

  it('are partial if the filters leave out files or dependencies', () => {
    const isPartial = (filters: Partial<Filters>) =>
      findFindings(shop, { ...initialView.filters, ...filters }).isPartial;
    expect(isPartial({})).toBe(false);
    expect(isPartial({ signal: 'god_module' })).toBe(false);
    expect(isPartial({ language: 'typescript' })).toBe(false);
    expect(isPartial({ folder: 'price' })).toBe(true);
    expect(isPartial({ hidesLazy: true })).toBe(true);
  });

  it('rank the riskiest files that are shown, also if the project has 15 riskier ones', async () => {
    const orders = Array.from({ length: 16 }, (_, i) => `order${i}`);
    const orderReport = await analyzeText({
      ...Object.fromEntries(
        orders.map((name) => [`orders/${name}.ts`, `import '../tax/rate';\n// ${'x'.repeat(4000)}\n`]),
      ),
      'tax/rate.ts': "import './country';\n",
      'tax/country.ts': '',
      'tax/notes.ts': '',
    });
    const { riskFiles } = findFindings(indexedReport(orderReport), { ...initialView.filters, folder: 'tax' });
    expect(orderReport.risks.top_risk_files.map(({ file }) => file)).not.toContain('tax/rate.ts');
    expect(riskFiles).toEqual([
      expect.objectContaining({
        file: 'tax/rate.ts',
        outgoing: 1,
        dependents: 16,
        signals: ['dependency_explosion'],
      }),
      expect.objectContaining({ file: 'tax/country.ts', outgoing: 0, dependents: 1, signals: [] }),
    ]);
  });

  it('have no tests as god modules and hubs, and neither has the filter for them', async () => {
    const parts = Array.from({ length: 12 }, (_, i) => `part${i}`);
    const imports = parts.map((part) => `import '../src/${part}';\n`).join('');
    const index = indexedReport(
      await analyzeText({
        'src/page.ts': imports.replaceAll('../src', '.'),
        'test/page.test.ts': imports,
        ...Object.fromEntries(parts.map((part) => [`src/${part}.ts`, ''])),
      }),
    );
    const findWith = (filters: Partial<Filters>) => {
      const all = { ...initialView.filters, ...filters };
      const { godModules, hubs } = findFindings(index, all);
      const named = (signal: string): string[] => {
        const shown = findVisible(index, { ...all, signal }, false);
        return index.nodes.filter((_, node) => shown[node] === 1).map(({ id }) => id);
      };
      return {
        listed: [godModules, hubs].map((list) => list.map(({ file }) => file)),
        filtered: [named('god_module'), named('dependency_explosion')],
      };
    };
    const page = [['src/page.ts'], ['src/page.ts']];
    expect(findWith({})).toEqual({ listed: page, filtered: page });
    expect(findWith({ role: 'test' })).toEqual({ listed: [[], []], filtered: [[], []] });
  });

  it('do not depend on the kind of finding that the views show', () => {
    expect(found({ signal: 'god_module' })).toEqual(found({}));
  });

  it('count no hidden kinds of dependencies', () => {
    expect(found({ hidesTypeOnly: true }).dependencies).toBe(5);
    expect(found({ hidesTypeOnly: true, hidesLazy: true }).dependencies).toBe(4);
  });
});

describe('the report without some kinds of dependencies', () => {
  it('has the others with their import lines', () => {
    const rest = filterEdges(shop, { hidesTypeOnly: true, hidesLazy: true });
    const edges = Array.from(rest.edgeSource, (_, edge) => edgeOf(rest, edge));
    expect(edges.map(({ id, imports }) => [id, imports[0]?.specifier])).toEqual([
      ['cart/cart.ts->price/price.ts', '../price/price'],
      ['cart/lines.ts->cart/total.ts', './total'],
      ['cart/total.ts->cart/lines.ts', './lines'],
      ['price/price.ts->cart/cart.ts', '../cart/cart'],
    ]);
  });

  it('is the same report if nothing is hidden', () => {
    expect(filterEdges(shop, initialView.filters)).toBe(shop);
  });
});
