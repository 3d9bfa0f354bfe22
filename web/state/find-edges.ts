// The edges of a cycle, and those between a folder and the rest.
import { isInFolder } from './format.ts';
import type { ReportIndex } from './report-index.ts';

/** The edges between the members of a cycle that are part of it; none for null. */
export function findCycleEdges(index: ReportIndex, cycle: number | null): number[] {
  if (cycle === null) return [];
  const members = (index.report.cycles[cycle] ?? []).map((id) => index.numberOf.get(id) ?? 0);
  return members.flatMap((node) =>
    [...index.outEdges.subarray(index.outStart[node], index.outStart[node + 1])].filter(
      (edge) => index.edgeIsCircular[edge] === 1 && index.cycleOf[index.edgeTarget[edge] ?? 0] === cycle,
    ),
  );
}

export interface FolderEdges {
  /** The edges from files in a folder to files outside, and the other way round. */
  readonly out: readonly number[];
  readonly in: readonly number[];
}

export function findFolderEdges(
  { nodes, edgeSource, edgeTarget, fileCount }: ReportIndex,
  folder: string,
): FolderEdges {
  const isMember = Uint8Array.from(nodes, (node) =>
    Number(node.type === 'file' && isInFolder(node.folder, folder)),
  );
  const out: number[] = [];
  const into: number[] = [];
  edgeSource.forEach((source, edge) => {
    const target = edgeTarget[edge] ?? 0;
    if (target >= fileCount || isMember[source] === isMember[target]) return;
    (isMember[source] === 1 ? out : into).push(edge);
  });
  const step = Math.ceil((out.length + into.length) / folderEdgeLimit);
  const isKept = (_: number, at: number): boolean => at % step === 0;
  return { out: out.filter(isKept), in: into.filter(isKept) };
}

/** More would take long to draw and show no more: then every second, third … is left out. */
const folderEdgeLimit = 2000;
