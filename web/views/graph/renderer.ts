// Connects sigma to the page: style and labels in, hover and clicks out.
import { Sigma } from 'sigma';
import type { ReportIndex } from '../../state/report-index.ts';
import { hoveredNode, select } from '../../state/store.ts';
import { chooseNode } from '../../state/choose-node.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import type { Position, ReportGraph } from './build-graph.ts';
import { createLabelDrawing } from './draw-labels.ts';
import { type GraphStyle, styleEdge, styleNode, largestRadius } from './graph-style.ts';
import type { LabelledNode } from './label-placement.ts';

export type Renderer = Sigma<Position>;

/** Null if the browser has no WebGL, for which sigma throws. `now` is read in every frame. */
export function tryStartRenderer(...parts: Parameters<typeof startRenderer>): Renderer | null {
  try {
    return startRenderer(...parts);
  } catch (error) {
    console.warn('The graph cannot be drawn:', error);
    return null;
  }
}

function startRenderer(
  element: HTMLElement,
  graph: ReportGraph,
  report: ReportIndex,
  now: { readonly style: GraphStyle; readonly theme: DrawingTheme },
): Renderer {
  const labels = createLabelDrawing(() => now.theme);
  const renderer: Renderer = new Sigma<Position>(graph, element, {
    nodeReducer: (node, { x, y }) => ({ x, y, ...styleNode(now.style, Number(node)) }),
    edgeReducer: (edge) => styleEdge(now.style, Number(edge)),
    defaultDrawNodeLabel: labels.label,
    defaultDrawNodeHover: labels.hover,
    labelDensity: 0.6,
    labelGridCellSize: 90,
    // Only larger nodes are labelled while nothing is in focus.
    labelRenderedSizeThreshold: largestRadius(graph.order) * 0.55,
    minEdgeThickness: 0.8,
    zIndex: true,
    hideEdgesOnMove: report.edgeCount > 20_000,
    minCameraRatio: 0.01,
    maxCameraRatio: 4,
    allowInvalidContainer: true,
  });
  renderer.on('beforeRender', () => labels.startFrame(() => labelsOf(renderer, now.style.chosen)));
  const idOf = (node: string): string | null => report.nodes[Number(node)]?.id ?? null;
  renderer.on('enterNode', ({ node }) => {
    hoveredNode.value = Number(node);
    element.style.cursor = 'pointer';
  });
  renderer.on('leaveNode', () => {
    hoveredNode.value = -1;
    element.style.cursor = '';
  });
  renderer.on('clickNode', ({ node, event }) => chooseNode(idOf(node), event.original));
  renderer.on('clickStage', () => select(null));
  return renderer;
}

/** The chosen nodes that are drawn, in pixels. */
function labelsOf(renderer: Renderer, chosen: ReadonlySet<number>): readonly LabelledNode[] {
  return [...chosen].flatMap((node) => {
    const shown = renderer.getNodeDisplayData(String(node));
    if (typeof shown?.label !== 'string') return [];
    const { x, y } = renderer.framedGraphToViewport(shown);
    return [{ label: shown.label, x, y, size: renderer.scaleSize(shown.size) }];
  });
}

/** The same keys as on the map. */
export function pressKey(event: KeyboardEvent, renderer: Renderer): void {
  const camera = renderer.getCamera();
  const { x, y, ratio } = camera.getState();
  const step = 0.08 * ratio;
  const moves: Readonly<Record<string, () => unknown>> = {
    ArrowLeft: () => camera.setState({ x: x - step }),
    ArrowRight: () => camera.setState({ x: x + step }),
    ArrowUp: () => camera.setState({ y: y + step }),
    ArrowDown: () => camera.setState({ y: y - step }),
    '+': () => camera.setState({ ratio: ratio / 1.25 }),
    '-': () => camera.setState({ ratio: ratio * 1.25 }),
    '0': () => camera.setState({ x: 0.5, y: 0.5, ratio: 1 }),
    Escape: () => select(null),
  };
  const act = moves[event.key === '=' ? '+' : event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
