// The files with the most dependents.
import { rankFiles } from '../graph/rank-files.ts';
import type { Graph } from '../model/graph.ts';
import type { CriticalFileEntry } from '../model/report.ts';

export function findCriticalFiles(graph: Graph, top: number): readonly CriticalFileEntry[] {
  return rankFiles(graph, (file) => graph.incoming[file]!, { least: 1, most: top }).map((file) => ({
    file: graph.ids[file]!,
    dependents: graph.incoming[file]!,
  }));
}
