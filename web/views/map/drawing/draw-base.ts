// The ground of the map: folders, the links between them, discs and marks. Discs of one colour are one path: twenty
// thousand single fills would not fit into a frame.
import { newPath } from '../../../export/new-path.ts';
import type { Camera } from '../../../state/view-state.ts';
import { bundle, endAt, traceCurve } from './edge-bundling.ts';
import type { Screen } from '../camera/camera.ts';
import type { Ground } from './scene.ts';

/** Pixels: a folder below this radius is one disc, a slot above that radius shows its file's edges. */
const folderDiscBelow = 5;
const fileEdgesAbove = 15;
const linkingFolder = 24;
const mostFileEdges = 1500;

/** The context stands in map units already. */
export function drawGround(
  context: CanvasRenderingContext2D,
  ground: Ground,
  camera: Camera,
  screen: Screen,
): void {
  const sight = findSight(ground, camera, screen);
  drawFolders(context, ground, sight);
  if (ground.layout.slot * camera.scale > fileEdgesAbove) drawFileEdges(context, ground, sight);
  else drawLinks(context, ground, sight);
  drawDiscs(context, ground, sight);
  drawMarks(context, ground, sight);
}

/** What of the map is on the screen. */
interface Sight {
  readonly scale: number;
  readonly folders: readonly number[];
  /** Those of them that are too small to be looked into. */
  readonly closed: readonly number[];
  readonly nodes: readonly number[];
}

function findSight({ layout }: Ground, camera: Camera, screen: Screen): Sight {
  const { scale } = camera;
  const halfWidth = screen.width / 2 / scale;
  const halfHeight = screen.height / 2 / scale;
  const sees = (x: number, y: number, r: number): boolean =>
    Math.abs(x - camera.x) <= halfWidth + r && Math.abs(y - camera.y) <= halfHeight + r;
  const folders: number[] = [];
  const closed: number[] = [];
  // Folder → 1 where it is open: on the screen, and large enough for what it holds.
  const open = new Uint8Array(layout.folders.length);
  layout.folders.forEach(({ x, y, r, parent }, place) => {
    if ((parent !== -1 && open[parent] !== 1) || !sees(x, y, r)) return;
    if (parent !== -1 && r * scale < folderDiscBelow) {
      closed.push(place);
      return;
    }
    open[place] = 1;
    folders.push(place);
  });
  const nodes: number[] = [];
  for (let node = 0; node < layout.x.length; node++) {
    const folder = layout.folderOf[node] ?? -1;
    if (folder !== -1 && open[folder] !== 1) continue;
    if (sees(layout.x[node] ?? 0, layout.y[node] ?? 0, layout.r[node] ?? 1)) nodes.push(node);
  }
  return { scale, folders, closed, nodes };
}

