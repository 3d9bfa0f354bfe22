// Starts sigma in an element for each new graph, and redraws when the style changes.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import { addEdge } from './build-graph.ts';
import { type Renderer, tryStartRenderer } from './renderer.ts';
import type { StyledGraph } from './use-graph-style.ts';
import type { PositionedGraph } from './use-report-graph.ts';

interface RendererOptions {
  readonly report: ReportIndex;
  readonly positioned: PositionedGraph;
  readonly styled: StyledGraph;
  readonly theme: DrawingTheme;
  /** Called if the browser has no WebGL. */
  onUnsupported(): void;
}

export function useRenderer(
  element: RefObject<HTMLDivElement | null>,
  { report, positioned, styled, theme, onUnsupported }: RendererOptions,
): Renderer | null {
  const { graph, isComplete, savePositions } = positioned;
  const { style, neighbourhood } = styled;
  const now = useRef({ style, theme });
  now.current.style = style;
  now.current.theme = theme;

  const [renderer, setRenderer] = useState<Renderer | null>(null);
  useEffect(() => {
    if (element.current === null) return;
    const made = tryStartRenderer(element.current, graph, report, now.current);
    if (made === null) return onUnsupported();
    setRenderer(made);
    return () => {
      savePositions();
      setRenderer(null);
      made.kill();
    };
  }, [graph, report]);

  useEffect(() => {
    if (renderer === null) return;
    if (!isComplete) {
      graph.clearEdges();
      for (const edge of neighbourhood.roleOf.keys()) addEdge(graph, report, edge);
    }
    renderer.refresh({ skipIndexation: true });
  }, [renderer, style]);
  return renderer;
}
