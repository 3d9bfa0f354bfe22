// Computes the metrics of the project.
import type { Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { Metrics } from '../model/report.ts';
import { measureComplexity } from './complexity.ts';
import { findCriticalFiles } from './critical-files.ts';

interface MeasureInput extends Pick<Options, 'top'> {
  /** The number of files in the graph that were parsed. */
  readonly parsedCount: number;
}

export function measure(
  graph: Graph,
  cycles: readonly (readonly number[])[],
  { top, parsedCount }: MeasureInput,
): Metrics {
  return {
    filesAnalyzed: parsedCount,
    totalDependencies: graph.edgeTarget.length,
    externalDependencies: graph.packages.length,
    circularDependencyCount: cycles.length,
    complexity: measureComplexity(graph, top),
    criticalFiles: findCriticalFiles(graph, top),
  };
}
