// Sigma and the page: what sigma asks, and what it tells.
import { Sigma } from 'sigma';
import type { ReportIndex } from '../../state/report-index.ts';
import { hoveredNode, select } from '../../state/store.ts';
import { chooseNode } from '../shared/choose-node.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import type { Place, ReportGraph } from './build-graph.ts';
import { nameDrawing } from './draw-labels.ts';
import { type Look, dressEdge, dressNode, largestRadius } from './graph-style.ts';
import type { NamedDisc } from './label-placement.ts';

export type Renderer = Sigma<Place>;

/** Null where the browser has no WebGL, which sigma throws at. `now` is read at every drawing. */
export function tryToStart(...parts: Parameters<typeof startRenderer>): Renderer | null {
  try {
    return startRenderer(...parts);
  } catch (error) {
    console.warn('The graph cannot be drawn', error);
    return null;
  }
}

function startRenderer(
  holder: HTMLElement,
  graph: ReportGraph,
  report: ReportIndex,
  now: { readonly look: Look; readonly theme: DrawingTheme },
): Renderer {
  const names = nameDrawing(() => now.theme);
  const renderer: Renderer = new Sigma<Place>(graph, holder, {
    nodeReducer: (node, { x, y }) => ({ x, y, ...dressNode(now.look, Number(node)) }),
    edgeReducer: (edge) => dressEdge(now.look, Number(edge)),
    defaultDrawNodeLabel: names.label,
    defaultDrawNodeHover: names.hover,
    labelDensity: 0.6,
    labelGridCellSize: 90,
    // Only the larger discs carry names before something is in focus.
    labelRenderedSizeThreshold: largestRadius(graph.order) * 0.55,
    minEdgeThickness: 0.8,
    zIndex: true,
    hideEdgesOnMove: report.edgeCount > 20_000,
    minCameraRatio: 0.01,
    maxCameraRatio: 4,
    allowInvalidContainer: true,
  });
  renderer.on('beforeRender', () => names.startFrame(() => namesOf(renderer, now.look.chosen)));
  const idOf = (node: string): string | null => report.nodes[Number(node)]?.id ?? null;
  renderer.on('enterNode', ({ node }) => {
    hoveredNode.value = Number(node);
    holder.style.cursor = 'pointer';
  });
  renderer.on('leaveNode', () => {
    hoveredNode.value = -1;
    holder.style.cursor = '';
  });
  renderer.on('clickNode', ({ node, event }) => chooseNode(idOf(node), event.original));
  renderer.on('clickStage', () => select(null));
  return renderer;
}

/** What is chosen and on the graph, in pixels of the screen. */
function namesOf(renderer: Renderer, chosen: ReadonlySet<number>): readonly NamedDisc[] {
  return [...chosen].flatMap((node) => {
    const shown = renderer.getNodeDisplayData(String(node));
    if (typeof shown?.label !== 'string') return [];
    const { x, y } = renderer.framedGraphToViewport(shown);
    return [{ label: shown.label, x, y, size: renderer.scaleSize(shown.size) }];
  });
}

/** Keys on the graph, as on the map. */
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
