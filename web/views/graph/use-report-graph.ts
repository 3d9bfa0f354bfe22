// The graph that sigma draws, each node where it was last, else where the map has it.
import { useMemo, useRef } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { packMap } from '../map/layout/pack-map.ts';
import { type Place, type ReportGraph, buildGraph } from './build-graph.ts';
import { lastPlacesOf, rememberPlaces } from './saved-positions.ts';

export interface PositionedGraph {
  readonly graph: ReportGraph;
  /** Whether the project was not drawn before. */
  readonly isNew: boolean;
  savePositions(): void;
}

export function useReportGraph(report: ReportIndex, shown: Uint8Array): PositionedGraph {
  const layout = useMemo(() => packMap(report), [report]);
  const lastPlaces = lastPlacesOf(report.report.projectRoot);
  const previous = useRef<(() => void) | null>(null);
  const graph = useMemo(() => {
    previous.current?.();
    const placeOf = (node: number): Place => {
      const last = lastPlaces.get(report.nodes[node]?.id ?? '');
      // Sigma's y grows upward, the map's downward.
      return last ?? { x: layout.x[node] ?? 0, y: -(layout.y[node] ?? 0) };
    };
    const built = buildGraph(report, shown, placeOf);
    previous.current = () => rememberPlaces(built, report, lastPlaces);
    return built;
  }, [report, layout, shown]);
  return {
    graph,
    isNew: lastPlaces.size === 0,
    savePositions: () => rememberPlaces(graph, report, lastPlaces),
  };
}
