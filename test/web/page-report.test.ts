import { describe, expect, it } from 'vitest';
import { renderReport } from '../../src/report/render-report.ts';
import { restoreReport } from '../../web/state/restore-report.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { indexedReport } from '../support/indexed-report.ts';

describe('the report in the format for the page', () => {
  it('is the full report, byte for byte', async () => {
    const report = await analyzeText({
      'cart.ts': "import './ui/page'; import './ui/page.ts'; import fs from 'node:fs';",
      'ui/page.ts': "import type { Cart } from '../cart';\nimport('zod'); import './gone';",
      'pkg:odd/ünï\u2028"\u001e.py': 'import os',
    });
    expect([...renderReport(restoreReport(indexedReport(report)))].join('')).toBe(
      [...renderReport(report)].join(''),
    );
  });

  it('is the full report of an empty project too', async () => {
    const report = await analyzeText({});
    expect(restoreReport(indexedReport(report))).toEqual(report);
  });
});
