// A layer of the map kept as an image, with a margin around what is seen: while the map moves and drawing the layer
// exactly would take too long, the image is moved instead, and drawn exactly when the hand rests.
import type { Camera } from '../../../state/view-state.ts';
import { type Screen, standInMap } from '../camera/camera.ts';

interface Kept {
  readonly canvas: HTMLCanvasElement;
  /** What it shows: another report, another focus is another image. */
  readonly subject: object;
  readonly camera: Camera;
  readonly screen: Screen;
  readonly ratio: number;
  readonly tookMs: number;
}

/** The context stands in map units. */
export type DrawLayer = (context: CanvasRenderingContext2D, camera: Camera, screen: Screen) => void;

const margin = 0.25;

export class KeptImage {
  readonly #isQuick: (tookMs: number) => boolean;
  #kept: Kept | null = null;

  /** A layer that was drawn quickly is drawn anew while the map is zoomed. */
  constructor(isQuick: (tookMs: number) => boolean) {
    this.#isQuick = isQuick;
  }

  /** Puts the layer onto a context that stands in pixels. Returns whether it is exact. */
  place(
    context: CanvasRenderingContext2D,
    subject: object,
    camera: Camera,
    screen: Screen,
    isMoving: boolean,
    draw: DrawLayer,
  ): boolean {
    const ratio = context.canvas.width / screen.width;
    const old = this.#kept;
    const fits = old !== null && old.subject === subject && old.ratio === ratio && isOfSize(old, screen);
    const kept =
      fits && this.#isGoodEnough(old, camera, screen, isMoving)
        ? old
        : paint(old?.canvas, subject, camera, screen, ratio, draw);
    this.#kept = kept;
    putImage(context, kept, camera, screen);
    return kept.camera.scale === camera.scale;
  }

  #isGoodEnough(kept: Kept, camera: Camera, screen: Screen, isMoving: boolean): boolean {
    if (!covers(kept, camera, screen)) return false;
    if (kept.camera.scale === camera.scale) return true;
    const zoomed = camera.scale / kept.camera.scale;
    return isMoving && !this.#isQuick(kept.tookMs) && zoomed > 0.6 && zoomed < 1.8;
  }
}

function isOfSize(kept: Kept, screen: Screen): boolean {
  return kept.screen.width === screen.width && kept.screen.height === screen.height;
}

function covers(kept: Kept, camera: Camera, screen: Screen): boolean {
  const spareX = (screen.width * (0.5 + margin)) / kept.camera.scale - screen.width / 2 / camera.scale;
  const spareY = (screen.height * (0.5 + margin)) / kept.camera.scale - screen.height / 2 / camera.scale;
  return Math.abs(camera.x - kept.camera.x) <= spareX && Math.abs(camera.y - kept.camera.y) <= spareY;
}

function paint(
  used: HTMLCanvasElement | undefined,
  subject: object,
  camera: Camera,
  screen: Screen,
  ratio: number,
  draw: DrawLayer,
): Kept {
  const start = performance.now();
  const canvas = used ?? document.createElement('canvas');
  const wide = { width: screen.width * (1 + 2 * margin), height: screen.height * (1 + 2 * margin) };
  canvas.width = Math.round(wide.width * ratio);
  canvas.height = Math.round(wide.height * ratio);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no more canvases');
  standInMap(context, camera, wide, ratio);
  draw(context, camera, wide);
  return { canvas, subject, camera, screen, ratio, tookMs: performance.now() - start };
}

function putImage(context: CanvasRenderingContext2D, kept: Kept, camera: Camera, screen: Screen): void {
  const zoomed = camera.scale / kept.camera.scale;
  const width = (kept.canvas.width / kept.ratio) * zoomed;
  const height = (kept.canvas.height / kept.ratio) * zoomed;
  const x = screen.width / 2 + (kept.camera.x - camera.x) * camera.scale - width / 2;
  const y = screen.height / 2 + (kept.camera.y - camera.y) * camera.scale - height / 2;
  // On whole device pixels: an image between two is blurred.
  const snap = (value: number): number => Math.round(value * kept.ratio) / kept.ratio;
  context.drawImage(kept.canvas, snap(x), snap(y), width, height);
}
