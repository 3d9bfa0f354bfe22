import { rankFiles } from '../graph/rank-files.ts';
import { type Graph, outgoing } from '../model/graph.ts';
import type { Detector } from './detector.ts';
import { percentile90 } from './percentile.ts';

export const dependencyExplosions: Detector<'dependency_explosions', 'dependency_explosion_min_connections'> =
  {
    id: 'dependency_explosions',
    title: 'Hubs',
    why: 'A file with very many connections in all spreads every change that passes through it.',
    thresholds: (graph, { thresholds }) => {
      const values = Uint32Array.from(graph.files, (_, file) => connections(graph, file));
      return {
        dependency_explosion_min_connections: Math.max(thresholds.dependencyExplosion, percentile90(values)),
      };
    },
    detect: ({ graph }, limits) =>
      rankFiles(graph, (file) => connections(graph, file), {
        least: limits.dependency_explosion_min_connections,
      }).map((file) => ({
        file: graph.ids[file]!,
        incoming: graph.incoming[file]!,
        outgoing: outgoing(graph, file),
        totalConnections: connections(graph, file),
      })),
  };

function connections(graph: Graph, file: number): number {
  return graph.incoming[file]! + outgoing(graph, file);
}
