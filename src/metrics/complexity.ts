// The files with the most dependencies.
import { rankFiles } from '../graph/rank-files.ts';
import { type Graph, outgoing } from '../model/graph.ts';
import type { ComplexityEntry } from '../model/report.ts';
import { complexityScorer } from './score-complexity.ts';

export function measureComplexity(graph: Graph, top: number): readonly ComplexityEntry[] {
  const scoreOf = complexityScorer(graph);
  return rankFiles(graph, (file) => outgoing(graph, file), { least: 1, most: top }).map((file) => ({
    file: graph.ids[file]!,
    imports: outgoing(graph, file),
    score: scoreOf(file),
  }));
}
