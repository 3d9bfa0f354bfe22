// Files with many imports in common with another one: a new file belongs where similar files are. Tests are compared with
// tests.
import type { DetailedFile, Report } from '../../model/report.ts';
import type { FileRole } from '../../model/file-role.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { groupBy } from '../../std/group-by.ts';
import { addFile } from './add-file.ts';

export interface SimilarFile {
  readonly file: string;
  /** The imports in common. */
  readonly shared: readonly string[];
  /** From 0 to 1. Imports that many files share weigh less. */
  readonly likeness: number;
}

const maxSimilar = 30;

export function findSimilarFiles(
  { detailed }: Pick<Report, 'detailed'>,
  { file, imports }: { readonly file: string; readonly imports: readonly string[] },
): readonly SimilarFile[] {
  const nodes = new Map(detailed.nodes.map((node) => [node.id, node]));
  const weightOf = (id: string): number => 1 / Math.log2(2 + (nodes.get(id)?.incoming ?? 0));
  const sum = (ids: readonly string[]): number => ids.reduce((total, id) => total + weightOf(id), 0);
  const role = roleFor(detailed, file);
  const wanted = new Set(imports);
  const own = sum(imports);
  const byFile = groupBy(detailed.edges, ({ source }) => source);
  return [...byFile]
    .flatMap(([id, edges]) => {
      const node = nodes.get(id) as DetailedFile;
      const targets = edges.map(({ target }) => target);
      const shared = targets.filter((target) => wanted.has(target));
      if (id === file || node.role !== role || shared.length === 0) return [];
      const same = sum(shared);
      return [{ file: id, shared, likeness: same / (own + sum(targets) - same) }];
    })
    .toSorted((a, b) => b.likeness - a.likeness || compareCodePoints(a.file, b.file))
    .slice(0, maxSimilar);
}

function roleFor(detailed: Report['detailed'], file: string): FileRole {
  const { nodes } = addFile(detailed, file, []);
  return (nodes.find(({ id }) => id === file) as DetailedFile).role;
}
