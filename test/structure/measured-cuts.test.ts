// Only some cuts are measured; of the others the points are estimated.
import { expect, it } from 'vitest';
import { factsOf, reportFrom } from '../support/dependencies.ts';

/** Files that all import each other: each cut frees one of them. */
function circle(folder: string): Record<string, readonly string[]> {
  const files = ['a', 'b', 'c', 'd'].map((name) => `${folder}/${name}.ts`);
  return Object.fromEntries(files.map((file) => [file, files.filter((other) => other !== file)]));
}

it('the first cut of each cycle is measured before others', () => {
  const folders = ['billing', 'cart', 'orders', 'users'];
  const { cycleDetails } = reportFrom(factsOf(Object.assign({}, ...folders.map(circle))));
  expect(cycleDetails.map(({ cuts }) => cuts.map(({ gain }) => gain !== undefined))).toEqual([
    [true, true, true],
    [true, true, true],
    [true, true, false],
    [true, true, false],
  ]);
});

it('cuts of cycles outside the product are not measured: they cost no health', () => {
  const suites = Array.from({ length: 12 }, (_, number) => `test/suite${number}`);
  const folders = [...suites, 'src/cart'];
  const { cycles, cycleDetails } = reportFrom(factsOf(Object.assign({}, ...folders.map(circle))));
  const measured = cycles.filter((_, at) => cycleDetails[at]!.cuts.some(({ gain }) => gain !== undefined));
  expect(measured.map(([first]) => first)).toEqual(['src/cart/a.ts']);
});
