// The base of the map: folders, the links between them, nodes and marks. Nodes of one colour are one path: twenty thousand
// separate fills would take longer than a frame.
import { newPath } from '../../../export/new-path.ts';
import type { Camera } from '../../../state/view-state.ts';
import { drawChanges } from './draw-changes.ts';
import { bundleEdge, edgeEndAt, traceCurve } from './edge-bundling.ts';
import type { Screen } from '../camera/camera.ts';
import type { MapBase } from './scene.ts';
import { addCircle, addNode } from './trace-nodes.ts';

/** Radii in pixels: smaller folders are drawn as one circle, larger slots show the edges of their files. */
const closedFolderRadius = 5;
const fileEdgesRadius = 15;
const linkedFolderRadius = 24;
const fileEdgeLimit = 1500;

/** Expects a context in map units. */
export function drawBase(
  context: CanvasRenderingContext2D,
  base: MapBase,
  camera: Camera,
  screen: Screen,
): void {
  const inView = findInView(base, camera, screen);
  drawFolders(context, base, inView);
  if (base.layout.slot * camera.scale > fileEdgesRadius) drawFileEdges(context, base, inView);
  else drawLinks(context, base, inView);
  drawNodes(context, base, inView);
  drawChanges(context, base, inView.nodes, inView.scale);
  drawMarks(context, base, inView);
}

/** The part of the map that is on the screen. */
interface InView {
  readonly scale: number;
  readonly folders: readonly number[];
  /** Folders that are too small to show their contents. */
  readonly closed: readonly number[];
  readonly nodes: readonly number[];
}

