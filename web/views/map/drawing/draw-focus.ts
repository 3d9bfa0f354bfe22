// What is drawn over the base: the edges of the node in focus, the nodes at their ends, and rings around the selected ones.
import { newPath } from '../../../export/new-path.ts';
import { bundleEdge, edgeEndAt, traceCurve } from './edge-bundling.ts';
import { drawRings } from './draw-base.ts';
import { drawChanges } from './draw-changes.ts';
import type { Scene, EdgeRole } from './scene.ts';
import { addNode } from './trace-nodes.ts';

/** How much the base is dimmed while something is in focus. */
const dimming = 0.3;

/** Expects a context in pixels. */
export function dimBase(
  context: CanvasRenderingContext2D,
  { base, focus }: Scene,
  width: number,
  height: number,
): void {
  if (focus.nodes.length === 0) return;
  context.globalAlpha = dimming;
  context.fillStyle = base.theme.ground;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}

/** Expects a context in map units. */
export function drawFocus(context: CanvasRenderingContext2D, scene: Scene, scale: number): void {
  drawEdges(context, scene, scale);
  drawCoupled(context, scene, scale);
  drawNeighbours(context, scene, scale);
  const { base, focus } = scene;
  drawFolderRing(context, scene, scale);
  const chosen = [focus.selected, focus.second].filter((node) => base.shown[node] === 1);
  const colour = base.theme.text;
  drawRings(context, base, chosen, { colour, distance: 3.5 / scale, width: 2.2 / scale });
  const hovered = [focus.hovered].filter((node) => base.shown[node] === 1);
  drawRings(context, base, hovered, { colour, distance: 2.5 / scale, width: 1.2 / scale });
}

function drawFolderRing(context: CanvasRenderingContext2D, { base, focus }: Scene, scale: number): void {
  const folder = base.layout.folders[focus.folder];
  if (folder === undefined) return;
  context.beginPath();
  context.arc(folder.x, folder.y, folder.r, 0, 2 * Math.PI);
  context.strokeStyle = base.theme.text;
  context.lineWidth = 2.2 / scale;
  context.stroke();
}

const pathsPerRole = 48;

/** The paths of a focus are the same in every frame until the focus changes. */
const pathsOf = new WeakMap<Scene['focus'], ReadonlyMap<EdgeRole, readonly Path2D[]>>();

function drawEdges(context: CanvasRenderingContext2D, scene: Scene, scale: number): void {
  const { theme } = scene.base;
  const colourOf: Readonly<Record<EdgeRole, string>> = {
    dependent: theme.dependents,
    import: theme.imports,
    cycle: theme.cycle,
    path: theme.accent,
    added: theme.added,
    removed: theme.removed,
  };
  const paths = pathsOf.get(scene.focus) ?? traceEdges(context, scene);
  pathsOf.set(scene.focus, paths);
  context.lineCap = 'round';
  for (const [role, parts] of paths) {
    const count = scene.focus.edges.filter((edge) => edge.role === role).length;
    const widest = role === 'cycle' ? 3.2 : 2;
    context.lineWidth = Math.max(0.8, widest - Math.log10(count + 1) * 0.5) / scale;
    context.globalAlpha = edgeOpacity(count);
    context.strokeStyle = colourOf[role];
    context.setLineDash(role === 'removed' ? [6 / scale, 5 / scale] : []);
    for (const part of parts) context.stroke(part);
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Dotted: no import connects them. */
function drawCoupled(context: CanvasRenderingContext2D, { base, focus }: Scene, scale: number): void {
  if (focus.coupled.length === 0) return;
  const { layout, theme } = base;
  context.beginPath();
  for (const [one, other] of focus.coupled)
    traceCurve(context, bundleEdge(layout, edgeEndAt(layout, one), edgeEndAt(layout, other)));
  context.lineCap = 'round';
  context.lineWidth = 2 / scale;
  context.strokeStyle = theme.text;
  context.globalAlpha = Math.max(0.3, edgeOpacity(focus.coupled.length));
  context.setLineDash([0.1 / scale, 5 / scale]);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** The more edges, the fainter each, so that thousands of them still show where they are dense. */
function edgeOpacity(count: number): number {
  return Math.min(0.9, Math.max(0.05, 2.8 / Math.sqrt(count)));
}

/** Several paths for each role: where they overlap, the line becomes stronger. */
function traceEdges(context: CanvasRenderingContext2D, { base, focus }: Scene): Map<EdgeRole, Path2D[]> {
  const { index, layout } = base;
  const paths = new Map<EdgeRole, Path2D[]>();
  focus.edges.forEach(({ edge, role }, i) => {
    const parts = paths.get(role) ?? [];
    paths.set(role, parts);
    const part = (parts[i % pathsPerRole] ??= newPath(context));
    const from = edgeEndAt(layout, index.edgeSource[edge] ?? 0);
    const to = edgeEndAt(layout, index.edgeTarget[edge] ?? 0);
    traceCurve(part, bundleEdge(layout, from, to));
  });
  return new Map([...paths].map(([role, parts]) => [role, parts.filter((part) => part !== undefined)]));
}

function drawNeighbours(context: CanvasRenderingContext2D, { base, focus }: Scene, scale: number): void {
  const { colouring, theme } = base;
  const paths = colouring.palette.map(() => newPath(context));
  for (const node of focus.nodes) addNode(paths[colouring.colourOf[node] ?? 0], base, node, scale);
  paths.forEach((path, colour) => {
    context.fillStyle = colouring.palette[colour] ?? theme.muted;
    context.fill(path);
  });
  drawChanges(context, base, focus.nodes, scale);
  const isCycle = focus.edges.some(({ role }) => role === 'cycle');
  if (base.layout.slot * scale < 3 && !isCycle) return;
  const inCycle = focus.nodes.filter((node) =>
    isCycle ? base.index.cycleOf[node] !== -1 : base.inCycle.has(node),
  );
  const width = (isCycle ? 2.6 : 1.2) / scale;
  drawRings(context, base, inCycle, { colour: theme.cycle, distance: 1.8 / scale, width });
}
