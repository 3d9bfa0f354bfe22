// The files that depend on the most.
import { rankFiles } from '../graph/rank-files.ts';
import { type Graph, outgoing } from '../model/graph.ts';
import type { ComplexityEntry } from '../model/report.ts';
import { scoreComplexity } from './score-complexity.ts';

export function measureComplexity(graph: Graph, top: number): readonly ComplexityEntry[] {
  const scores = scoreComplexity(graph);
  return rankFiles(graph, (file) => outgoing(graph, file), 1)
    .slice(0, top)
    .map((file) => ({
      file: graph.ids[file]!,
      imports: outgoing(graph, file),
      score: scores[file]!,
    }));
}
