// Tests name what they test, often in hundreds of files. Dependents in the product say more about what breaks with a file.
import type { Report } from '../../model/report.ts';
import { productFiles } from './product-files.ts';

/** File → its dependents in the product. Contains only files whose dependents are mostly tests, examples and the like. */
export function countProductDependents(
  { detailed }: Pick<Report, 'detailed'>,
  files: readonly string[],
): ReadonlyMap<string, number> {
  const isProduct = productFiles({ detailed });
  const counts = new Map(files.map((file) => [file, { all: 0, ofProduct: 0 }]));
  for (const { source, target } of detailed.edges) {
    const count = counts.get(target);
    if (count === undefined) continue;
    count.all++;
    if (isProduct(source)) count.ofProduct++;
  }
  return new Map(
    [...counts].flatMap(([file, { all, ofProduct }]) => (2 * ofProduct < all ? [[file, ofProduct]] : [])),
  );
}