function drawFolders(
  context: CanvasRenderingContext2D,
  { layout, theme }: Ground,
  { scale, folders }: Sight,
): void {
  context.lineWidth = 1 / scale;
  context.strokeStyle = theme.folderLine;
  // The fill lets through what is below it, so that deeper folders stand out by themselves.
  context.fillStyle = theme.folder;
  for (const place of folders) {
    const folder = layout.folders[place];
    if (folder === undefined || (place === 0 && !layout.hasRim)) continue;
    context.beginPath();
    context.arc(folder.x, folder.y, folder.r, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

function drawLinks(context: CanvasRenderingContext2D, ground: Ground, { scale }: Sight): void {
  const { layout, theme } = ground;
  const links = ground.linksAbove(linkingFolder / scale);
  const heaviest = Math.sqrt(links[0]?.weight ?? 1);
  context.strokeStyle = theme.link;
  context.lineCap = 'round';
  for (const { from, to, weight } of links) {
    const ends = [from, to].map((place) => {
      const { x = 0, y = 0, parent = -1 } = layout.folders[place] ?? {};
      return { x, y, folder: parent };
    });
    const [start, end] = ends;
    if (start === undefined || end === undefined) continue;
    const share = Math.sqrt(weight) / heaviest;
    context.globalAlpha = 0.12 + 0.26 * share;
    context.lineWidth = (0.6 + 3.4 * share) / scale;
    context.beginPath();
    traceCurve(context, bundle(layout, start, end));
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawFileEdges(context: CanvasRenderingContext2D, ground: Ground, { scale, nodes }: Sight): void {
  const { index, layout, theme, shown } = ground;
  const onScreen = new Set(nodes);
  let count = 0;
  context.beginPath();
  for (const node of nodes) {
    if (shown[node] !== 1) continue;
    for (const edge of index.outEdges.subarray(index.outStart[node], index.outStart[node + 1])) {
      const target = index.edgeTarget[edge] ?? 0;
      if (!onScreen.has(target) || shown[target] !== 1 || target >= index.fileCount) continue;
      if (count++ >= mostFileEdges) break;
      traceCurve(context, bundle(layout, endAt(layout, node), endAt(layout, target)));
    }
  }
  context.strokeStyle = theme.link;
  context.globalAlpha = 0.4;
  context.lineWidth = 1 / scale;
  context.stroke();
  context.globalAlpha = 1;
}

function drawDiscs(context: CanvasRenderingContext2D, ground: Ground, sight: Sight): void {
  const { layout, colouring, folderColour, shown, theme } = ground;
  // Behind the colours of the palette stands the one of files that the filters leave out.
  const leftOut = colouring.palette.length;
  const paths = Array.from({ length: leftOut + 1 }, () => newPath(context));
  for (const node of sight.nodes) {
    if (shown[node] === 1) addDisc(paths[colouring.colourOf[node] ?? 0], ground, node, sight.scale);
    else if (node < ground.index.fileCount) addDisc(paths[leftOut], ground, node, sight.scale);
  }
  for (const place of sight.closed) {
    const { x = 0, y = 0, r = 1 } = layout.folders[place] ?? {};
    addCircle(paths[folderColour[place] ?? 0], x, y, r, sight.scale);
  }
  paths.forEach((path, colour) => {
    context.globalAlpha = colour === leftOut ? 0.16 : 1;
    context.fillStyle = colouring.palette[colour] ?? theme.muted;
    context.fill(path);
  });
  context.globalAlpha = 1;
}

/** Packages are squares: they are not of this project. */
export function addDisc(path: Path2D | undefined, ground: Ground, node: number, scale: number): void {
  const { layout, fill, index } = ground;
  const x = layout.x[node] ?? 0;
  const y = layout.y[node] ?? 0;
  const r = (layout.r[node] ?? 1) * (fill[node] ?? 1);
  if (node < index.fileCount) addCircle(path, x, y, r, scale);
  else path?.roundRect(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, r * 0.3);
}

function addCircle(path: Path2D | undefined, x: number, y: number, r: number, scale: number): void {
  // A circle of two pixels is a square to the eye, and a rectangle is several times cheaper.
  if (r * scale < 1.3) {
    const half = Math.max(r, 0.55 / scale);
    path?.rect(x - half, y - half, 2 * half, 2 * half);
    return;
  }
  path?.moveTo(x + r, y);
  path?.arc(x, y, r, 0, 2 * Math.PI);
}

/** A ring for members of a cycle, a broken ring for files that break a layer. */
function drawMarks(context: CanvasRenderingContext2D, ground: Ground, { scale, nodes }: Sight): void {
  if (ground.layout.slot * scale < 1.6) return;
  const shown = nodes.filter((node) => ground.shown[node] === 1);
  const inCycle = shown.filter((node) => ground.index.cycleOf[node] !== -1);
  const violating = shown.filter((node) => ground.violators.has(node));
  const width = Math.min(2, 0.6 + ground.layout.slot * scale * 0.08) / scale;
  drawRings(context, ground, inCycle, { colour: ground.theme.cycle, distance: 1.2 / scale + width, width });
  context.setLineDash([0.3, 0.2]);
  const distance = 2 / scale + 3 * width;
  drawRings(context, ground, violating, { colour: ground.theme.violation, distance, width });
  context.setLineDash([]);
}

interface RingStyle {
  readonly colour: string;
  /** Between disc and ring, in map units. */
  readonly distance: number;
  readonly width: number;
}

export function drawRings(
  context: CanvasRenderingContext2D,
  { layout, fill }: Ground,
  nodes: readonly number[],
  { colour, distance, width }: RingStyle,
): void {
  context.beginPath();
  for (const node of nodes) {
    const r = (layout.r[node] ?? 1) * (fill[node] ?? 1) + distance;
    context.moveTo((layout.x[node] ?? 0) + r, layout.y[node] ?? 0);
    context.arc(layout.x[node] ?? 0, layout.y[node] ?? 0, r, 0, 2 * Math.PI);
  }
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
