import { describe, expect, it } from 'vitest';
import { renderReport } from '../../src/report/render-report.ts';
import { readPageReport } from '../../web/state/page-report.ts';
import { edgeOf, indexReport } from '../../web/state/report-index.ts';
import { restoreReport } from '../../web/state/restore-report.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { bareReport } from '../support/bare-report.ts';
import { indexedReport } from '../support/indexed-report.ts';

describe('the report in the format for the page', () => {
  it('is the full report, byte for byte', async () => {
    const report = await analyzeText({
      'cart.ts': "import './ui/page'; import './ui/page.ts'; import fs from 'node:fs';",
      'ui/page.ts': "import type { Cart } from '../cart';\nimport('zod'); import './gone';",
      'src/lib.rs': 'mod tax;\n#[cfg(test)] mod rates;\n#[cfg(test)] mod tests { use crate::tax; }',
      'src/tax.rs': '',
      'src/rates.rs': '',
      'pkg:odd/ünï\u2028"\u001e.py': 'import os',
    });
    expect([...renderReport(restoreReport(indexedReport(report)))].join('')).toBe(
      [...renderReport(report)].join(''),
    );
  });

  it('tells which dependencies only tests have', async () => {
    const report = await analyzeText({
      'src/lib.rs': 'mod tax;\n#[cfg(test)] mod rates;\n#[cfg(test)] mod tests { use crate::tax; }',
      'src/tax.rs': '',
      'src/rates.rs': '',
    });
    const { evidence } = indexedReport(report);
    expect(report.edges).toEqual([
      ['src/lib.rs', 'src/rates.rs'],
      ['src/lib.rs', 'src/tax.rs'],
    ]);
    expect([0, 1].map((edge) => evidence.isOfProduct(edge))).toEqual([false, true]);
  });

  it('is the full report of an empty project too', async () => {
    const report = await analyzeText({});
    expect(restoreReport(indexedReport(report))).toEqual(report);
  });

  it('is the full report where it comes as every report does', async () => {
    const report = await analyzeText({
      'cart.ts': "import './price';\nimport fs from 'node:fs';",
      'src/lib.rs': 'mod tax;\n#[cfg(test)] mod tests { use crate::tax; }',
      'src/tax.rs': '',
      'price.ts': "import type { Cart } from './cart';",
    });
    const written = [...renderReport(report)].join('');
    const index = indexReport(readPageReport(written));
    expect([...renderReport(restoreReport(index))].join('')).toBe(written);
    expect(index).toEqual({ ...indexedReport(report), evidence: expect.anything() });
  });

  it('may lack what Lintel adds to the report', async () => {
    const report = await analyzeText({
      'cart.ts': "import './price'; import 'zod';",
      'price.ts': "import './cart';",
    });
    const index = indexReport(readPageReport(JSON.stringify(bareReport(report))));
    expect(index.report).toMatchObject({ cycles: [['cart.ts', 'price.ts']], cycleDetails: [], tangles: [] });
    expect(index.nodes.map(({ id }) => id)).toEqual(['price.ts', 'cart.ts', 'pkg:zod']);
    expect(index.fileCount).toBe(2);
    expect(index.nodes[0]).toMatchObject({ size: 0, changes: 0, role: 'product' });
    expect([...index.riskScore]).toEqual([3, 4, 0]);
    expect(Array.from({ length: 3 }, (_, edge) => edgeOf(index, edge).imports)).toEqual([[], [], []]);
  });

  it('says that a part of a report is not one', () => {
    expect(() => readPageReport('[{"report":')).toThrow('The report is incomplete.');
  });
});
