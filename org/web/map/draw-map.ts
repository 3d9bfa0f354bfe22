// Draws the map on a canvas: arrows from users to what they use, repositories as circles, names where there is room.
import type { Camera } from '../../../web/state/view-state.ts';
import { applyMapTransform, type Screen, toScreen } from '../../../web/views/map/camera/camera.ts';
import type { RepositoryFigures } from '../../src/query/describe-organisation.ts';
import { healthOf } from '../state/health-of.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import type { Box } from './boxes.ts';
import { drawGroupAreas, drawGroupTitles } from './draw-groups.ts';
import { drawLabels } from './draw-labels.ts';
import { arrowOf, drawArrows } from './draw-arrows.ts';
import type { Highlight } from './highlight.ts';
import type { MapTheme } from './map-theme.ts';
import type { Placement } from './placement.ts';

export interface Scene {
  readonly whole: OrganisationIndex;
  readonly placement: Placement;
  readonly highlight: Highlight;
  readonly theme: MapTheme;
}

export interface View {
  readonly camera: Camera;
  readonly screen: Screen & { readonly ratio: number };
}

export function drawMap(context: CanvasRenderingContext2D, scene: Scene, view: View): void {
  const { camera, screen } = view;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  applyMapTransform(context, camera, screen, screen.ratio);
  drawGroupAreas(context, scene);
  drawAllArrows(context, scene, camera.scale);
  drawCircles(context, scene, camera.scale);
  context.setTransform(screen.ratio, 0, 0, screen.ratio, 0, 0);
  const taken: Box[] = [];
  drawCaptions(context, scene, view, taken);
  drawGroupTitles(context, scene, view, taken);
  drawLabels(context, scene, view, taken);
}

/** With more arrows, only those that stand out have heads. */
const headLimit = 500;
const faintOpacity = 0.12;

function drawAllArrows(context: CanvasRenderingContext2D, scene: Scene, scale: number): void {
  const { whole, placement, highlight, theme } = scene;
  const { roleOf, nodes } = highlight;
  const isFocused = nodes.size > 0;
  const all = whole.uses.map((_, use) => use);
  const heads = all.length <= headLimit;
  const many = Math.min(1, Math.max(0.32, Math.sqrt(60 / Math.max(1, all.length))));
  const rest = all.filter((use) => !roleOf.has(use));
  const groups = [
    { uses: rest.filter((use) => whole.isCircular[use] === 0), colour: theme.link, opacity: 0.7 * many },
    { uses: rest.filter((use) => whole.isCircular[use] === 1), colour: theme.cycle, opacity: 0.9 },
  ];
  for (const { uses, colour, opacity } of groups) {
    context.globalAlpha = isFocused ? faintOpacity * (heads ? 1 : 0.6) : opacity;
    drawArrows(
      context,
      uses.map((use) => arrowOf(whole, placement, use)),
      { colour, scale, heads },
    );
  }
  context.globalAlpha = 1;
  for (const role of ['dependents', 'imports', 'cycle'] as const) {
    const uses = all.filter((use) => roleOf.get(use) === role);
    const arrows = uses.map((use) => arrowOf(whole, placement, use));
    drawArrows(context, arrows, { colour: theme[role], scale, heads: true, isBold: true });
  }
}

/** Pixels: below this radius a letter cannot be read. */
const letterRadius = 9;

function drawCircles(context: CanvasRenderingContext2D, scene: Scene, scale: number): void {
  const { whole, placement, highlight, theme } = scene;
  const { nodes, chosen } = highlight;
  const inCycle = new Set(whole.cycles.flatMap(({ repositories }) => repositories));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  whole.repositories.forEach(({ name, figures, failure }, node) => {
    const [x, y, r] = [placement.x[node] ?? 0, placement.y[node] ?? 0, placement.r[node] ?? 0];
    context.beginPath();
    context.arc(x, y, r, 0, 2 * Math.PI);
    // Arrows end at the circle, also at one that is faint.
    context.globalAlpha = 1;
    context.fillStyle = theme.ground;
    context.fill();
    context.globalAlpha = nodes.size > 0 && !nodes.has(node) ? 0.22 : 1;
    context.fillStyle =
      figures === null ? theme.ground : (theme.health.get(healthOf(figures)?.grade ?? '') ?? theme.link);
    context.fill();
    if (figures === null)
      stroke(context, {
        colour: failure === null ? theme.muted : theme.cycle,
        width: 1.5 / scale,
        dash: 3 / scale,
      });
    if (inCycle.has(name)) ring(context, { x, y, r: r + 3.5 / scale, colour: theme.cycle, width: 2 / scale });
    if (chosen.has(node)) ring(context, { x, y, r: r + 6.5 / scale, colour: theme.text, width: 2 / scale });
    if (r * scale < letterRadius) return;
    context.font = `700 ${r * 0.95}px system-ui, sans-serif`;
    context.fillStyle = figures === null ? theme.muted : theme.onHealth;
    context.fillText(letterOf(figures, failure), x, y + r * 0.06);
  });
  context.globalAlpha = 1;
}

function letterOf(figures: RepositoryFigures | null, failure: string | null): string {
  if (figures === null) return failure === null ? '…' : '!';
  return healthOf(figures)?.grade ?? '–';
}

function ring(
  context: CanvasRenderingContext2D,
  { x, y, r, ...pen }: { readonly x: number; readonly y: number; readonly r: number } & Pen,
): void {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  stroke(context, pen);
}

interface Pen {
  readonly colour: string;
  readonly width: number;
  readonly dash?: number;
}

function stroke(context: CanvasRenderingContext2D, { colour, width, dash }: Pen): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash === undefined ? [] : [dash, dash]);
  context.stroke();
  context.setLineDash([]);
}

function drawCaptions(
  context: CanvasRenderingContext2D,
  { placement, theme }: Scene,
  { camera, screen }: View,
  taken: Box[],
): void {
  context.font = '12px system-ui, sans-serif';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = theme.muted;
  for (const caption of placement.captions) {
    const [x, y] = toScreen(camera, screen, caption.x, caption.y);
    const { width } = context.measureText(caption.text);
    taken.push({ left: x, right: x + width, top: y - 12, bottom: y + 4 });
    context.fillText(caption.text, x, y);
  }
}
