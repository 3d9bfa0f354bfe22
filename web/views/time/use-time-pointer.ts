// The pointer on the time line or on a chart below it: hover reads a point, a click or a drag shows it.
import { useRef } from 'preact/hooks';
import type { History } from '../../../src/model/history.ts';
import { pointedAt } from './point-heading.tsx';
import { movePoint, restPoint } from './shown-point.ts';
import { nearestPoint } from './time-scale.ts';
import type { Player } from './use-player.ts';

export interface TimePointerParts {
  readonly history: History;
  readonly places: Float64Array;
  readonly player: Player;
}

type PointerOn = PointerEvent & { readonly currentTarget: HTMLElement };

/** Handlers for an element that is as wide as the time line. */
export function useTimePointer({ history, places, player }: TimePointerParts) {
  const isDown = useRef(false);
  const release = (): void => {
    isDown.current = false;
    restPoint(history);
  };
  return {
    onPointerDown: (event: PointerOn): void => {
      if (event.button !== 0) return;
      player.stop();
      isDown.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      movePoint(pointUnder(event, places));
    },
    onPointerMove: (event: PointerOn): void => {
      pointedAt.value = pointUnder(event, places);
      if (isDown.current) movePoint(pointedAt.value);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: (): void => {
      pointedAt.value = null;
    },
  };
}

function pointUnder(event: PointerOn, places: Float64Array): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return nearestPoint(places, (event.clientX - left) / Math.max(1, width));
}
