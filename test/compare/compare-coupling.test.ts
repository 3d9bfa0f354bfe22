import { expect, it } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import type { ChangedCoupling, RenamedFile } from '../../src/model/change.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

const until = '2026-01-10T12:00:00+00:00';
const pair = {
  files: ['pay/bank.ts', 'pay/card.ts'],
  shared: 6,
  revisions: [6, 8],
  degree: 0.85,
} as const;
const figures = { shared: 6, degree: 0.85 };
const shop: Dependencies = { 'pay/bank.ts': [], 'pay/card.ts': [], 'tax.ts': [] };

interface Touched {
  readonly changed: readonly string[];
  readonly after?: Dependencies;
  readonly renames?: readonly RenamedFile[];
}

function couplingOf({ changed, after = shop, renames = [] }: Touched): ChangedCoupling['pairs'] {
  const { coupling } = compareReports(reportFrom(factsOf(shop)), reportFrom(factsOf(after)), {
    beforeName: 'before',
    afterName: 'after',
    renames,
    changedFiles: changed,
    coupling: { until, pairs: [pair] },
  });
  expect(coupling!.until).toBe(until);
  return coupling!.pairs;
}

it('mentions a file that changed without the one that usually changes with it', () => {
  expect(couplingOf({ changed: ['pay/bank.ts', 'tax.ts'] })).toEqual([
    { changed: 'pay/bank.ts', unchanged: 'pay/card.ts', revisions: [6, 8], ...figures },
  ]);
  expect(couplingOf({ changed: ['pay/card.ts'] })).toEqual([
    { changed: 'pay/card.ts', unchanged: 'pay/bank.ts', revisions: [8, 6], ...figures },
  ]);
});

it('mentions nothing where both changed, or neither', () => {
  expect(couplingOf({ changed: ['pay/bank.ts', 'pay/card.ts'] })).toEqual([]);
  expect(couplingOf({ changed: ['tax.ts'] })).toEqual([]);
});

it('mentions nothing where one depends on the other now, or is gone', () => {
  const changed = ['pay/bank.ts'];
  expect(couplingOf({ changed, after: { ...shop, 'pay/bank.ts': ['pay/card.ts'] } })).toEqual([]);
  expect(couplingOf({ changed, after: { ...shop, 'pay/card.ts': ['pay/bank.ts'] } })).toEqual([]);
  expect(couplingOf({ changed, after: { 'pay/bank.ts': [], 'tax.ts': [] } })).toEqual([]);
});

it('follows a rename, which alone is not a change', () => {
  const after = { 'bank.ts': [], 'pay/card.ts': [], 'tax.ts': [] };
  const renames = [{ from: 'pay/bank.ts', to: 'bank.ts' }];
  expect(couplingOf({ changed: [], after, renames })).toEqual([]);
  expect(couplingOf({ changed: ['bank.ts'], after, renames })).toMatchObject([
    { changed: 'bank.ts', unchanged: 'pay/card.ts' },
  ]);
});

it('says nothing where no history is known', () => {
  const report = reportFrom(factsOf(shop));
  expect(compareReports(report, report, { beforeName: 'a', afterName: 'b' })).not.toHaveProperty('coupling');
});
