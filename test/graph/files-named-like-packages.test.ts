// A file may be named like the ID of a package: it can be imported, and is not confused with the package.
import { describe, expect, it } from 'vitest';
import { analyzeFolder } from '../../src/runs/analyze-folder.ts';
import type { Report } from '../../src/model/report.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectValidReport } from '../support/valid-report.ts';

const shop = {
  'cart.ts': "import './pkg:prices';\nimport 'prices.ts';\nimport './pkg:orders/order.js';\n",
  'pkg:prices.ts': "import './cart';\nimport './gone';\n",
  'pkg:orders/order.ts': "import '../pkg:prices';\nimport './line';\n",
  'pkg:orders/line.ts': '',
  'src/pkg:tax.ts': "import '../pkg:prices.ts';\n",
};

async function analyse(files: Readonly<Record<string, string>>, options = {}): Promise<Report> {
  const report = await analyzeFolder(temporaryFolder(files), { history: false, ...options });
  expectValidReport(report);
  return report;
}

describe('a file named like the ID of a package', () => {
  it('is imported, and has an ID of its own', async () => {
    const { nodes, edges, cycles } = await analyse(shop);
    expect(nodes).toEqual([
      './pkg:orders/line.ts',
      './pkg:orders/order.ts',
      './pkg:prices.ts',
      'cart.ts',
      'src/pkg:tax.ts',
      'pkg:prices.ts',
    ]);
    expect(edges).toEqual([
      ['./pkg:orders/order.ts', './pkg:orders/line.ts'],
      ['./pkg:orders/order.ts', './pkg:prices.ts'],
      ['./pkg:prices.ts', 'cart.ts'],
      ['cart.ts', './pkg:orders/order.ts'],
      ['cart.ts', './pkg:prices.ts'],
      ['cart.ts', 'pkg:prices.ts'],
      ['src/pkg:tax.ts', './pkg:prices.ts'],
    ]);
    expect(cycles).toEqual([['./pkg:orders/order.ts', './pkg:prices.ts', 'cart.ts']]);
  });

  it('goes by its ID in every part of the report', async () => {
    const report = await analyse(shop);
    expect(report.diagnostics).toMatchObject([{ file: './pkg:prices.ts', line: 2, specifier: './gone' }]);
    expect(report.health.deductions.map(({ kind }) => kind)).toContain('unresolved');
    const files = new Set(report.nodes.filter((id) => !id.startsWith('pkg:')));
    const { metrics, risks } = report;
    const named = [
      ...metrics.complexity.map(({ file }) => file),
      ...metrics.criticalFiles.map(({ file }) => file),
      ...risks.top_risk_files.map(({ file }) => file),
      ...risks.layer_violations.flatMap(({ source, target }) => [source, target]),
      ...report.cycles.flat(),
      ...report.cycleDetails.flatMap(({ cuts }) => cuts.flatMap(({ edges }) => edges.flat())),
      ...report.tangles.flatMap(({ cuts, back }) => [...cuts, ...back].flatMap(({ edges }) => edges.flat())),
    ];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !files.has(file))).toEqual([]);
  });

  it('can be excluded by its name', async () => {
    expect((await analyse(shop, { exclude: ['/pkg:prices.ts', 'pkg:orders/'] })).nodes).toEqual([
      'cart.ts',
      'src/pkg:tax.ts',
      'pkg:prices.ts',
    ]);
  });

  it('can be too large', async () => {
    const report = await analyse({ 'pkg:prices.ts': '// 9.99\n'.repeat(200) }, { maxFileSize: 1024 });
    expect(report.metrics.filesAnalyzed).toBe(0);
    expect(report.diagnostics).toMatchObject([{ kind: 'file-too-large', file: './pkg:prices.ts' }]);
  });
});
