import { expect, it } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import type { Finding } from '../../src/compare/finding.ts';
import { describeChange } from '../../src/compare/describe-change.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';

it('does not take a cycle of files for a new tangle because a file became a folder', () => {
  const change = compareReports(
    reportFrom(factsOf({ 'src/link.ts': ['src/text.ts'], 'src/text.ts': ['src/link.ts'] })),
    reportFrom(
      factsOf({
        'src/link/index.ts': ['src/text.ts', 'src/link/names.ts'],
        'src/link/names.ts': ['src/text.ts'],
        'src/text.ts': ['src/link/index.ts'],
      }),
    ),
    { beforeName: 'old', afterName: 'new', renames: [{ from: 'src/link.ts', to: 'src/link/index.ts' }] },
  );
  expect(change.tangles).toEqual([]);
  expect(change.backDependencies.added).toMatchObject([{ origin: 'order' }]);
});

it('says that a cycle is gone because a dependency is weaker, also if its file moved', () => {
  const change = compareReports(
    reportFrom(factsOf({ 'core/cart.ts': ['core/tax.ts'], 'core/tax.ts': ['core/cart.ts'] })),
    reportFrom(factsOf({ 'shop/cart.ts': ['core/tax.ts'], 'core/tax.ts': ['type shop/cart.ts'] })),
    { beforeName: 'old', afterName: 'new', renames: [{ from: 'core/cart.ts', to: 'shop/cart.ts' }] },
  );
  const cycle = describeChange(change).better.find(({ kind }) => kind === 'cycle');
  expect(cycle!.places.map(({ from, mark }) => `${from} ${mark}`)).toEqual([
    'core/tax.ts weaker than before',
  ]);
});

it('says that no dependency is new where a tangle comes from moved files alone', () => {
  const pair = { 'src/link.ts': ['src/text.ts'], 'src/text.ts': ['src/link.ts'] };
  const moved = {
    'src/net/link.ts': ['src/text.ts'],
    'src/text.ts': ['src/net/link.ts'],
    'src/net/a.ts': [],
  };
  const there = compareReports(reportFrom(factsOf(pair)), reportFrom(factsOf(moved)), {
    beforeName: 'old',
    afterName: 'new',
    renames: [{ from: 'src/link.ts', to: 'src/net/link.ts' }],
  });
  const back = compareReports(reportFrom(factsOf(moved)), reportFrom(factsOf(pair)), {
    beforeName: 'new',
    afterName: 'old',
    renames: [{ from: 'src/net/link.ts', to: 'src/link.ts' }],
  });
  const detailsOf = ([tangle]: readonly Finding[]): unknown => tangle?.details.at(-1);
  expect(detailsOf(describeChange(there).worse)).toEqual(['no dependency is new: files moved']);
  expect(detailsOf(describeChange(back).better)).toEqual(['no dependency is gone: files moved']);
});
