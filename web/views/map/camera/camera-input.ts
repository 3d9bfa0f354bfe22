// Pointer and keyboard on a drawing with a camera: drag to move, wheel or pinch to zoom, hover, click, arrow keys.
import { type ScaleLimits, type Screen, zoomAt } from './camera.ts';
import type { CameraMotion } from './camera-motion.ts';

/** What input acts on. It changes with what is drawn; the listeners are set once. */
export interface CameraInput {
  readonly screen: Screen;
  readonly limits: ScaleLimits;
  /** -1 for none. */
  nodeUnder(event: MouseEvent): number;
  /** The pointer is on a node, or on none: -1. */
  hover(node: number): void;
  click(event: MouseEvent): void;
  doubleClick?(event: MouseEvent): void;
  clearSelection(): void;
  showAll(): void;
}

/** A pointer that moved fewer pixels than this was a click. */
const clickSlack = 5;

type Point = readonly [x: number, y: number];

export function listenToCamera(
  element: HTMLCanvasElement,
  motion: CameraMotion,
  inputNow: () => CameraInput,
): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const down = new Map<number, Point>();
  let moved = 0;

  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    const at: Point = [event.offsetX, event.offsetY];
    const input = inputNow();
    if (before === undefined) {
      const node = input.nodeUnder(event);
      input.hover(node);
      element.style.cursor = node === -1 ? 'grab' : 'pointer';
      return;
    }
    moved += Math.abs(at[0] - before[0]) + Math.abs(at[1] - before[1]);
    if (moved >= clickSlack || down.size > 1) {
      input.hover(-1);
      element.style.cursor = 'grabbing';
      const fixed = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (fixed === undefined) drag(before, at);
      else pinch(fixed, before, at);
    }
    down.set(event.pointerId, at);
  }

  function drag(before: Point, at: Point): void {
    const { x, y, scale } = motion.now;
    motion.moveTo({ x: x - (at[0] - before[0]) / scale, y: y - (at[1] - before[1]) / scale, scale });
  }

  function pinch(fixed: Point, before: Point, at: Point): void {
    const { screen, limits } = inputNow();
    const factor = distanceBetween(fixed, at) / Math.max(1, distanceBetween(fixed, before));
    drag(midpoint(fixed, before), midpoint(fixed, at));
    motion.moveTo(zoomAt(motion.now, screen, factor, midpoint(fixed, at), limits));
  }

  function release(event: PointerEvent): void {
    const wasClick = down.size === 1 && down.has(event.pointerId) && moved < clickSlack;
    down.delete(event.pointerId);
    element.style.cursor = 'grab';
    if (wasClick) inputNow().click(event);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { screen, limits } = inputNow();
    // A pinch on a touchpad arrives as a wheel event with Ctrl, in finer steps.
    const speed = event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.0018;
    const factor = Math.exp(-event.deltaY * speed);
    motion.moveTo(zoomAt(motion.now, screen, factor, [event.offsetX, event.offsetY], limits));
  }

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      if (down.size === 0) moved = 0;
      down.set(event.pointerId, [event.offsetX, event.offsetY]);
    },
    options,
  );
  element.addEventListener('pointermove', move, options);
  element.addEventListener('pointerup', release, options);
  element.addEventListener('pointercancel', (event) => down.delete(event.pointerId), options);
  element.addEventListener('pointerleave', () => inputNow().hover(-1), options);
  element.addEventListener('dblclick', (event) => inputNow().doubleClick?.(event), options);
  element.addEventListener('wheel', wheel, { ...options, passive: false });
  element.addEventListener('keydown', (event) => pressKey(event, motion, inputNow()), options);
  return () => listeners.abort();
}

function distanceBetween([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function midpoint([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

function pressKey(
  event: KeyboardEvent,
  motion: CameraMotion,
  { screen, limits, showAll, clearSelection }: CameraInput,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { x, y, scale } = motion.target;
  const step = 80 / scale;
  const centre: Point = [screen.width / 2, screen.height / 2];
  const moves = new Map<string, () => void>([
    ['ArrowLeft', () => motion.flyTo({ x: x - step, y, scale })],
    ['ArrowRight', () => motion.flyTo({ x: x + step, y, scale })],
    ['ArrowUp', () => motion.flyTo({ x, y: y - step, scale })],
    ['ArrowDown', () => motion.flyTo({ x, y: y + step, scale })],
    ['+', () => motion.flyTo(zoomAt(motion.target, screen, 1.4, centre, limits))],
    ['-', () => motion.flyTo(zoomAt(motion.target, screen, 1 / 1.4, centre, limits))],
    ['0', showAll],
    ['Escape', clearSelection],
  ]);
  const act = moves.get(event.key === '=' ? '+' : event.key);
  if (act === undefined) return;
  event.preventDefault();
  act();
}
