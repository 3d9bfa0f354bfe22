import { describe, expect, it } from 'vitest';
import { compareReports, describeChange, findRenamed, renamer } from '../../web/live/compare-reports.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { indexedReport } from '../support/indexed-report.ts';

describe('what changed between two reports', () => {
  it('is told as files, dependencies, cycles and score', async () => {
    const before = indexedReport(
      await analyzeText({ 'cart.ts': "import './price';", 'price.ts': '', 'old.ts': '' }),
    );
    const after = indexedReport(
      await analyzeText({
        'cart.ts': "import './price';",
        'price.ts': "import './cart'; import './tax';",
        'tax.ts': '',
      }),
    );
    expect(describeChange(compareReports(before, after))).toBe(
      '1 file added · 1 file removed · 2 dependencies added · 1 cycle more · score down 26 · new in a cycle of 2 files: price.ts → cart.ts',
    );
    expect(describeChange(compareReports(after, before))).toBe(
      '1 file added · 1 file removed · 2 dependencies removed · 1 cycle fewer · score up 26',
    );
  });

  it('is told as back dependencies and layer violations where files load in any order', async () => {
    const files = Object.fromEntries(
      ['a', 'b', 'c'].flatMap((name) => [
        [`shop/ui/${name}.go`, 'package ui\n\nimport _ "acme/shop/core"\n'],
        [`shop/core/${name}.go`, 'package core\n'],
      ]),
    );
    const module = { 'go.mod': 'module acme\n' };
    const before = indexedReport(await analyzeText({ ...module, ...files }));
    const text = { ...module, ...files, 'shop/core/a.go': 'package core\n\nimport _ "acme/shop/ui"\n' };
    const after = indexedReport(await analyzeText(text));
    const told = describeChange(compareReports(before, after));
    expect(told).toContain('1 tangle more');
    expect(told).toContain('back dependenc');
    expect(told).toContain('shop/core/a.go → shop/ui/');
  });

  it('is a move where a folder has another name, which is known to what was selected', async () => {
    const text = {
      'shop/cart.ts': "import './core/tax';",
      'shop/core/tax.ts': '',
      'shop/core/index.ts': '//',
    };
    const moved = {
      'shop/cart.ts': "import './base/tax';",
      'shop/base/tax.ts': '',
      'shop/base/index.ts': '//',
    };
    const before = indexedReport(await analyzeText(text));
    const after = indexedReport(await analyzeText(moved));
    const renamed = findRenamed(before.nodes, after.nodes);
    expect(describeChange(compareReports(before, after, renamed))).toBe(
      'moved: shop/core/ → shop/base/ (2 files)',
    );
    const nowOf = renamer(before.nodes, renamed);
    expect(['shop/core/tax.ts', 'shop/core/', 'shop/core', 'shop/'].map(nowOf)).toEqual([
      'shop/base/tax.ts',
      'shop/base/',
      'shop/base',
      'shop/',
    ]);
  });

  it('counts new diagnostics', async () => {
    const before = indexedReport(await analyzeText({ 'cart.ts': '' }));
    const after = indexedReport(await analyzeText({ 'cart.ts': "import './a';\nimport './b';" }));
    expect(describeChange(compareReports(before, after))).toMatch(
      / · 2 new diagnostics, the first in cart\.ts: /,
    );
  });

  it('is nothing for the same project', async () => {
    const report = indexedReport(await analyzeText({ 'cart.ts': "import './price';", 'price.ts': '' }));
    expect(describeChange(compareReports(report, report))).toBe('Analysed again: no changes');
  });
});
