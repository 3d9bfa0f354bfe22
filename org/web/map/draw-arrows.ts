// Arrows, slightly bent, so that the two between a pair of repositories lie apart.
import type { OrganisationIndex } from '../state/organisation.ts';
import type { Placement } from './placement.ts';

export interface Arrow {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  /** Of the circle that it ends at. */
  readonly radius: number;
  /** In pixels. */
  readonly width: number;
}

export interface ArrowLook {
  readonly colour: string;
  readonly scale: number;
  readonly heads: boolean;
  readonly isBold?: boolean;
}

export function arrowOf(
  { source, target, uses }: OrganisationIndex,
  { x, y, r }: Placement,
  use: number,
): Arrow {
  const [from, to] = [source[use] ?? 0, target[use] ?? 0];
  const files = uses[use]?.packages.reduce((sum, each) => sum + each.files, 0) ?? 0;
  return {
    fromX: x[from] ?? 0,
    fromY: y[from] ?? 0,
    toX: x[to] ?? 0,
    toY: y[to] ?? 0,
    radius: r[to] ?? 0,
    width: 0.8 + Math.min(2, 0.7 * Math.log10(1 + files)),
  };
}

const bend = 0.1;
const headLength = 9;

export function drawArrows(
  context: CanvasRenderingContext2D,
  arrows: readonly Arrow[],
  look: ArrowLook,
): void {
  const { colour, scale, heads, isBold = false } = look;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  const widths = new Set(arrows.map(({ width }) => stepOf(width)));
  for (const width of widths) {
    context.lineWidth = (isBold ? width + 0.6 : heads ? width : 0.8) / scale;
    context.beginPath();
    for (const arrow of arrows) if (stepOf(arrow.width) === width) traceLine(context, arrow);
    context.stroke();
  }
  if (!heads) return;
  context.beginPath();
  for (const arrow of arrows) traceHead(context, arrow, headLength / Math.min(2, Math.max(0.7, scale)));
  context.fill();
}

/** Few widths, so that many arrows are one path. */
function stepOf(width: number): number {
  return Math.round(2 * width) / 2;
}

function traceLine(context: CanvasRenderingContext2D, arrow: Arrow): void {
  const { fromX, fromY, toX, toY } = arrow;
  const [middleX, middleY] = middleOf(arrow);
  context.moveTo(fromX, fromY);
  context.quadraticCurveTo(middleX, middleY, toX, toY);
}

/** Its tip is where the curve comes to the circle, and it points as the curve does there. */
function traceHead(context: CanvasRenderingContext2D, arrow: Arrow, length: number): void {
  const [tipX, tipY] = pointBefore(arrow, arrow.radius + tipGap);
  const [backX, backY] = pointBefore(arrow, arrow.radius + tipGap + length);
  const distance = Math.hypot(tipX - backX, tipY - backY) || 1;
  const [ux, uy] = [(tipX - backX) / distance, (tipY - backY) / distance];
  const [baseX, baseY] = [tipX - ux * length, tipY - uy * length];
  context.moveTo(tipX, tipY);
  context.lineTo(baseX - uy * length * 0.42, baseY + ux * length * 0.42);
  context.lineTo(baseX + uy * length * 0.42, baseY - ux * length * 0.42);
  context.closePath();
}

/** Room for the ring of a cycle. */
const tipGap = 4;
const halvings = 12;

/** The point of the curve at this distance from its end. */
function pointBefore(arrow: Arrow, away: number): Point {
  let [low, high] = [0, 1];
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2;
    const [x, y] = pointAt(arrow, middle);
    if (Math.hypot(x - arrow.toX, y - arrow.toY) > away) low = middle;
    else high = middle;
  }
  return pointAt(arrow, low);
}

function pointAt(arrow: Arrow, part: number): Point {
  const { fromX, fromY, toX, toY } = arrow;
  const [middleX, middleY] = middleOf(arrow);
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return [a * fromX + b * middleX + c * toX, a * fromY + b * middleY + c * toY];
}

type Point = readonly [x: number, y: number];

/** The control point of the curve. */
function middleOf({ fromX, fromY, toX, toY }: Arrow): Point {
  return [(fromX + toX) / 2 - (toY - fromY) * bend, (fromY + toY) / 2 + (toX - fromX) * bend];
}
