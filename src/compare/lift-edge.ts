// Finds the two folders that a dependency between files connects, in the same way as the tangles of the report.
import { conventionsOf } from '../languages/conventions.ts';
import { filePath, pathOf } from '../model/file-path.ts';
import type { DetailedFile, Report } from '../model/report.ts';
import { folderUses } from '../query/rules/folder-uses.ts';
import { declaresBeside } from '../structure/folders/find-crate-roots.ts';
import { markJudged, markProduct } from '../structure/find-structure.ts';
import { buildFolderTree } from '../structure/folders/folder-tree.ts';
import { siblingsAbove } from '../structure/folders/lift-dependencies.ts';

export interface LiftedEdge {
  /** Paths of two siblings, as in the members of a tangle. */
  readonly from: string;
  readonly to: string;
}

/** IDs of two files → the sibling folders that contain them; undefined if one of them is not considered for tangles. */
export function createLifter(report: Report): (source: string, target: string) => LiftedEdge | undefined {
  const files = report.detailed.nodes.filter((node): node is DetailedFile => node.type === 'file');
  const sources = files.map(({ id, language }) => ({ path: filePath(pathOf(id)), language }));
  const isJudged = markJudged(sources, markProduct(files.map(({ role }) => role)), conventionsOf);
  const languageOf = new Map(files.map(({ id, language }) => [id, language]));
  const roots = new Set(
    report.detailed.edges
      .filter((edge) => declaresBeside(conventionsOf(languageOf.get(edge.source) ?? ''), edge))
      .map(({ source }) => source),
  );
  const tree = buildFolderTree({
    files: sources,
    takesPart: (file) => isJudged[file] === 1,
    isRoot: (file) => roots.has(files[file]!.id),
    modules: new Set((report as Partial<Report>).settings?.modules),
    conventionsOf,
    usesFolder: folderUses(files, report.detailed.edges),
  });
  const numberOf = new Map(files.map(({ id }, number) => [id, number]));
  const unitOf = (id: string): number => tree.unitOf[numberOf.get(id) ?? -1] ?? -1;
  return (source, target) => {
    const ends = [unitOf(source), unitOf(target)] as const;
    if (ends.includes(-1)) return undefined;
    const [from, to] = siblingsAbove(tree, ...ends);
    return { from: tree.paths[from]!, to: tree.paths[to]! };
  };
}
