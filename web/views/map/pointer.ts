// Pointer and keys on the map: drag to move, wheel to zoom, point to see a neighbourhood, click to select.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { goTo, hoveredNode, select, view } from '../../state/store.ts';
import { type Screen, toMap, zoomAt } from './camera.ts';
import { nodeAt } from './hit.ts';
import type { MapLayout } from './pack-map.ts';
import type { MovingCamera } from './use-camera.ts';

interface Surroundings {
  readonly layout: MapLayout;
  readonly screen: Screen;
  readonly camera: MovingCamera;
  readonly shown: Uint8Array;
  readonly report: ReportIndex;
}

/** Below this many pixels a drag was a click. */
const clickSlack = 4;

export function usePointer(canvas: RefObject<HTMLCanvasElement | null>, surroundings: Surroundings): void {
  // Listeners are set once; what they read changes with every drawing.
  const around = useRef(surroundings);
  around.current = surroundings;
  useEffect(() => {
    const element = canvas.current;
    return element === null ? undefined : listenTo(element, around);
  }, [canvas]);
}

function listenTo(element: HTMLCanvasElement, around: { readonly current: Surroundings }): () => void {
  const ending = new AbortController();
  const options = { signal: ending.signal };
  let drag: { x: number; y: number; moved: number } | null = null;

  function nodeUnder(event: PointerEvent): number {
    const { layout, screen, camera, shown } = around.current;
    const [x, y] = toMap(camera.now, screen, event.offsetX, event.offsetY);
    return nodeAt(layout, x, y, shown);
  }

  function move(event: PointerEvent): void {
    if (drag === null) {
      hoveredNode.value = nodeUnder(event);
      element.style.cursor = hoveredNode.value === -1 ? 'grab' : 'pointer';
      return;
    }
    const dx = event.offsetX - drag.x;
    const dy = event.offsetY - drag.y;
    drag = { x: event.offsetX, y: event.offsetY, moved: drag.moved + Math.abs(dx) + Math.abs(dy) };
    if (drag.moved < clickSlack) return;
    const { camera } = around.current;
    const { x, y, scale } = camera.now;
    camera.set({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  function release(event: PointerEvent): void {
    const wasClick = drag !== null && drag.moved < clickSlack;
    drag = null;
    if (wasClick)
      choose(around.current.report, nodeUnder(event), event.shiftKey || event.ctrlKey || event.metaKey);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { camera, screen } = around.current;
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
    camera.set(zoomAt(camera.now, screen, factor, event.offsetX, event.offsetY, camera.limits));
  }

  element.addEventListener(
    'pointerdown',
    (event) => {
      element.setPointerCapture(event.pointerId);
      drag = { x: event.offsetX, y: event.offsetY, moved: 0 };
    },
    options,
  );
  element.addEventListener('pointermove', move, options);
  element.addEventListener('pointerup', release, options);
  element.addEventListener(
    'pointerleave',
    () => {
      hoveredNode.value = -1;
    },
    options,
  );
  element.addEventListener('wheel', wheel, { ...options, passive: false });
  element.addEventListener('keydown', (event) => pressKey(event, around.current), options);
  return () => ending.abort();
}

/** A plain click selects; with Shift, Ctrl or Cmd it adds a second file, and the ways between the two are shown. */
function choose(report: ReportIndex, node: number, adds: boolean): void {
  const id = report.nodes[node]?.id ?? null;
  if (adds && id !== null && view.value.selected !== null && view.value.selected !== id) goTo({ second: id });
  else select(id);
}

function pressKey(event: KeyboardEvent, { camera, screen }: Surroundings): void {
  const { x, y, scale } = camera.now;
  const step = 60 / scale;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => camera.set({ x: x - step, y, scale }),
    ArrowRight: () => camera.set({ x: x + step, y, scale }),
    ArrowUp: () => camera.set({ x, y: y - step, scale }),
    ArrowDown: () => camera.set({ x, y: y + step, scale }),
    '+': () =>
      camera.set(zoomAt(camera.now, screen, 1.25, screen.width / 2, screen.height / 2, camera.limits)),
    '-': () =>
      camera.set(zoomAt(camera.now, screen, 0.8, screen.width / 2, screen.height / 2, camera.limits)),
    '0': () => camera.flyTo(null),
    Escape: () => select(null),
  };
  const act = moves[event.key === '=' ? '+' : event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
