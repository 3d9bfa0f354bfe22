// The labels of the map: of folders while zoomed out, of files while zoomed in. No two labels overlap.
import type { AlignedReports } from '../../../state/change/align-reports.ts';
import { nameNode } from '../../../state/name-files.ts';
import { visibleName } from '../../../state/visible-name.ts';
import { shortenApart } from '../../shared/shorten-apart.ts';
import type { Camera } from '../../../state/view-state.ts';
import { type Screen, toScreen } from '../camera/camera.ts';
import { type Label, LabelPlacer } from './label-placement.ts';
import type { Scene } from './scene.ts';

const labelLimit = 140;
const font = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif';

/** Expects a context in pixels. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  screen: Screen,
): void {
  const chosen = chosenNodes(scene);
  const others = labelledNodes(scene, camera);
  const places = new LabelPlacer(screen);
  const apart = [
    ...chosen,
    ...others.neighbours,
    ...others.large.filter((node) => isLargePackage(scene, node, camera)),
  ];
  for (const node of apart) places.reserve(discOf(scene, node, camera, screen));
  const rest = new Set([...others.neighbours, ...others.large]);
  const riskiest = riskiestNodes(scene).filter((node) => !chosen.includes(node));
  for (const node of [...chosen, ...riskiest]) rest.delete(node);
  const labels = [
    ...nodeLabels(scene, chosen, camera, screen),
    ...nodeLabels(scene, riskiest, camera, screen).map((label) => ({ ...label, isKept: true })),
    ...folderLabels(scene, camera, screen),
    ...nodeLabels(scene, [...rest], camera, screen),
  ];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = scene.base.theme.ground;
  context.lineWidth = 3.5;
  let drawn = 0;
  for (const label of labels) {
    if (drawn >= labelLimit) break;
    context.font = `${label.weight} ${label.size}px ${font}`;
    const place = places.place(label, context.measureText(label.text).width);
    if (place === undefined) continue;
    drawn++;
    context.globalAlpha = 0.85;
    context.strokeText(label.text, place.x, place.y);
    context.globalAlpha = 1;
    context.fillStyle = label.colour;
    context.fillText(label.text, place.x, place.y);
  }
}

function chosenNodes({ base, focus }: Scene): number[] {
  const chosen = new Set([focus.hovered, focus.selected, focus.second]);
  return [...chosen].filter((node) => base.shown[node] === 1);
}

/** Labels of these files are never dropped. */
const riskiestLimit = 6;

function riskiestNodes({ base: { index, shown, change } }: Scene): number[] {
  if (change !== null) return mostChangedNodes(change, shown);
  return index.report.risks.top_risk_files
    .map(({ file }) => index.numberOf.get(file) ?? -1)
    .filter((node) => shown[node] === 1)
    .slice(0, riskiestLimit);
}

/** Of a change: what was added and removed before what changed. */
function mostChangedNodes({ states }: AlignedReports, shown: Uint8Array): number[] {
  const changed = Array.from(states, (_, node) => node).filter(
    (node) => shown[node] === 1 && (states[node] ?? 0) > 0,
  );
  return changed.toSorted((a, b) => (states[b] ?? 0) - (states[a] ?? 0)).slice(0, riskiestLimit);
}

/** The neighbours of the chosen nodes, the riskiest first, and all nodes that are large enough for a label. */
function labelledNodes(
  { base, focus }: Scene,
  camera: Camera,
): { readonly neighbours: readonly number[]; readonly large: readonly number[] } {
  const { index, layout, shown, fill } = base;
  const byRisk = (a: number, b: number): number => (index.riskScore[b] ?? 0) - (index.riskScore[a] ?? 0);
  const isNear = layout.slot * camera.scale > 5 || focus.nodes.length < 12;
  const neighbours = isNear ? focus.nodes.slice(0, 400).toSorted(byRisk).slice(0, 30) : [];
  const isLarge = (node: number, least: number): boolean =>
    shown[node] === 1 && (layout.r[node] ?? 1) * (fill[node] ?? 1) * camera.scale > least;
  const files: number[] = [];
  if (layout.slot * 1.2 * camera.scale > labelledFileRadius) {
    for (let node = 0; node < index.fileCount; node++)
      if (isLarge(node, labelledFileRadius)) files.push(node);
  }
  const dependentsOf = (node: number): number => index.nodes[node]?.incoming ?? 0;
  const packages = Array.from(
    { length: index.nodes.length - index.fileCount },
    (_, i) => index.fileCount + i,
  ).filter((node) => isLarge(node, labelledPackageRadius));
  const used = packages
    .toSorted((a, b) => dependentsOf(b) - dependentsOf(a))
    .slice(0, packageLabelLimit(camera, layout));
  return { neighbours, large: [...files.slice(0, 2000).toSorted(byRisk), ...used] };
}

