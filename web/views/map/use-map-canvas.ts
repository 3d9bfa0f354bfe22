// A canvas with a map on it: what the map of the project and the map through the years share.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useExportPicture } from '../../export/picture.ts';
import { markViewPainted } from '../../state/first-paint.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { scaleLimits, type Screen, zoomAt } from './camera/camera.ts';
import { listenToInput } from './camera/map-input.ts';
import type { MapCamera } from './camera/use-map-camera.ts';
import { useScreen } from './camera/use-screen.ts';
import { MapRenderer, drawMap } from './drawing/map-renderer.ts';
import type { Scene } from './drawing/scene.ts';
import type { MapLayout } from './layout/pack-map.ts';

export interface MapCanvas {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly screen: Screen & { readonly ratio: number };
  /** Draws at the next frame, whatever `useMapDrawing` was given last. */
  readonly requestDraw: () => void;
  readonly draw: { current: () => void };
}

export function useMapCanvas(): MapCanvas {
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useScreen(canvas);
  const frame = useRef(0);
  const draw = useRef((): void => undefined);
  const requestDraw = useMemo(
    () => (): void => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => draw.current());
    },
    [],
  );
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { canvas, screen, requestDraw, draw };
}

interface Drawing {
  readonly report: ReportIndex;
  readonly layout: MapLayout;
  readonly scene: Scene;
  readonly camera: MapCamera;
  /** The pointer is on a node, or on none: -1. */
  hover(node: number): void;
}

export interface MapControls {
  zoom(factor: number): void;
  showAll(): void;
}

const prepareMs = 500;

/** Draws the scene after every rendering, and listens to pointer and keys. */
export function useMapDrawing(
  { canvas, screen, requestDraw, draw }: MapCanvas,
  { report, layout, scene, camera: { motion, whole }, hover }: Drawing,
): MapControls {
  const renderer = useRef<MapRenderer | null>(null);
  draw.current = () => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || screen.width === 0) return;
    if (renderer.current === null) {
      // The first frame as soon as possible; the cached layers that make motion smooth are prepared later.
      renderer.current = new MapRenderer(context);
      drawMap(context, scene, motion.now, screen);
      markViewPainted();
      setTimeout(requestDraw, prepareMs);
      return;
    }
    renderer.current.draw(scene, { camera: motion.now, screen, isMoving: motion.isMoving });
  };
  useExportPicture({ ...screen, draw: (context) => drawMap(context, scene, motion.now, screen) });
  useLayoutEffect(requestDraw);

  const limits = scaleLimits(layout.fullBounds, screen);
  const showAll = (): void => motion.flyTo(whole);
  const context = { report, layout, shown: scene.base.shown, screen, limits, showAll, hover };
  const inputContext = useRef(context);
  inputContext.current = context;
  useLayoutEffect(() => {
    const element = canvas.current;
    return element === null ? undefined : listenToInput(element, motion, () => inputContext.current);
  }, [motion]);
  return {
    showAll,
    zoom: (factor) =>
      motion.flyTo(zoomAt(motion.target, screen, factor, [screen.width / 2, screen.height / 2], limits)),
  };
}
