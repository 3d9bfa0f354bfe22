// The camera of the map: where the address says, or all of it. Moves are eased unless the person asked for less motion.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Camera } from '../../state/view-state.ts';
import { type Screen, between, fitAll } from './camera.ts';
import type { MapLayout } from './pack-map.ts';

export interface MovingCamera {
  readonly now: Camera;
  readonly limits: readonly [least: number, most: number];
  /** At once, as under a pointer. */
  set(camera: Camera): void;
  /** Over a moment; null for all of the map. */
  flyTo(camera: Camera | null): void;
}

const flightMs = 350;

export function useCamera(
  layout: MapLayout,
  screen: Screen,
  wanted: Camera | null,
  keep: (camera: Camera | null) => void,
): MovingCamera {
  const whole = fitAll(layout.reach, screen);
  const [flying, setFlying] = useState<Camera | null>(null);
  const flight = useRef(0);
  useEffect(() => () => cancelAnimationFrame(flight.current), []);
  const now = flying ?? wanted ?? whole;

  function set(camera: Camera): void {
    cancelAnimationFrame(flight.current);
    setFlying(null);
    keep(camera);
  }

  function flyTo(camera: Camera | null): void {
    cancelAnimationFrame(flight.current);
    const start = performance.now();
    const step = (time: number): void => {
      const part = Math.min(1, (time - start) / flightMs);
      if (part >= 1 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        setFlying(null);
        keep(camera);
        return;
      }
      setFlying(between(now, camera ?? whole, 1 - (1 - part) ** 3));
      flight.current = requestAnimationFrame(step);
    };
    flight.current = requestAnimationFrame(step);
  }

  return { now, limits: [whole.scale * 0.5, Math.max(60, whole.scale * 2)], set, flyTo };
}
