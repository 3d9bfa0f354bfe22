// What pointer and keys mean on the map of repositories: hover to see the neighbours, click to select.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type CameraInput, listenToCamera } from '../../../web/views/map/camera/camera-input.ts';
import type { CameraMotion } from '../../../web/views/map/camera/camera-motion.ts';
import { toMap } from '../../../web/views/map/camera/camera.ts';
import type { Placement } from './placement.ts';

export interface InputContext extends Pick<CameraInput, 'screen' | 'limits' | 'showAll' | 'hover'> {
  readonly placement: Placement;
  /** -1 for none. */
  choose(node: number): void;
}

/** Pixels around a circle that count as part of it. */
const hitSlack = 4;

export function useMapInput(
  canvas: RefObject<HTMLCanvasElement | null>,
  motion: CameraMotion,
  context: InputContext,
): void {
  const now = useRef(context);
  now.current = context;
  useLayoutEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    return listenToCamera(element, motion, () => inputOn(motion, now.current));
  }, [canvas, motion]);
}

function inputOn(motion: CameraMotion, { placement, choose, ...context }: InputContext): CameraInput {
  const nodeUnder = (event: MouseEvent): number => {
    const [x, y] = toMap(motion.now, context.screen, event.offsetX, event.offsetY);
    return findNode(placement, { x, y, slack: hitSlack / motion.now.scale });
  };
  return {
    ...context,
    nodeUnder,
    click: (event) => choose(nodeUnder(event)),
    clearSelection: () => choose(-1),
  };
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
