// Pointer and keyboard on the map: drag to move, wheel or pinch to zoom, hover to see the neighbours, click to select.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Camera } from '../../../web/state/view-state.ts';
import type { CameraMotion } from '../../../web/views/map/camera/camera-motion.ts';
import { type ScaleLimits, type Screen, toMap, zoomAt } from '../../../web/views/map/camera/camera.ts';
import type { Placement } from './placement.ts';

export interface InputContext {
  readonly placement: Placement;
  readonly screen: Screen;
  readonly limits: ScaleLimits;
  showAll(): void;
  /** -1 for none. */
  hover(node: number): void;
  choose(node: number): void;
}

type Point = readonly [x: number, y: number];

/** A pointer that moved fewer pixels than this was a click. */
const clickSlack = 5;
/** Pixels around a circle that count as part of it. */
const hitSlack = 4;

export function useMapInput(
  canvas: RefObject<HTMLCanvasElement | null>,
  motion: CameraMotion,
  context: InputContext,
): void {
  const now = useRef(context);
  now.current = context;
  useEffect(() => {
    const element = canvas.current;
    return element === null ? undefined : listen(element, motion, () => now.current);
  }, [canvas, motion]);
}

function listen(
  element: HTMLCanvasElement,
  motion: CameraMotion,
  contextNow: () => InputContext,
): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const down = new Map<number, Point>();
  let moved = 0;

  const nodeUnder = (event: MouseEvent): number => {
    const { placement, screen } = contextNow();
    const [x, y] = toMap(motion.now, screen, event.offsetX, event.offsetY);
    return findNode(placement, { x, y, slack: hitSlack / motion.now.scale });
  };

  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    const at: Point = [event.offsetX, event.offsetY];
    if (before === undefined) {
      const node = nodeUnder(event);
      contextNow().hover(node);
      element.style.cursor = node === -1 ? 'grab' : 'pointer';
      return;
    }
    moved += Math.abs(at[0] - before[0]) + Math.abs(at[1] - before[1]);
    if (moved >= clickSlack || down.size > 1) {
      contextNow().hover(-1);
      const fixed = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (fixed === undefined) motion.moveTo(dragged(motion.now, before, at));
      else pinch(fixed, before, at);
    }
    down.set(event.pointerId, at);
  }

  function pinch(fixed: Point, before: Point, at: Point): void {
    const { screen, limits } = contextNow();
    const factor = distance(fixed, at) / Math.max(1, distance(fixed, before));
    const middle: Point = [(fixed[0] + at[0]) / 2, (fixed[1] + at[1]) / 2];
    motion.moveTo(zoomAt(motion.now, screen, factor, middle, limits));
  }

  function release(event: PointerEvent): void {
    const wasClick = down.size === 1 && down.has(event.pointerId) && moved < clickSlack;
    down.delete(event.pointerId);
    if (wasClick) contextNow().choose(nodeUnder(event));
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { screen, limits } = contextNow();
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
  element.addEventListener('pointerleave', () => contextNow().hover(-1), options);
  element.addEventListener('wheel', wheel, { ...options, passive: false });
  element.addEventListener('keydown', (event) => pressKey(event, motion, contextNow()), options);
  return () => listeners.abort();
}

function dragged({ x, y, scale }: Camera, before: Point, at: Point): Camera {
  return { x: x - (at[0] - before[0]) / scale, y: y - (at[1] - before[1]) / scale, scale };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The nearest whose circle is there; -1 for none. */
function findNode(
  { x, y, r }: Placement,
  at: { readonly x: number; readonly y: number; readonly slack: number },
): number {
  let [found, nearest] = [-1, Infinity];
  x.forEach((left, node) => {
    const away = Math.hypot(left - at.x, (y[node] ?? 0) - at.y) - (r[node] ?? 0);
    if (away <= at.slack && away < nearest) [found, nearest] = [node, away];
  });
  return found;
}

function pressKey(
  event: KeyboardEvent,
  motion: CameraMotion,
  { screen, limits, showAll, choose }: InputContext,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { x, y, scale } = motion.target;
  const step = 80 / scale;
  const zoom = (factor: number): void =>
    motion.flyTo(zoomAt(motion.target, screen, factor, [screen.width / 2, screen.height / 2], limits));
  const actions = new Map<string, () => void>([
    ['ArrowLeft', () => motion.flyTo({ x: x - step, y, scale })],
    ['ArrowRight', () => motion.flyTo({ x: x + step, y, scale })],
    ['ArrowUp', () => motion.flyTo({ x, y: y - step, scale })],
    ['ArrowDown', () => motion.flyTo({ x, y: y + step, scale })],
    ['+', () => zoom(1.4)],
    ['=', () => zoom(1.4)],
    ['-', () => zoom(1 / 1.4)],
    ['0', showAll],
    ['Escape', () => choose(-1)],
  ]);
  const action = actions.get(event.key);
  if (action === undefined) return;
  event.preventDefault();
  action();
}
