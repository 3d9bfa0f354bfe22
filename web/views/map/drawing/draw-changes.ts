// The second sign of a change, besides its colour: a plus in what was added, a tilde in what changed, and a dashed outline
// with a minus around nothing for what was removed.
import { newPath } from '../../../export/new-path.ts';
import { nodeStates, type NodeState } from '../../../state/change/align-reports.ts';
import type { MapBase } from './scene.ts';
import { addNode } from './trace-nodes.ts';

/** In pixels: smaller nodes have their colour and outline only. */
const signedRadius = 4.5;

/** Draws over nodes that are drawn already. Expects a context in map units. */
export function drawChanges(
  context: CanvasRenderingContext2D,
  base: MapBase,
  nodes: readonly number[],
  scale: number,
): void {
  const { change, theme } = base;
  if (change === null) return;
  const ofState = (state: NodeState): number[] =>
    nodes.filter((node) => change.states[node] === nodeStates.indexOf(state) && base.shown[node] === 1);
  const removed = ofState('removed');
  hollow(context, base, removed, scale);
  drawSigns(context, base, removed, { scale, state: 'removed', colour: theme.removed });
  drawSigns(context, base, ofState('added'), { scale, state: 'added', colour: theme.ground });
  // Amber is light in both themes.
  const dark = theme.isDark ? theme.ground : theme.text;
  drawSigns(context, base, ofState('changed'), { scale, state: 'changed', colour: dark });
}

function hollow(
  context: CanvasRenderingContext2D,
  base: MapBase,
  nodes: readonly number[],
  scale: number,
): void {
  const path = newPath(context);
  for (const node of nodes) addNode(path, base, node, scale);
  context.fillStyle = base.theme.ground;
  context.fill(path);
  context.strokeStyle = base.theme.removed;
  context.lineWidth = Math.min(2.2, 0.8 + base.layout.slot * scale * 0.1) / scale;
  context.setLineDash([4 / scale, 2.5 / scale]);
  context.stroke(path);
  context.setLineDash([]);
}

interface SignStyle {
  readonly scale: number;
  readonly state: Exclude<NodeState, 'same'>;
  readonly colour: string;
}

function drawSigns(
  context: CanvasRenderingContext2D,
  { layout, fill }: MapBase,
  nodes: readonly number[],
  { scale, state, colour }: SignStyle,
): void {
  context.strokeStyle = colour;
  context.lineCap = 'round';
  for (const node of nodes) {
    const r = (layout.r[node] ?? 1) * (fill[node] ?? 1);
    if (r * scale < signedRadius) continue;
    context.lineWidth = Math.min(r * 0.2, 3 / scale);
    context.beginPath();
    traceSign[state](context, layout.x[node] ?? 0, layout.y[node] ?? 0, Math.min(r * 0.5, 9 / scale));
    context.stroke();
  }
}

type TraceSign = (context: CanvasRenderingContext2D, x: number, y: number, half: number) => void;

const traceSign: Readonly<Record<SignStyle['state'], TraceSign>> = {
  added(context, x, y, half) {
    traceSign.removed(context, x, y, half);
    context.moveTo(x, y - half);
    context.lineTo(x, y + half);
  },
  removed(context, x, y, half) {
    context.moveTo(x - half, y);
    context.lineTo(x + half, y);
  },
  changed(context, x, y, half) {
    context.moveTo(x - half, y + half * 0.25);
    context.bezierCurveTo(x - half * 0.4, y - half, x + half * 0.4, y + half, x + half, y - half * 0.25);
  },
};
