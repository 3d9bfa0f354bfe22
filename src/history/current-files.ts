// The files of a report as numbers, in the order of their IDs.
import { pathOf } from '../model/file-path.ts';
import type { DetailedFile, Report } from '../model/report.ts';
import { type IsProduct, productFiles } from '../query/product/product-files.ts';

export interface CurrentFiles {
  readonly nodes: readonly DetailedFile[];
  /** By file ID. */
  readonly isProduct: IsProduct;
  /** Path in the repository → number. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** source × number of files + target. */
  readonly dependencies: ReadonlySet<number>;
}

/** `folder` is the project's path in the repository, '' for the root. */
export function currentFiles(report: Report, folder: string): CurrentFiles {
  const { detailed } = report;
  const nodes = detailed.nodes.filter((node): node is DetailedFile => node.type === 'file');
  const prefix = folder === '' ? '' : `${folder}/`;
  const indexOfId = new Map(nodes.map(({ id }, i) => [id, i]));
  const dependencies = new Set<number>();
  for (const { source, target } of detailed.edges) {
    const [from, to] = [indexOfId.get(source), indexOfId.get(target)];
    if (from !== undefined && to !== undefined) dependencies.add(from * nodes.length + to);
  }
  const indexOf = new Map(nodes.map(({ id }, i) => [prefix + pathOf(id), i]));
  return { nodes, isProduct: productFiles(report), indexOf, dependencies };
}
