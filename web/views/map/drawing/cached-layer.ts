// A layer of the map cached as an image, with a margin around the screen. While the map moves and drawing the layer would
// take too long, the image is moved and scaled instead; it is redrawn when the camera rests.
import type { Camera } from '../../../state/view-state.ts';
import { type Screen, applyMapTransform } from '../camera/camera.ts';

interface Cached {
  readonly canvas: HTMLCanvasElement;
  readonly subject: object;
  readonly camera: Camera;
  readonly screen: Screen;
  readonly ratio: number;
  readonly tookMs: number;
}

/** What a frame of the map is drawn with. */
export interface Frame {
  readonly camera: Camera;
  readonly screen: Screen;
  readonly isMoving: boolean;
}

export interface Layer {
  /** What it shows: another report or another focus needs another image. */
  readonly subject: object;
  /** Gets a context in map units. */
  draw(context: CanvasRenderingContext2D, camera: Camera, screen: Screen): void;
}

const margin = 0.25;

export class CachedLayer {
  readonly #isQuick: (tookMs: number) => boolean;
  #cached: Cached | null = null;

  /** A layer that is drawn quickly is redrawn while the map is zoomed. */
  constructor(isQuick: (tookMs: number) => boolean) {
    this.#isQuick = isQuick;
  }

  /** Draws the layer onto a context in pixels. */
  draw(context: CanvasRenderingContext2D, layer: Layer, frame: Frame): void {
    const ratio = context.canvas.width / frame.screen.width;
    const old = this.#cached;
    const isSame =
      old !== null && old.subject === layer.subject && old.ratio === ratio && isOfSize(old, frame.screen);
    const cached = isSame && this.#isGoodEnough(old, frame) ? old : paint(layer, frame, ratio, old?.canvas);
    this.#cached = cached;
    putImage(context, cached, frame);
  }

  #isGoodEnough(cached: Cached, frame: Frame): boolean {
    if (!covers(cached, frame)) return false;
    const zoomed = frame.camera.scale / cached.camera.scale;
    if (zoomed === 1) return true;
    return frame.isMoving && !this.#isQuick(cached.tookMs) && zoomed > 0.6 && zoomed < 1.8;
  }
}

function isOfSize(cached: Cached, screen: Screen): boolean {
  return cached.screen.width === screen.width && cached.screen.height === screen.height;
}

function covers(cached: Cached, { camera, screen }: Frame): boolean {
  const spareX = (screen.width * (0.5 + margin)) / cached.camera.scale - screen.width / 2 / camera.scale;
  const spareY = (screen.height * (0.5 + margin)) / cached.camera.scale - screen.height / 2 / camera.scale;
  return Math.abs(camera.x - cached.camera.x) <= spareX && Math.abs(camera.y - cached.camera.y) <= spareY;
}

/** Reuses the canvas of the old image. */
function paint(
  { subject, draw }: Layer,
  { camera, screen }: Frame,
  ratio: number,
  reused: HTMLCanvasElement | undefined,
): Cached {
  const start = performance.now();
  const canvas = reused ?? document.createElement('canvas');
  const wide = { width: screen.width * (1 + 2 * margin), height: screen.height * (1 + 2 * margin) };
  canvas.width = Math.round(wide.width * ratio);
  canvas.height = Math.round(wide.height * ratio);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser could not create another canvas.');
  applyMapTransform(context, camera, wide, ratio);
  draw(context, camera, wide);
  return { canvas, subject, camera, screen, ratio, tookMs: performance.now() - start };
}

function putImage(context: CanvasRenderingContext2D, cached: Cached, { camera, screen }: Frame): void {
  const zoomed = camera.scale / cached.camera.scale;
  const width = (cached.canvas.width / cached.ratio) * zoomed;
  const height = (cached.canvas.height / cached.ratio) * zoomed;
  const x = screen.width / 2 + (cached.camera.x - camera.x) * camera.scale - width / 2;
  const y = screen.height / 2 + (cached.camera.y - camera.y) * camera.scale - height / 2;
  // Aligned to device pixels: an image between two pixels is blurred.
  const snap = (value: number): number => Math.round(value * cached.ratio) / cached.ratio;
  context.drawImage(cached.canvas, snap(x), snap(y), width, height);
}
