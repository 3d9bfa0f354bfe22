// The project by its folders, down to a number of levels: a box says how many files it stands for, an arrow how many
// dependencies.
import type { DetailedNode, Report } from '../../model/report.ts';
import { type CycleMark, type CycleMarks, markCycles } from '../cycle-marks.ts';
import { classOf, type Drawing, drawing, maxEdges, maxLength } from './drawing.ts';
import { escapeLabel } from './escape-label.ts';

interface Folder {
  readonly name: string;
  readonly path: string;
  fileCount: number;
  mark: CycleMark | undefined;
}

interface Bundle {
  readonly source: Folder;
  readonly target: Folder;
  edgeCount: number;
  mark: CycleMark | undefined;
}

export function drawFolders(report: Report, levels: number): Drawing {
  const marks = markCycles(report);
  const folderOf = groupFiles(report.detailed.nodes, levels, marks);
  const shapes = [...new Set(folderOf.values())].map(
    ({ name, path, fileCount, mark }) =>
      `  ${name}["${escapeLabel(path)}: ${fileCount} files"]${classOf(mark)}`,
  );
  const arrows = bundleEdges(report, folderOf, marks).map(({ source, target, edgeCount, mark }) => ({
    line: `  ${source.name} -->|${edgeCount}| ${target.name}`,
    mark,
  }));
  return drawing([commentOn(report, levels), marks.legend], shapes, arrows);
}

function commentOn({ metrics }: Report, levels: number): string {
  return (
    `Folders to depth ${levels} instead of files: ${metrics.filesAnalyzed} files and ` +
    `${metrics.totalDependencies} dependencies are more than Mermaid draws ` +
    `(${maxEdges} arrows, ${maxLength} characters). An arrow counts dependencies. Packages are left out.`
  );
}

/** File → the folder that stands for it. */
function groupFiles(nodes: readonly DetailedNode[], levels: number, marks: CycleMarks): Map<string, Folder> {
  const folders = new Map<string, Folder>();
  const folderOf = new Map<string, Folder>();
  for (const node of nodes) {
    if (node.type === 'package') continue;
    const path = ancestor(node.folder, levels);
    const folder = folders.get(path) ?? { name: `f${folders.size}`, path, fileCount: 0, mark: undefined };
    folder.fileCount++;
    folder.mark = worseOf(folder.mark, marks.ofFile(node.id));
    folders.set(path, folder);
    folderOf.set(node.id, folder);
  }
  return folderOf;
}

/** `src/orders` for `src/orders/cart/lines` at two levels. */
function ancestor(folder: string, levels: number): string {
  return levels === 0 ? '.' : folder.split('/', levels).join('/');
}

function bundleEdges(
  { detailed }: Report,
  folderOf: ReadonlyMap<string, Folder>,
  marks: CycleMarks,
): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const edge of detailed.edges) {
    const source = folderOf.get(edge.source);
    const target = folderOf.get(edge.target);
    if (source === undefined || target === undefined || source === target) continue;
    const key = `${source.name} ${target.name}`;
    const bundle = bundles.get(key) ?? { source, target, edgeCount: 0, mark: undefined };
    bundle.edgeCount++;
    bundle.mark = worseOf(bundle.mark, marks.ofEdge(edge));
    bundles.set(key, bundle);
  }
  return [...bundles.values()];
}

function worseOf(a: CycleMark | undefined, b: CycleMark | undefined): CycleMark | undefined {
  return a === 'load' || b === 'load' ? 'load' : (a ?? b);
}
