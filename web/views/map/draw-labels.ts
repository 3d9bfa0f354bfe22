// Names on the map. From far the folders carry them, from near the files; two names never lie over each other.
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

const labelLimit = 160;

export function drawLabels(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  screen: Screen,
): void {
  const labels = [...fileLabels(scene, camera, screen), ...folderLabels(scene, camera, screen)];
  const taken: DOMRect[] = [];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const label of labels.slice(0, labelLimit * 3)) {
    context.font = `${label.weight} ${label.size}px system-ui, sans-serif`;
    const width = context.measureText(label.text).width + 6;
    const box = new DOMRect(label.x - width / 2, label.y - label.size * 0.7, width, label.size * 1.4);
    if (taken.length >= labelLimit || taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    context.strokeStyle = scene.theme.ground;
    context.lineWidth = 3;
    context.strokeText(label.text, label.x, label.y);
    context.fillStyle = label.colour;
    context.fillText(label.text, label.x, label.y);
  }
}

/** The selected and hovered nodes first, then what they touch, then whatever is large enough to hold its name. */
function fileLabels(scene: Scene, camera: Camera, screen: Screen): Label[] {
  const { index, layout, focus, shown, selected, second, hovered, theme } = scene;
  const chosen = [hovered, selected, second].filter((node) => node !== -1);
  const touched: number[] = [];
  const large: number[] = [];
  const slotSize = layout.slot * camera.scale;
  for (let node = 0; node < index.nodes.length; node++) {
    if (shown[node] !== 1 || chosen.includes(node)) continue;
    if (focus !== null && focus[node] === 1 && slotSize > 7) touched.push(node);
    else if (slotSize * (scene.fill[node] ?? 1) > 17) large.push(node);
  }
  touched.sort((a, b) => (index.riskScore[b] ?? 0) - (index.riskScore[a] ?? 0));
  return [...chosen, ...touched.slice(0, 40), ...large].flatMap((node) => {
    const [x, y] = toScreen(camera, screen, layout.x[node] ?? 0, layout.y[node] ?? 0);
    if (x < -50 || y < -20 || x > screen.width + 50 || y > screen.height + 20) return [];
    const isChosen = chosen.includes(node);
    const text = shortName(index.nodes[node]?.label ?? '', node < index.fileCount);
    return [{ text, x, y, size: isChosen ? 13 : 11, weight: isChosen ? 700 : 500, colour: theme.text }];
  });
}

/** The name of a folder stands on its upper edge: large ones first, and none that is larger than the screen. */
function folderLabels({ layout, theme }: Scene, camera: Camera, screen: Screen): Label[] {
  const labels: (Label & { readonly r: number })[] = [];
  for (const { label, x: mapX, y: mapY, r: mapR, depth } of layout.folders) {
    const r = mapR * camera.scale;
    if (label === '' || r < 22) continue;
    const [x, y] = toScreen(camera, screen, mapX, mapY - mapR);
    if (x < 0 || y < -20 || x > screen.width || y > screen.height) continue;
    const size = Math.max(11, Math.min(16, r / 12));
    const colour = depth <= 1 ? theme.text : theme.muted;
    labels.push({
      text: shorten(`${label}/`, Math.max(12, r / 3.2)),
      x,
      y: y + size * 0.3,
      size,
      weight: 600,
      colour,
      r,
    });
  }
  return labels.toSorted((a, b) => b.r - a.r);
}

function shortName(label: string, isFile: boolean): string {
  return shorten(isFile ? label.slice(label.lastIndexOf('/') + 1) : label, 32);
}

function shorten(text: string, length: number): string {
  const most = Math.floor(length);
  return text.length <= most ? text : `${text.slice(0, most / 2)}…${text.slice(-most / 2 + 1)}`;
}

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
