import { describe, expect, it } from 'vitest';
import { csv } from '../../src/exporters/csv.ts';
import type { Report } from '../../src/model/report.ts';
import { reportOf } from '../support/report-of.ts';
import { parseCsv } from './consumers/read-csv.ts';

describe('the CSV table', () => {
  it('has a row per dependency with its kinds and lines', () => {
    const report = reportOf({ files: ['cart.ts', 'price.ts'], edges: [['cart.ts', 'price.ts']] });
    expect(textOf(withEvidence(report))).toBe(
      'source,target,isCircular,kinds,lines\r\ncart.ts,price.ts,false,static type,1 4 9\r\n',
    );
  });

  it('keeps a spreadsheet from running a name as a formula', () => {
    const files = ['=HYPERLINK("http://x","y").ts', '+1.ts', '-1.ts', '@types/a.ts', '\t=1.ts', 'a=1.ts'];
    const edges = files.map((file): [string, string] => [file, 'a=1.ts']);
    const sources = parseCsv(textOf(reportOf({ files, edges }))).map(([source]) => source);
    expect(sources).toEqual([
      'source',
      '\'=HYPERLINK("http://x","y").ts',
      "'+1.ts",
      "'-1.ts",
      "'@types/a.ts",
      "'\t=1.ts",
      'a=1.ts',
    ]);
  });
});

function withEvidence(report: Report): Report {
  const imports = [
    { line: 1, specifier: './price.js', kind: 'static' },
    { line: 4, specifier: './price.js', kind: 'type' },
    { line: 9, specifier: './price.js', kind: 'static' },
  ] as const;
  const edges = report.detailed.edges.map((edge) => Object.assign({}, edge, { imports }));
  return { ...report, detailed: { ...report.detailed, edges } };
}

function textOf(report: Report): string {
  return [...csv.render(report)].join('');
}
