import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeOf } from '../../web/state/report-index.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { reportOf } from '../support/report-of.ts';

describe('the index of a report', () => {
  it('numbers nodes as the report orders them, files first', () => {
    const index = indexedReport(
      reportOf({ files: ['cart.ts', 'order.ts'], packages: ['zod'], edges: [['cart.ts', 'pkg:zod']] }),
    );
    expect([index.fileCount, [...index.numberOf]]).toEqual([
      2,
      [
        ['cart.ts', 0],
        ['order.ts', 1],
        ['pkg:zod', 2],
      ],
    ]);
  });

  it('finds every edge from both of its ends', () => {
    const files = Array.from({ length: 12 }, (_, i) => `src/part${String(i).padStart(2, '0')}.ts`);
    const pair = fc.tuple(fc.constantFrom(...files), fc.constantFrom(...files));
    fc.assert(
      fc.property(fc.uniqueArray(pair, { selector: ([a, b]) => `${a} ${b}` }), (edges) => {
        const index = indexedReport(reportOf({ files, edges }));
        const collected = (start: Uint32Array, members: Uint32Array): string[][] =>
          files.map((_, node) =>
            [...members.subarray(start[node], start[node + 1])].map((edge) => edgeOf(index, edge).id),
          );
        const expected = (end: 0 | 1): string[][] =>
          files.map((file) =>
            edges.filter((edge) => edge[end] === file).map(([source, target]) => `${source}->${target}`),
          );
        expect(collected(index.outStart, index.outEdges)).toEqual(expected(0));
        expect(collected(index.inStart, index.inEdges)).toEqual(expected(1));
      }),
    );
  });

  it('scores all files as the report scores its top files', async () => {
    const parts = Array.from({ length: 9 }, (_, i) => `part${i}`);
    const report = await analyzeText({
      'src/ui/page.ts': parts.map((part) => `import '../utils/${part}';`).join('\n'),
      'src/utils/part0.ts': "import '../ui/page';",
      ...Object.fromEntries(parts.slice(1).map((part) => [`src/utils/${part}.ts`, "import './part0';"])),
    });
    const index = indexedReport(report);
    const own = report.risks.top_risk_files.map(({ file }) => {
      const number = index.numberOf.get(file) ?? -1;
      return { file, riskScore: index.riskScore[number], signals: index.signalsOf.get(number) ?? [] };
    });
    expect(own).toEqual(
      report.risks.top_risk_files.map(({ file, riskScore, signals }) => ({ file, riskScore, signals })),
    );
  });
});
