// One frame of the map. Discs of one colour are one path: twenty thousand single fills would not fit into a frame.
import type { Camera } from '../../state/view-state.ts';
import { bundle, traceCurve } from './bundle.ts';
import type { Screen } from './camera.ts';
import { drawLabels } from './draw-labels.ts';
import type { Scene, Strand } from './scene.ts';

export function drawMap(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  screen: Screen,
): void {
  const ratio = context.canvas.width / screen.width;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = scene.theme.ground;
  context.fillRect(0, 0, screen.width, screen.height);
  const { scale } = camera;
  context.setTransform(
    ratio * scale,
    0,
    0,
    ratio * scale,
    ratio * (screen.width / 2 - camera.x * scale),
    ratio * (screen.height / 2 - camera.y * scale),
  );
  drawFolders(context, scene, scale);
  const seen = nodesOnScreen(scene, camera, screen);
  drawDiscs(context, scene, seen, scale);
  drawMarks(context, scene, seen, scale);
  drawStrands(context, scene, scale);
  drawSelection(context, scene, scale);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  drawLabels(context, scene, camera, screen);
}

function drawFolders(context: CanvasRenderingContext2D, scene: Scene, scale: number): void {
  context.lineWidth = 1 / scale;
  context.strokeStyle = scene.theme.folderLine;
  context.fillStyle = scene.theme.folder;
  for (const { x, y, r, depth } of scene.layout.folders) {
    if (r * scale < 3) continue;
    context.beginPath();
    context.arc(x, y, r, 0, 2 * Math.PI);
    // Each fill lies over the one around it, so deeper folders grow darker or lighter by themselves.
    context.globalAlpha = depth === 0 ? 0.5 : 0.55;
    context.fill();
    context.globalAlpha = 1;
    context.stroke();
  }
}

function nodesOnScreen({ layout, shown }: Scene, camera: Camera, screen: Screen): number[] {
  const halfWidth = screen.width / 2 / camera.scale + layout.slot;
  const halfHeight = screen.height / 2 / camera.scale + layout.slot;
  const seen: number[] = [];
  for (let node = 0; node < layout.x.length; node++) {
    if (shown[node] !== 1) continue;
    if (Math.abs((layout.x[node] ?? 0) - camera.x) > halfWidth) continue;
    if (Math.abs((layout.y[node] ?? 0) - camera.y) > halfHeight) continue;
    seen.push(node);
  }
  return seen;
}

function drawDiscs(
  context: CanvasRenderingContext2D,
  scene: Scene,
  seen: readonly number[],
  scale: number,
): void {
  const { colouring, focus } = scene;
  for (const inFocus of [false, true]) {
    const paths = colouring.palette.map(() => new Path2D());
    for (const node of seen) {
      if ((focus === null || focus[node] === 1) !== inFocus) continue;
      addDisc(paths[colouring.colourOf[node] ?? 0], scene, node, scale);
    }
    context.globalAlpha = inFocus ? 1 : 0.38;
    paths.forEach((path, colour) => {
      context.fillStyle = colouring.palette[colour] ?? scene.theme.muted;
      context.fill(path);
    });
  }
  context.globalAlpha = 1;
}

function addDisc(path: Path2D | undefined, { layout, fill }: Scene, node: number, scale: number): void {
  const x = layout.x[node] ?? 0;
  const y = layout.y[node] ?? 0;
  const r = layout.slot * (fill[node] ?? 1);
  // A circle of two pixels is a square to the eye, and a rectangle is several times cheaper.
  if (r * scale < 1.2) {
    path?.rect(x - r, y - r, 2 * r, 2 * r);
    return;
  }
  path?.moveTo(x + r, y);
  path?.arc(x, y, r, 0, 2 * Math.PI);
}

/** A ring for members of a cycle, a broken ring for files that break a layer. */
function drawMarks(
  context: CanvasRenderingContext2D,
  scene: Scene,
  seen: readonly number[],
  scale: number,
): void {
  if (scene.layout.slot * scale < 2) return;
  const inCycle = seen.filter((node) => scene.index.cycleOf[node] !== -1);
  const violating = seen.filter((node) => scene.violators.has(node));
  ring(context, scene, inCycle, scene.theme.cycle, 0.06, Math.max(1.2 / scale, 0.05));
  context.setLineDash([0.22, 0.16]);
  ring(context, scene, violating, scene.theme.violation, 0.15, Math.max(1.4 / scale, 0.06));
  context.setLineDash([]);
}

function ring(
  context: CanvasRenderingContext2D,
  { layout, fill }: Scene,
  nodes: readonly number[],
  colour: string,
  distance: number,
  width: number,
): void {
  context.beginPath();
  for (const node of nodes) {
    const r = layout.slot * (fill[node] ?? 1) + distance;
    context.moveTo((layout.x[node] ?? 0) + r, layout.y[node] ?? 0);
    context.arc(layout.x[node] ?? 0, layout.y[node] ?? 0, r, 0, 2 * Math.PI);
  }
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

function drawStrands(context: CanvasRenderingContext2D, scene: Scene, scale: number): void {
  const colourOf: Record<Strand['role'], string> = {
    import: scene.theme.imports,
    dependent: scene.theme.dependents,
    path: scene.theme.accent,
    violation: scene.theme.violation,
    cycle: scene.theme.cycle,
  };
  context.lineCap = 'round';
  context.lineWidth = (scene.strands.length > 200 ? 1 : 1.6) / scale;
  context.globalAlpha = scene.strands.length > 200 ? 0.45 : 0.85;
  for (const role of Object.keys(colourOf) as Strand['role'][]) {
    context.beginPath();
    for (const strand of scene.strands) if (strand.role === role) addStrand(context, scene, strand);
    context.strokeStyle = colourOf[role];
    context.stroke();
  }
  context.globalAlpha = 1;
}

function addStrand(
  context: CanvasRenderingContext2D,
  { index, layout, shown }: Scene,
  { edge }: Strand,
): void {
  const from = index.edgeSource[edge] ?? 0;
  const to = index.edgeTarget[edge] ?? 0;
  if (shown[from] === 1 && shown[to] === 1) traceCurve(context, bundle(layout, from, to));
}

function drawSelection(context: CanvasRenderingContext2D, scene: Scene, scale: number): void {
  const chosen = [scene.selected, scene.second].filter((node) => node !== -1);
  ring(context, scene, chosen, scene.theme.text, 3 / scale, 2 / scale);
  if (scene.hovered !== -1) ring(context, scene, [scene.hovered], scene.theme.text, 2 / scale, 1.2 / scale);
}
