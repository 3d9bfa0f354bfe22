// Dependencies that cost health only if they are needed at run time. Finding out may take a second reading of a file, which
// is done only for these.
import type { Graph } from '../../model/graph.ts';
import type { CostlyLinks } from '../../model/resolution.ts';
import { getOrAdd } from '../../std/multi-map.ts';
import { valuesOf } from './health-points.ts';
import type { HealthFigures } from './measure-health.ts';
import type { FolderStructure } from '../folder-structure.ts';

export function findCostlyLinks(
  graph: Graph,
  { tangles, isJudged, sourceOf }: FolderStructure,
  figures: HealthFigures,
): CostlyLinks {
  const back = new Map<number, Set<number>>();
  const edges = tangles.flatMap((tangle) => tangle.back.flatMap((dependency) => dependency.edges));
  for (const edge of edges) getOrAdd(back, sourceOf[edge]!, () => new Set()).add(graph.edgeTarget[edge]!);
  return { back, isReaching: valuesOf(figures).reach > 0 ? isJudged : undefined };
}
