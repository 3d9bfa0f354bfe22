// The files that health is measured of: product files that are part of a program. Every shell script is one of its own, and
// `package-info.java` is part of none.
import { conventionsOf } from '../languages/conventions.ts';
import { isOfProgram } from '../model/conventions.ts';
import type { DetailedFile, Report } from '../model/report.ts';
import { productFiles } from './product-files.ts';

/** Where no file is part of a program, all product files are judged. */
export function judgedFiles({
  detailed,
}: {
  readonly detailed: Pick<Report['detailed'], 'nodes'>;
}): readonly DetailedFile[] {
  const isProduct = productFiles({ detailed });
  const product = detailed.nodes.filter(
    (node): node is DetailedFile => node.type === 'file' && isProduct(node.id),
  );
  const judged = product.filter(({ id, language }) => isOfProgram(id, conventionsOf(language)));
  return judged.length === 0 ? product : judged;
}
