import { describe, expect, it } from 'vitest';
import { compareReports, describeChange } from '../../web/live/compare-reports.ts';
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
      '1 file added · 1 file removed · 2 dependencies added · 1 cycle more · score down 26 · new cycle: cart.ts ↔ price.ts',
    );
    expect(describeChange(compareReports(after, before))).toBe(
      '1 file added · 1 file removed · 2 dependencies removed · 1 cycle fewer · score up 26',
    );
  });

  it('is nothing for the same project', async () => {
    const report = indexedReport(await analyzeText({ 'cart.ts': "import './price';", 'price.ts': '' }));
    expect(describeChange(compareReports(report, report))).toBe('Analysed again: no changes');
  });
});
