// Dependencies that cost health, but only if they are needed while the code runs. Whether they are may take a second look at
// a file, which is worth its time only here.
import type { Graph } from '../model/graph.ts';
import type { CostlyLinks } from '../model/resolution.ts';
import { getOrAdd } from '../std/multi-map.ts';
import { valuesOf } from './health-points.ts';
import type { HealthFigures } from './measure-health.ts';
import type { FolderStructure } from './structure.ts';

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
