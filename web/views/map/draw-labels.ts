// Names on the map. From far the folders carry them, from near the files; two names never lie over each other.
import { shorten, visibleName } from '../../state/visible-name.ts';
import type { Camera } from '../../state/view-state.ts';
import { type Screen, toScreen } from './camera.ts';
import type { Scene } from './scene.ts';

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const labelLimit = 140;
const font = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif';

/** The context stands in pixels. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  screen: Screen,
): void {
  const labels = [
    ...nodeLabels(scene, chosenNodes(scene), camera, screen),
    ...folderLabels(scene, camera, screen),
    ...nodeLabels(scene, otherNodes(scene, camera), camera, screen),
  ];
  const taken: Box[] = [];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = scene.ground.theme.ground;
  context.lineWidth = 3.5;
  for (const label of labels) {
    if (taken.length >= labelLimit) break;
    context.font = `${label.weight} ${label.size}px ${font}`;
    const half = context.measureText(label.text).width / 2 + 4;
    // A name that would be cut off by the edge moves inside.
    const x = Math.min(Math.max(label.x, half), Math.max(half, screen.width - half));
    const box = {
      left: x - half,
      right: x + half,
      top: label.y - label.size * 0.72,
      bottom: label.y + label.size * 0.72,
    };
    if (taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    context.globalAlpha = 0.85;
    context.strokeText(label.text, x, label.y);
    context.globalAlpha = 1;
    context.fillStyle = label.colour;
    context.fillText(label.text, x, label.y);
  }
}

function chosenNodes({ focus }: Scene): number[] {
  return [...new Set([focus.hovered, focus.selected, focus.second])].filter((node) => node !== -1);
}

/** What the chosen ones touch, the riskiest first, then whatever is large enough to carry its name. */
function otherNodes(scene: Scene, camera: Camera): number[] {
  const { ground, focus } = scene;
  const { index, layout, shown, fill } = ground;
  const byRisk = (a: number, b: number): number => (index.riskScore[b] ?? 0) - (index.riskScore[a] ?? 0);
  const touched =
    layout.slot * camera.scale > 5 || focus.nodes.length < 12
      ? focus.nodes.slice(0, 400).toSorted(byRisk).slice(0, 30)
      : [];
  const large: number[] = [];
  const largeFrom = 15 / camera.scale;
  const first = layout.slot * 1.2 < largeFrom ? index.fileCount : 0;
  for (let node = first; node < index.nodes.length; node++) {
    // Around a package there is room for its name.
    const least = node < index.fileCount ? largeFrom : 3.5 / camera.scale;
    if (shown[node] === 1 && (layout.r[node] ?? 1) * (fill[node] ?? 1) > least) large.push(node);
  }
  return [...new Set([...touched, ...large.slice(0, 2000).toSorted(byRisk)])];
}

function nodeLabels(
  { ground, focus }: Scene,
  nodes: readonly number[],
  camera: Camera,
  screen: Screen,
): Label[] {
  const { index, layout, theme, fill, shown } = ground;
  return nodes.flatMap((node) => {
    const [x, y] = toScreen(camera, screen, layout.x[node] ?? 0, layout.y[node] ?? 0);
    if (shown[node] !== 1 || x < 0 || y < 0 || x > screen.width || y > screen.height) return [];
    const isChosen = node === focus.hovered || node === focus.selected || node === focus.second;
    const size = isChosen ? 13 : 11;
    const r = (layout.r[node] ?? 1) * (fill[node] ?? 1) * camera.scale;
    const text = nameOf(index.nodes[node]?.label ?? '', node < index.fileCount);
    // Inside where there is room, else below the disc.
    const isInside = r > Math.max(14, 3.1 * text.length);
    const labelY = isInside ? y : y + r + size * 0.85 + (isChosen ? 5 : 2);
    const colour = node < index.fileCount || isChosen ? theme.text : theme.muted;
    return [{ text, x, y: labelY, size, weight: isChosen ? 700 : 500, colour }];
  });
}

/** The name of a folder stands on its upper edge: large ones first, and none that is larger than the screen. */
function folderLabels({ ground }: Scene, camera: Camera, screen: Screen): Label[] {
  const { layout, theme } = ground;
  const labels: (Label & { readonly r: number })[] = [];
  for (const { label, x: mapX, y: mapY, r: mapR, depth } of layout.folders) {
    const r = mapR * camera.scale;
    if (label === '' || r < 20) continue;
    const [x, y] = toScreen(camera, screen, mapX, mapY - mapR);
    if (x < 0 || y < -6 || x > screen.width || y > screen.height) continue;
    const size = Math.max(11, Math.min(15, 8 + r / 28));
    labels.push({
      text: `${shorten(visibleName(label), Math.max(14, r / 3.2))}/`,
      x,
      y: Math.max(size, y + size * 0.4),
      size,
      weight: 600,
      colour: depth <= 1 ? theme.text : theme.muted,
      r,
    });
  }
  return labels.toSorted((a, b) => b.r - a.r).slice(0, 2 * labelLimit);
}

function nameOf(label: string, isFile: boolean): string {
  return shorten(visibleName(isFile ? label.slice(label.lastIndexOf('/') + 1) : label), 30);
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
