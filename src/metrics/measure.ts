// The project in figures.
import type { Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { Metrics } from '../model/report.ts';
import { measureComplexity } from './complexity.ts';
import { findCriticalFiles } from './critical-files.ts';

export function measure(
  graph: Graph,
  cycles: readonly (readonly number[])[],
  { top }: Pick<Options, 'top'>,
): Metrics {
  return {
    filesAnalyzed: graph.fileCount,
    totalDependencies: graph.edgeTarget.length,
    externalDependencies: graph.packages.length,
    circularDependencyCount: cycles.length,
    complexity: measureComplexity(graph, top),
    criticalFiles: findCriticalFiles(graph, top),
  };
}
