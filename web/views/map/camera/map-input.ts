// Pointer and keyboard on the map: drag to move, wheel or pinch to zoom, hover to see the neighbours, click to select.
import type { ReportIndex } from '../../../state/report-index.ts';
import { select } from '../../../state/store.ts';
import { folderId } from '../../../state/folder-id.ts';
import { chooseNode } from '../../../state/choose-node.ts';
import { type ScaleLimits, type Screen, fitCircle, toMap, zoomAt } from './camera.ts';
import type { CameraMotion } from './camera-motion.ts';
import { folderAt, hitGridOf, nodeAt } from '../layout/hit-test.ts';
import type { MapLayout } from '../layout/pack-map.ts';

/** What input acts on. It changes with every report; the listeners are set once. */
export interface InputContext {
  readonly report: ReportIndex;
  readonly layout: MapLayout;
  readonly shown: Uint8Array;
  readonly screen: Screen;
  readonly limits: ScaleLimits;
  showAll(): void;
  /** The pointer is on a node, or on none: -1. */
  hover(node: number): void;
}

/** A pointer that moved fewer pixels than this was a click. */
const clickSlack = 5;

/** Radii in pixels: smaller files and folders are not what a click means. */
const smallestFile = 1.5;
const smallestFolder = 6;

type Point = readonly [x: number, y: number];

export function listenToInput(
  element: HTMLCanvasElement,
  motion: CameraMotion,
  contextNow: () => InputContext,
): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const down = new Map<number, Point>();
  let moved = 0;

  function nodeUnder(event: MouseEvent): number {
    const { layout, screen, shown } = contextNow();
    const [x, y] = toMap(motion.now, screen, event.offsetX, event.offsetY);
    return nodeAt(hitGridOf(layout), x, y, shown);
  }

  /** Of the file or package, else of the smallest folder that is drawn as a circle. */
  function idUnder(event: MouseEvent): string | null {
    const { report, layout, screen } = contextNow();
    const { scale } = motion.now;
    const node = layout.slot * scale < smallestFile ? -1 : nodeUnder(event);
    if (node !== -1) return report.nodes[node]?.id ?? null;
    const [x, y] = toMap(motion.now, screen, event.offsetX, event.offsetY);
    const folder = layout.folders[folderAt(layout, x, y, smallestFolder / scale)];
    return folder === undefined || folder.path === '' ? null : folderId(folder.path);
  }

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
    const { screen, limits } = contextNow();
    const factor = distanceBetween(fixed, at) / Math.max(1, distanceBetween(fixed, before));
    drag(midpoint(fixed, before), midpoint(fixed, at));
    motion.moveTo(zoomAt(motion.now, screen, factor, midpoint(fixed, at), limits));
  }

  function release(event: PointerEvent): void {
    const wasClick = down.size === 1 && down.has(event.pointerId) && moved < clickSlack;
    down.delete(event.pointerId);
    element.style.cursor = 'grab';
    if (wasClick) chooseNode(idUnder(event), event);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { screen, limits } = contextNow();
    // A pinch on a touchpad arrives as a wheel event with Ctrl, in finer steps.
    const speed = event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.0018;
    const factor = Math.exp(-event.deltaY * speed);
    motion.moveTo(zoomAt(motion.now, screen, factor, [event.offsetX, event.offsetY], limits));
  }

  /** Zooms to the folder under the pointer. */
  function enter(event: MouseEvent): void {
    const { layout, screen, limits } = contextNow();
    const [x, y] = toMap(motion.now, screen, event.offsetX, event.offsetY);
    const folder = layout.folders[folderAt(layout, x, y)];
    if (folder !== undefined) motion.flyTo(fitCircle(folder.x, folder.y, folder.r, screen, limits));
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
  element.addEventListener('dblclick', enter, options);
  element.addEventListener('wheel', wheel, { ...options, passive: false });
  element.addEventListener('keydown', (event) => pressKey(event, motion, contextNow()), options);
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
  { screen, limits, showAll }: InputContext,
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
    ['Escape', () => select(null)],
  ]);
  const act = moves.get(event.key === '=' ? '+' : event.key);
  if (act === undefined) return;
  event.preventDefault();
  act();
}
