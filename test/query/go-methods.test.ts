import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { answerFile } from '../../src/answers/answer-file.ts';
import { answerImpact } from '../../src/answers/answer-impact.ts';
import { describeFiles } from '../../src/query/files/describe-files.ts';
import { findEntryPoints } from '../../src/query/product/entry-points.ts';
import { findImpact } from '../../src/query/paths/find-impact.ts';
import { analyzeText } from '../support/analyze-text.ts';

describe('a file of Go with methods of a type of another file', () => {
  let report: Report;
  beforeAll(async () => {
    report = await analyzeText({
      'go.mod': 'module example.com/shop\n',
      'main.go':
        'package main\nimport "example.com/shop/till"\nfunc main() { var t till.Till; t.Open(); run() }',
      'run.go': 'package main\ntype app struct{}\nfunc run() { var a app; a.Close() }',
      'close.go': 'package main\nfunc (app) Close() {}',
      'till/till.go': 'package till\ntype Till[T any] struct{}',
      'till/open.go':
        'package till\nimport "example.com/shop/cash"\nfunc (t *Till[T]) Open() { cash.Count() }',
      'till/old.go': 'package till\nfunc old(t *Till[int]) {}',
      'cash/cash.go': 'package cash\nfunc Count() {}',
    });
  });

  it('is used by those who use the type', () => {
    const { files, unused } = findEntryPoints(report);
    expect(files).toEqual([{ file: 'main.go', reaches: 5 }]);
    // till/old.go
    expect(unused).toEqual([{ folder: 'till', files: 1 }]);
  });

  it('affects those who use the type', () => {
    const impact = findImpact(report, ['till/open.go']);
    expect(impact.dependents.map(({ file }) => file)).toEqual(['main.go', 'till/old.go']);
    expect(answerImpact(impact).heading[1]).toBe(
      'Users of till/till.go are included: methods of its types are declared here.',
    );
    expect(answerFile(describeFiles(report, ['till/open.go'])).heading[2]).toBe(
      '2 other files use till/till.go, which declares types of its methods.',
    );
  });
});
