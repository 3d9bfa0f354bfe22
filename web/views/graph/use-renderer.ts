// Starts sigma on an element for each new graph, and draws again when the style changes.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import { addEdge, hasAllEdges } from './build-graph.ts';
import { type Renderer, tryToStart } from './renderer.ts';
import type { StyledGraph } from './use-graph-style.ts';
import type { PositionedGraph } from './use-report-graph.ts';

interface Drawn {
  readonly report: ReportIndex;
  readonly positioned: PositionedGraph;
  readonly style: StyledGraph;
  readonly theme: DrawingTheme;
  /** Called where the browser has no WebGL. */
  onMissing(): void;
}

export function useRenderer(
  holder: RefObject<HTMLDivElement | null>,
  { report, positioned, style, theme, onMissing }: Drawn,
): Renderer | null {
  const { graph, savePositions } = positioned;
  const { look, neighbourhood } = style;
  const now = useRef({ look, theme });
  now.current.look = look;
  now.current.theme = theme;

  const [renderer, setRenderer] = useState<Renderer | null>(null);
  useEffect(() => {
    if (holder.current === null) return;
    const made = tryToStart(holder.current, graph, report, now.current);
    if (made === null) return onMissing();
    setRenderer(made);
    return () => {
      savePositions();
      setRenderer(null);
      made.kill();
    };
  }, [graph, report]);

  useEffect(() => {
    if (renderer === null) return;
    if (!hasAllEdges(report)) {
      graph.clearEdges();
      for (const edge of neighbourhood.roleOf.keys()) addEdge(graph, report, edge);
    }
    renderer.refresh({ skipIndexation: true });
  }, [renderer, look]);
  return renderer;
}
