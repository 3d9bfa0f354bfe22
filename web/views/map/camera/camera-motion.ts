// The moving camera of the map: it follows the pointer at once and flies to other targets. It reports when it moved and when
// it rests. It is not component state, so a frame costs one drawing and no rendering.
import type { Camera } from '../../../state/view-state.ts';
import { prefersReducedMotion } from '../../shared/reduced-motion.ts';
import { interpolate } from './camera.ts';

const flightMs = 380;
const restMs = 140;

export class CameraMotion {
  #now: Camera;
  #target: Camera;
  #flight = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isMoving = false;
  readonly #onMove: () => void;
  readonly #onRest: (camera: Camera) => void;

  constructor(start: Camera, onMove: () => void, onRest: (camera: Camera) => void) {
    this.#now = start;
    this.#target = start;
    this.#onMove = onMove;
    this.#onRest = onRest;
  }

  get now(): Camera {
    return this.#now;
  }

  /** Where it will be at the end of the flight. */
  get target(): Camera {
    return this.#target;
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** Without a report: the address already has this camera. */
  place(camera: Camera): void {
    this.stop();
    this.#now = camera;
    this.#target = camera;
    this.#onMove();
  }

  moveTo(camera: Camera): void {
    this.stop();
    this.#now = camera;
    this.#target = camera;
    this.#moved();
  }

  flyTo(camera: Camera): void {
    this.stop();
    this.#target = camera;
    const from = this.#now;
    const start = performance.now();
    const isInstant = prefersReducedMotion();
    const step = (time: number): void => {
      const part = isInstant ? 1 : Math.min(1, Math.max(0, (time - start) / flightMs));
      this.#now = part === 1 ? camera : interpolate(from, camera, 1 - (1 - part) ** 3);
      this.#moved();
      if (part < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#flight);
    clearTimeout(this.#rest);
    this.#isMoving = false;
  }

  #moved(): void {
    this.#isMoving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#isMoving = false;
      this.#onRest(this.#now);
      this.#onMove();
    }, restMs);
    this.#onMove();
  }
}
