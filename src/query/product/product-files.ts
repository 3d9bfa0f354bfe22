// The files that conclusions are drawn from: product files, or all files if there are none.
import type { Report } from '../../model/report.ts';

export type IsProduct = (file: string) => boolean;

export function productFiles({
  detailed,
}: {
  readonly detailed: Pick<Report['detailed'], 'nodes'>;
}): IsProduct {
  const product = new Set<string>();
  for (const node of detailed.nodes)
    if (node.type === 'file' && node.role === 'product') product.add(node.id);
  return product.size === 0 ? () => true : (file) => product.has(file);
}
