// Connects sigma to the page: style and labels in, hover, clicks and keys out.
import { Sigma } from 'sigma';
import { createEdgeArrowProgram } from 'sigma/rendering';
import { select } from '../../state/store.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import type { GroupGraph, Position } from './build-graph.ts';
import { type DrawnNode, createLabelDrawing } from './draw-labels.ts';
import { type GraphStyle, styleEdge, styleNode } from './graph-style.ts';

export type Renderer = Sigma<Position>;

/** What sigma asks for in every frame, and tells of the pointer. It changes with every render of the view. */
export interface GraphScene {
  readonly style: GraphStyle;
  readonly theme: DrawingTheme;
  /** -1 if the pointer left. */
  point(group: number): void;
  choose(group: number, event: MouseEvent | TouchEvent): void;
  /** Opens a group in place. */
  open(group: number): void;
}

/** Why there is no graph, in a sentence, if sigma throws: for want of WebGL, or for another reason. */
export function tryStartRenderer(...parts: Parameters<typeof startRenderer>): Renderer | string {
  try {
    return startRenderer(...parts);
  } catch (error) {
    console.warn('The graph cannot be drawn:', error);
    return hasWebGl()
      ? `The graph cannot be drawn: ${error instanceof Error ? error.message : String(error)}`
      : 'This browser cannot draw the graph: WebGL is not available or turned off.';
  }
}

function hasWebGl(): boolean {
  const canvas = document.createElement('canvas');
  return (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) !== null;
}

/** Heads of thin arrows are visible, and those of thick ones do not cover what they point at. */
const ArrowProgram = createEdgeArrowProgram<Position>({
  lengthToThicknessRatio: 4.5,
  widenessToThicknessRatio: 3.4,
});

function startRenderer(element: HTMLElement, graph: GroupGraph, sceneNow: () => GraphScene): Renderer {
  const labels = createLabelDrawing(() => sceneNow().theme);
  const renderer: Renderer = new Sigma<Position>(graph, element, {
    nodeReducer: (node, { x, y }) => ({ x, y, ...styleNode(sceneNow().style, Number(node)) }),
    edgeReducer: (edge) => ({ type: 'arrow', ...styleEdge(sceneNow().style, Number(edge)) }),
    edgeProgramClasses: { arrow: ArrowProgram },
    defaultEdgeType: 'arrow',
    defaultDrawNodeLabel: labels.label,
    defaultDrawNodeHover: labels.hover,
    defaultDrawEdgeLabel: labels.edge,
    renderEdgeLabels: true,
    labelDensity: 0.6,
    labelGridCellSize: 90,
    labelRenderedSizeThreshold: 5,
    minEdgeThickness: 1,
    stagePadding: 0,
    zIndex: true,
    hideEdgesOnMove: graph.size > 8000,
    minCameraRatio: 0.01,
    maxCameraRatio: 4,
    allowInvalidContainer: true,
  });
  renderer.on('beforeRender', () => labels.startFrame(() => drawnNodes(renderer, sceneNow().style)));
  renderer.on('enterNode', ({ node }) => {
    element.style.cursor = 'pointer';
    sceneNow().point(Number(node));
  });
  renderer.on('leaveNode', () => {
    element.style.cursor = '';
    sceneNow().point(-1);
  });
  renderer.on('clickNode', ({ node, event }) => sceneNow().choose(Number(node), event.original));
  renderer.on('doubleClickNode', ({ node, preventSigmaDefault }) => {
    preventSigmaDefault();
    sceneNow().open(Number(node));
  });
  renderer.on('clickStage', () => select(null));
  return renderer;
}

/** The nodes that no label may cover, in pixels: all if there are few, else the chosen ones. */
function drawnNodes(renderer: Renderer, { labelsAll, chosen, shown }: GraphStyle): readonly DrawnNode[] {
  const numbers = labelsAll ? shown.groups.map((_, number) => number) : [...chosen];
  return numbers.flatMap((number) => {
    const drawn = renderer.getNodeDisplayData(String(number));
    if (drawn === undefined) return [];
    const { x, y } = renderer.framedGraphToViewport(drawn);
    const label = typeof drawn.label === 'string' ? drawn.label : '';
    return [{ label, x, y, size: renderer.scaleSize(drawn.size), isChosen: chosen.has(number) }];
  });
}

/** The same keys as on the map. Enter opens the selected group, Backspace closes the folder around it. */
export function pressKey(
  event: KeyboardEvent,
  renderer: Renderer,
  { open, close }: { open(): void; close(): void },
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
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
    Enter: open,
    Backspace: close,
    Escape: () => select(null),
  };
  const act = moves[event.key === '=' ? '+' : event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