function findInView({ layout }: MapBase, camera: Camera, screen: Screen): InView {
  const { scale } = camera;
  const halfWidth = screen.width / 2 / scale;
  const halfHeight = screen.height / 2 / scale;
  const sees = (x: number, y: number, r: number): boolean =>
    Math.abs(x - camera.x) <= halfWidth + r && Math.abs(y - camera.y) <= halfHeight + r;
  const folders: number[] = [];
  const closed: number[] = [];
  // Folder → 1 if it is on the screen and large enough to show its contents.
  const open = new Uint8Array(layout.folders.length);
  layout.folders.forEach(({ x, y, r, parent }, place) => {
    if ((parent !== -1 && open[parent] !== 1) || !sees(x, y, r)) return;
    if (parent !== -1 && r * scale < closedFolderRadius) {
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
  { layout, theme, folderColour, colouring }: MapBase,
  { scale, folders }: InView,
): void {
  context.lineWidth = 1 / scale;
  context.strokeStyle = theme.folderLine;
  // The fill is translucent, so deeper folders stand out.
  context.fillStyle = theme.folder;
  for (const place of folders) {
    const folder = layout.folders[place];
    if (folder === undefined || (place === 0 && !layout.hasOuterCircle)) continue;
    context.globalAlpha = folderColour[place] === colouring.palette.length ? 0.3 : 1;
    context.beginPath();
    context.arc(folder.x, folder.y, folder.r, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawLinks(context: CanvasRenderingContext2D, base: MapBase, { scale }: InView): void {
  const { layout, theme } = base;
  const links = base.linksAbove(linkedFolderRadius / scale);
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
    traceCurve(context, bundleEdge(layout, start, end));
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawFileEdges(context: CanvasRenderingContext2D, base: MapBase, { scale, nodes }: InView): void {
  const { index, layout, theme, shown, change } = base;
  const onScreen = new Set(nodes);
  let count = 0;
  context.beginPath();
  for (const node of nodes) {
    if (shown[node] !== 1) continue;
    for (const edge of index.outEdges.subarray(index.outStart[node], index.outStart[node + 1])) {
      const target = index.edgeTarget[edge] ?? 0;
      if (!onScreen.has(target) || shown[target] !== 1 || target >= index.fileCount) continue;
      if (change?.edgeState(node, target) === 'removed') continue;
      if (count++ >= fileEdgeLimit) break;
      traceCurve(context, bundleEdge(layout, edgeEndAt(layout, node), edgeEndAt(layout, target)));
    }
  }
  context.strokeStyle = theme.link;
  context.globalAlpha = 0.4;
  context.lineWidth = 1 / scale;
  context.stroke();
  context.globalAlpha = 1;
}

function drawNodes(context: CanvasRenderingContext2D, base: MapBase, inView: InView): void {
  const { layout, colouring, folderColour, shown, theme } = base;
  // One more path than the palette has colours: for files that the filters exclude.
  const excluded = colouring.palette.length;
  const paths = Array.from({ length: excluded + 1 }, () => newPath(context));
  for (const node of inView.nodes) {
    if (shown[node] === 1) addNode(paths[colouring.colourOf[node] ?? 0], base, node, inView.scale);
    else if (node < base.index.fileCount && base.index.isAbsent?.[node] !== 1)
      addNode(paths[excluded], base, node, inView.scale);
  }
  for (const place of inView.closed) {
    const { x = 0, y = 0, r = 1 } = layout.folders[place] ?? {};
    addCircle(paths[folderColour[place] ?? 0], x, y, r, inView.scale);
  }
  paths.forEach((path, colour) => {
    context.globalAlpha = colour === excluded ? 0.16 : 1;
    context.fillStyle = colouring.palette[colour] ?? theme.muted;
    context.fill(path);
  });
  context.globalAlpha = 1;
}

/** A ring around files in a cycle, a dashed ring around files with a layer violation. */
function drawMarks(context: CanvasRenderingContext2D, base: MapBase, { scale, nodes }: InView): void {
  if (base.layout.slot * scale < 1.6) return;
  const shown = nodes.filter((node) => base.shown[node] === 1);
  const inCycle = shown.filter((node) => base.inCycle.has(node));
  const violating = shown.filter((node) => base.violators.has(node));
  const width = Math.min(2, 0.6 + base.layout.slot * scale * 0.08) / scale;
  const largest = base.layout.slotSpacing / 2 - width / 2;
  const space = Math.min(1 / scale, base.layout.slot * 0.18);
  drawSpace(context, base, [...inCycle, ...violating], { largest, width, space });
  drawRings(context, base, inCycle, {
    colour: base.theme.cycle,
    distance: 1.2 / scale + width,
    width,
    largest,
  });
  context.setLineDash([0.3, 0.2]);
  const distance = 2 / scale + 3 * width;
  drawRings(context, base, violating, { colour: base.theme.violation, distance, width, largest });
  context.setLineDash([]);
}

interface Space {
  readonly largest: number;
  readonly width: number;
  readonly space: number;
}

/** A ring that would overlap its neighbours lies on the node: the space between node and ring is taken from the node. */
function drawSpace(
  context: CanvasRenderingContext2D,
  base: MapBase,
  nodes: readonly number[],
  { largest, width, space }: Space,
): void {
  const inner = largest - width / 2 - space;
  const covering = nodes.filter((node) => (base.layout.r[node] ?? 1) * (base.fill[node] ?? 1) > inner);
  const style = { colour: base.theme.ground, width: space, distance: 0, largest: inner + space / 2 };
  drawRings(context, base, covering, style);
}

interface RingStyle {
  readonly colour: string;
  /** Between node and ring, in map units. */
  readonly distance: number;
  readonly width: number;
  /** The largest radius of a ring, so that those of neighbours do not overlap. */
  readonly largest?: number;
}

export function drawRings(
  context: CanvasRenderingContext2D,
  { layout, fill }: MapBase,
  nodes: readonly number[],
  { colour, distance, width, largest = Infinity }: RingStyle,
): void {
  context.beginPath();
  for (const node of nodes) {
    const r = Math.min((layout.r[node] ?? 1) * (fill[node] ?? 1) + distance, largest);
    context.moveTo((layout.x[node] ?? 0) + r, layout.y[node] ?? 0);
    context.arc(layout.x[node] ?? 0, layout.y[node] ?? 0, r, 0, 2 * Math.PI);
  }
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
