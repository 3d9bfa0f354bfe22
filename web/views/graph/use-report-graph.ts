// The graph that sigma draws. Each node starts at its last position, else at its position on the map.
import { useMemo, useRef } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { useMapLayout } from '../map/layout/use-map-layout.ts';
import { type Position, type ReportGraph, buildGraph, hasAllEdges } from './build-graph.ts';
import { savedPositionsOf, savePositions } from './saved-positions.ts';

export interface PositionedGraph {
  readonly graph: ReportGraph;
  /** Whether the project was not drawn before. */
  readonly isNew: boolean;
  /** Whether it has all edges between its nodes. */
  readonly isComplete: boolean;
  savePositions(): void;
}

export function useReportGraph(report: ReportIndex, shown: Uint8Array): PositionedGraph {
  const layout = useMapLayout(report);
  const saved = savedPositionsOf(report.report.projectRoot);
  const previous = useRef<(() => void) | null>(null);
  const graph = useMemo(() => {
    previous.current?.();
    const positionOf = (node: number): Position => {
      const last = saved.get(report.nodes[node]?.id ?? '');
      // Sigma's y grows upward, the map's downward.
      return last ?? { x: layout.x[node] ?? 0, y: -(layout.y[node] ?? 0) };
    };
    const built = buildGraph(report, shown, positionOf);
    previous.current = () => savePositions(built, report, saved);
    return built;
  }, [report, layout, shown]);
  const isComplete = useMemo(() => hasAllEdges(report, shown), [report, shown]);
  return {
    graph,
    isComplete,
    isNew: saved.size === 0,
    savePositions: () => savePositions(graph, report, saved),
  };
}
