// Between which two folders a dependency of two files is, as the tangles of the report were found.
import { conventionsOf } from '../languages/conventions.ts';
import { filePath, pathOf } from '../model/file-path.ts';
import type { DetailedFile, Report } from '../model/report.ts';
import { markJudged, markProduct } from '../structure/find-structure.ts';
import { buildFolderTree, type FolderTree } from '../structure/folder-tree.ts';

export interface LiftedEdge {
  /** Paths of two children of one folder, as in the members of a tangle. */
  readonly from: string;
  readonly to: string;
}

/** IDs of two files → the two that hold them; undefined where one takes no part in tangles. */
export function createLifter(report: Report): (source: string, target: string) => LiftedEdge | undefined {
  const files = report.detailed.nodes.filter((node): node is DetailedFile => node.type === 'file');
  const isJudged = markJudged(files, markProduct(files.map(({ role }) => role)), conventionsOf);
  const tree = buildFolderTree({
    files: files.map(({ id, language }) => ({ path: filePath(pathOf(id)), language })),
    takesPart: (file) => isJudged[file] === 1,
    modules: new Set((report as Partial<Report>).settings?.modules),
    conventionsOf,
  });
  const numberOf = new Map(files.map(({ id }, number) => [id, number]));
  const unitOf = (id: string): number => tree.unitOf[numberOf.get(id) ?? -1] ?? -1;
  return (source, target) => {
    const from = unitOf(source);
    const to = unitOf(target);
    return from === -1 || to === -1 ? undefined : liftUnits(tree, from, to);
  };
}

function liftUnits({ parent, depth, paths }: FolderTree, source: number, target: number): LiftedEdge {
  let from = source;
  let to = target;
  while (depth[from]! > depth[to]!) from = parent[from]!;
  while (depth[to]! > depth[from]!) to = parent[to]!;
  while (parent[from] !== parent[to]) {
    from = parent[from]!;
    to = parent[to]!;
  }
  return { from: paths[from]!, to: paths[to]! };
}
