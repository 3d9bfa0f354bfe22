// Connects the camera to the address, to the size of the screen and to the selection.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ReportIndex } from '../../../state/report-index.ts';
import { updateView, selectedFolder, selectedNode, view } from '../../../state/store.ts';
import type { Camera } from '../../../state/view-state.ts';
import {
  type Screen,
  cameraShowing,
  cameraShowingFolder,
  fitAll,
  fitCircle,
  scaleLimits,
  toScreen,
} from './camera.ts';
import { CameraMotion } from './camera-motion.ts';
import { isViewPainted } from '../../../state/first-paint.ts';
import { isFiltered, visible } from '../../../state/visible.ts';
import { shownBounds } from './shown-bounds.ts';
import { aimAtStrip, findUncovered } from './uncovered.ts';
import { type MapLayout, findPlacedFolder } from '../layout/pack-map.ts';

interface CameraCanvas {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly screen: Screen;
  readonly requestDraw: () => void;
}

export function useMapCamera(
  report: ReportIndex,
  layout: MapLayout,
  { canvas, screen, requestDraw }: CameraCanvas,
): MapCamera {
  const { camera: wanted, builtins, cycle } = view.value;
  const bounds = useMemo(
    () =>
      shownBounds(layout, {
        nodes: visible.value,
        fileCount: report.fileCount,
        isFiltered: isFiltered.value,
        builtins,
      }),
    [layout, report, visible.value, builtins],
  );
  const whole = fitAll(bounds, screen);
  const latest = useRef(whole);
  latest.current = whole;
  const committed = useRef<Camera | null>(wanted);
  const motion = useMemo(
    () =>
      new CameraMotion(wanted ?? whole, requestDraw, (camera) => {
        committed.current = isSame(camera, latest.current) ? null : camera;
        updateView({ camera: committed.current });
      }),
    [],
  );
  useEffect(() => () => motion.stop(), [motion]);

  // The address or the screen changed, but not because of this camera.
  const isChangedElsewhere = wanted !== committed.current;
  useLayoutEffect(() => {
    if (screen.width === 0 || (wanted !== null && !isChangedElsewhere)) return;
    committed.current = wanted;
    motion.place(wanted ?? whole);
  }, [wanted, screen.width, screen.height, whole.x, whole.y, whole.scale]);

  const limits = scaleLimits(layout.fullBounds, screen);
  function show(find: (camera: Camera, screen: Screen) => Camera | null): void {
    if (screen.width === 0 || canvas.current === null || isChangedElsewhere) return;
    const better = aimAtStrip(findUncovered(canvas.current), screen, motion.target, find);
    if (better !== null) motion.flyTo(better);
  }

  // The details of what an address has selected are drawn after the map.
  const moments = [screen.width === 0, isViewPainted.value];
  const selected = selectedNode.value;
  const selectedAtFirst = useRef(selected);
  useEffect(() => {
    if (selected !== selectedAtFirst.current) selectedAtFirst.current = -1;
    if (selected === -1) return;
    // An address says what is shown; without a camera it is the whole map, unless something lies over the node.
    const isFromAddress = selectedAtFirst.current !== -1;
    if (isFromAddress && wanted !== null) return;
    show((camera, { width, height }) =>
      isFromAddress && height === screen.height
        ? null
        : cameraShowing(layout, selected, camera, { width, height }, limits),
    );
  }, [selected, ...moments]);

  const folder = selectedFolder.value;
  useEffect(() => {
    const placed = folder === null ? undefined : layout.folders[findPlacedFolder(layout, folder)];
    if (placed === undefined) return;
    show((camera, strip) => cameraShowingFolder(placed, camera, strip, limits));
  }, [folder, ...moments]);

  useEffect(() => {
    if (cycle === null) return;
    show((camera, strip) => cameraShowingCycle(report, layout, cycle, camera, strip));
  }, [cycle, ...moments]);
  return { motion, whole };
}

export interface MapCamera {
  readonly motion: CameraMotion;
  /** Shows everything that the filters include. */
  readonly whole: Camera;
}

export function isSame(a: Camera, b: Camera): boolean {
  const slack = 0.5 / b.scale;
  return (
    Math.abs(a.scale / b.scale - 1) < 0.005 && Math.abs(a.x - b.x) < slack && Math.abs(a.y - b.y) < slack
  );
}

/** Shows all files of a cycle; null if they are visible already. */
function cameraShowingCycle(
  report: ReportIndex,
  layout: MapLayout,
  cycle: number,
  camera: Camera,
  screen: Screen,
): Camera | null {
  const members = (report.report.cycles[cycle] ?? []).map((id) => report.numberOf.get(id) ?? 0);
  if (members.length === 0) return null;
  const xs = members.map((node) => layout.x[node] ?? 0);
  const ys = members.map((node) => layout.y[node] ?? 0);
  const [left, right] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const [top, bottom] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  const [screenLeft, screenTop] = toScreen(camera, screen, left, top);
  const [screenRight, screenBottom] = toScreen(camera, screen, right, bottom);
  const isInside =
    screenLeft > 20 && screenTop > 20 && screenRight < screen.width - 20 && screenBottom < screen.height - 20;
  if (isInside && layout.slot * camera.scale > 3.5) return null;
  const r = Math.max(12, (Math.hypot(right - left, bottom - top) / 2) * 1.25);
  const limits = scaleLimits(layout.fullBounds, screen);
  return fitCircle((left + right) / 2, (top + bottom) / 2, r, screen, limits);
}
