// What lies over the ground: the edges of the file in focus, the files they lead to, and the rings around the chosen.
import { newPath } from '../../../export/new-path.ts';
import { bundle, endAt, traceCurve } from './edge-bundling.ts';
import { addDisc, drawRings } from './draw-base.ts';
import type { Scene, StrandRole } from './scene.ts';

/** How much of the ground is veiled while something is in focus. */
const veil = 0.3;

/** Draws the veil; the context stands in pixels. */
export function drawVeil(
  context: CanvasRenderingContext2D,
  { ground, focus }: Scene,
  width: number,
  height: number,
): void {
  if (focus.nodes.length === 0) return;
  context.globalAlpha = veil;
  context.fillStyle = ground.theme.ground;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}

/** The context stands in map units. */
export function drawFocus(context: CanvasRenderingContext2D, scene: Scene, scale: number): void {
  drawStrands(context, scene, scale);
  drawNeighbours(context, scene, scale);
  const { ground, focus } = scene;
  const chosen = [focus.selected, focus.second].filter((node) => ground.shown[node] === 1);
  const colour = ground.theme.text;
  drawRings(context, ground, chosen, { colour, distance: 3.5 / scale, width: 2.2 / scale });
  const hovered = [focus.hovered].filter((node) => ground.shown[node] === 1);
  drawRings(context, ground, hovered, { colour, distance: 2.5 / scale, width: 1.2 / scale });
}

const bundlesPerRole = 48;

/** A focus and its paths: they are the same in every frame until the focus changes. */
const pathsOf = new WeakMap<Scene['focus'], ReadonlyMap<StrandRole, readonly Path2D[]>>();

function drawStrands(context: CanvasRenderingContext2D, scene: Scene, scale: number): void {
  const { theme } = scene.ground;
  const colourOf: Readonly<Record<StrandRole, string>> = {
    dependent: theme.dependents,
    import: theme.imports,
    cycle: theme.cycle,
    path: theme.accent,
  };
  const paths = pathsOf.get(scene.focus) ?? traceStrands(context, scene);
  pathsOf.set(scene.focus, paths);
  const count = scene.focus.strands.length;
  context.lineCap = 'round';
  context.lineWidth = Math.max(0.8, 2 - Math.log10(count + 1) * 0.5) / scale;
  context.globalAlpha = strengthOf(count);
  for (const [role, parts] of paths) {
    context.strokeStyle = colourOf[role];
    for (const part of parts) context.stroke(part);
  }
  context.globalAlpha = 1;
}

/** The more strands, the fainter each: thousands of them must still show how dense they lie. */
function strengthOf(count: number): number {
  return Math.min(0.9, Math.max(0.05, 2.8 / Math.sqrt(count)));
}

/** Several paths for each role: where they lie over each other the strand grows stronger. */
function traceStrands(
  context: CanvasRenderingContext2D,
  { ground, focus }: Scene,
): Map<StrandRole, Path2D[]> {
  const { index, layout } = ground;
  const paths = new Map<StrandRole, Path2D[]>();
  focus.strands.forEach(({ edge, role }, i) => {
    const parts = paths.get(role) ?? [];
    paths.set(role, parts);
    const part = (parts[i % bundlesPerRole] ??= newPath(context));
    const from = endAt(layout, index.edgeSource[edge] ?? 0);
    const to = endAt(layout, index.edgeTarget[edge] ?? 0);
    traceCurve(part, bundle(layout, from, to));
  });
  return new Map([...paths].map(([role, parts]) => [role, parts.filter((part) => part !== undefined)]));
}

function drawNeighbours(context: CanvasRenderingContext2D, { ground, focus }: Scene, scale: number): void {
  const { colouring, theme } = ground;
  const paths = colouring.palette.map(() => newPath(context));
  for (const node of focus.nodes) addDisc(paths[colouring.colourOf[node] ?? 0], ground, node, scale);
  paths.forEach((path, colour) => {
    context.fillStyle = colouring.palette[colour] ?? theme.muted;
    context.fill(path);
  });
  if (ground.layout.slot * scale < 3) return;
  const inCycle = focus.nodes.filter((node) => ground.index.cycleOf[node] !== -1);
  drawRings(context, ground, inCycle, { colour: theme.cycle, distance: 1.8 / scale, width: 1.2 / scale });
}
