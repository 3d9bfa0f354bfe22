// Dependencies that cost health, but only if they are needed while the code runs. Whether they are may take a second look at
// a file, which is worth its time only here.
import { sourcesOf } from '../graph/sources-of.ts';
import type { Graph } from '../model/graph.ts';
import { valuesOf } from './health-points.ts';
import type { HealthFigures } from './measure-health.ts';
import type { FolderStructure } from './structure.ts';

interface CostlyLinks {
  /** File → the files to which its dependencies point back between folders. */
  readonly back: ReadonlyMap<number, ReadonlySet<number>>;
  /** File → 1 where reach is counted; undefined if it costs nothing, as it then does with fewer dependencies too. */
  readonly isReaching: Uint8Array | undefined;
}

export function findCostlyLinks(
  graph: Graph,
  { tangles, isJudged }: FolderStructure,
  figures: HealthFigures,
): CostlyLinks {
  const back = new Map<number, Set<number>>();
  const edges = tangles.flatMap((tangle) => tangle.back.flatMap((dependency) => dependency.edges));
  const sourceOf = edges.length === 0 ? [] : sourcesOf(graph);
  for (const edge of edges) {
    const source = sourceOf[edge]!;
    const targets = back.get(source);
    if (targets === undefined) back.set(source, new Set([graph.edgeTarget[edge]!]));
    else targets.add(graph.edgeTarget[edge]!);
  }
  return { back, isReaching: valuesOf(figures).reach > 0 ? isJudged : undefined };
}
