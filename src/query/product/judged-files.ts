// The files that health is computed from: product files that are part of a program. Every shell script is a program of its
// own, and `package-info.java` and `build.gradle.kts` are not part of any.
import { conventionsOf } from '../../languages/conventions.ts';
import { isOfProgram } from '../../model/conventions.ts';
import type { DetailedFile, Report } from '../../model/report.ts';
import { productFiles } from './product-files.ts';

interface ReportWithFiles {
  readonly detailed: Pick<Report['detailed'], 'nodes'>;
}

/** If no file is part of a program, all product files are judged. */
export function judgedFiles(report: ReportWithFiles): readonly DetailedFile[] {
  const product = listProduct(report);
  const judged = product.filter(({ id, language }) => isOfProgram(id, conventionsOf(language)));
  return judged.length === 0 ? product : judged;
}

/** Product files, including scripts, without files such as package descriptions and build files. */
export function codeFiles(report: ReportWithFiles): readonly DetailedFile[] {
  const product = listProduct(report);
  const code = product.filter(({ id, language }) => conventionsOf(language).notOfProgram?.test(id) !== true);
  return code.length === 0 ? product : code;
}

function listProduct({ detailed }: ReportWithFiles): readonly DetailedFile[] {
  const isProduct = productFiles({ detailed });
  return detailed.nodes.filter((node): node is DetailedFile => node.type === 'file' && isProduct(node.id));
}