/** Radii in pixels from which nodes are labelled. Packages have space for labels around them. */
const labelledFileRadius = 15;
const labelledPackageRadius = 2.5;

/** A square that the name of another package would cover. */
function isLargePackage({ base }: Scene, node: number, camera: Camera): boolean {
  return (
    node >= base.index.fileCount && (base.layout.r[node] ?? 1) * (base.fill[node] ?? 1) * camera.scale > 8
  );
}

/** Zoomed out, only the packages with the most dependents are labelled; zoomed in, all of them. */
function packageLabelLimit(camera: Camera, layout: Scene['base']['layout']): number {
  return Math.max(14, Math.round(layout.slot * camera.scale * 5));
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function discOf({ base }: Scene, node: number, camera: Camera, screen: Screen): Disc {
  const { layout, fill } = base;
  const [x, y] = toScreen(camera, screen, layout.x[node] ?? 0, layout.y[node] ?? 0);
  return { x, y, r: (layout.r[node] ?? 1) * (fill[node] ?? 1) * camera.scale };
}

function nodeLabels(scene: Scene, nodes: readonly number[], camera: Camera, screen: Screen): Label[] {
  const { index, theme, shown } = scene.base;
  const { hovered, selected, second } = scene.focus;
  const texts = shortenApart(
    nodes.map((node) => visibleName(nameNode(index, index.nodes[node]?.id ?? ''))),
    30,
  );
  return nodes.flatMap((node, at) => {
    const { x, y, r } = discOf(scene, node, camera, screen);
    if (shown[node] !== 1 || x < 0 || y < 0 || x > screen.width || y > screen.height) return [];
    const isChosen = node === hovered || node === selected || node === second;
    const text = texts[at] ?? '';
    // Inside the node if there is space, else next to it.
    const isInside = r > Math.max(14, 3.6 * text.length);
    return [
      {
        text,
        x,
        y,
        anchor: isInside ? 'inside' : 'beside',
        r: r + (isChosen ? 5 : 1.5),
        size: isChosen ? 13 : 11,
        weight: isChosen ? 700 : 500,
        colour: node < index.fileCount || isChosen ? theme.text : theme.muted,
      },
    ];
  });
}

/** The label of a folder is on its edge: large folders first, none whose upper edge is off the screen. */
function folderLabels({ base }: Scene, camera: Camera, screen: Screen): Label[] {
  const { layout, theme, folderColour, colouring } = base;
  const labels: Label[] = [];
  layout.folders.forEach(({ label, x: mapX, y: mapY, r: mapR, depth }, place) => {
    const r = mapR * camera.scale;
    if (label === '' || r < 20 || (place === 0 && !layout.hasOuterCircle)) return;
    if (folderColour[place] === colouring.palette.length) return;
    const [x, y] = toScreen(camera, screen, mapX, mapY);
    if (x < 0 || y - r < -6 || x > screen.width || y - r > screen.height) return;
    labels.push({
      text: visibleName(label),
      x,
      y,
      anchor: 'edge',
      r,
      size: Math.max(11, Math.min(15, 8 + r / 28)),
      weight: 600,
      colour: depth <= 1 ? theme.text : theme.muted,
    });
  });
  const largest = labels.toSorted((a, b) => b.r - a.r).slice(0, 2 * labelLimit);
  const texts = shortenApart(
    largest.map(({ text }) => text),
    (at) => Math.max(14, (largest[at]?.r ?? 0) / 3.2),
  );
  return largest.map((label, at) => ({ ...label, text: `${texts[at] ?? label.text}/` }));
}
