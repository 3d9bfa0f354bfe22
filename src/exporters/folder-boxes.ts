// The project by folders: a box shows its number of files, an arrow its number of dependencies.
import type { DetailedNode, Report } from '../model/report.ts';
import { type CycleMark, type CycleMarks, markCycles } from './cycle-marks.ts';

export interface FolderBox {
  /** `f0`, `f1` …, which cannot be confused with syntax. */
  readonly name: string;
  readonly path: string;
  readonly fileCount: number;
  readonly mark: CycleMark | undefined;
}

export interface FolderArrow {
  readonly source: FolderBox;
  readonly target: FolderBox;
  readonly edgeCount: number;
  readonly mark: CycleMark | undefined;
}

/** Which box represents the files of a folder. */
export interface Grouping {
  /** Completes "Folders … instead of files". */
  readonly words: string;
  readonly boxOf: (folder: string) => string;
}

export interface FolderBoxes {
  readonly words: string;
  readonly boxes: readonly FolderBox[];
  readonly arrows: readonly FolderArrow[];
  readonly legend: string | undefined;
}

export function boxFolders(report: Report, { words, boxOf }: Grouping): FolderBoxes {
  const marks = markCycles(report);
  const folderOf = groupFiles(report.detailed.nodes, boxOf, marks);
  return {
    words,
    boxes: [...new Set(folderOf.values())],
    arrows: bundleEdges(report, folderOf, marks),
    legend: marks.legend,
  };
}

interface GrowingBox extends FolderBox {
  fileCount: number;
  mark: CycleMark | undefined;
}

/** File → the folder that represents it. */
function groupFiles(
  nodes: readonly DetailedNode[],
  boxOf: Grouping['boxOf'],
  marks: CycleMarks,
): ReadonlyMap<string, FolderBox> {
  const folders = new Map<string, GrowingBox>();
  const folderOf = new Map<string, FolderBox>();
  for (const node of nodes) {
    if (node.type === 'package') continue;
    const path = boxOf(node.folder);
    const folder = folders.get(path) ?? { name: `f${folders.size}`, path, fileCount: 0, mark: undefined };
    folder.fileCount++;
    folder.mark = worseOf(folder.mark, marks.ofFile(node.id));
    folders.set(path, folder);
    folderOf.set(node.id, folder);
  }
  return folderOf;
}

interface GrowingArrow extends FolderArrow {
  edgeCount: number;
  mark: CycleMark | undefined;
}

function bundleEdges(
  { detailed }: Report,
  folderOf: ReadonlyMap<string, FolderBox>,
  marks: CycleMarks,
): readonly FolderArrow[] {
  const bundles = new Map<string, GrowingArrow>();
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
