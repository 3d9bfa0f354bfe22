// One picture of the map after another on one canvas. The ground is kept as an image with a margin: while the map moves
// and drawing it exactly would take too long, the image is moved instead, and drawn exactly when the hand rests.
import type { Camera } from '../../state/view-state.ts';
import type { Screen } from './camera.ts';
import { drawFocus, drawVeil } from './draw-focus.ts';
import { drawGround } from './draw-ground.ts';
import { drawLabels } from './draw-labels.ts';
import type { Ground, Scene } from './scene.ts';

interface GroundImage {
  readonly canvas: HTMLCanvasElement;
  readonly ground: Ground;
  readonly camera: Camera;
  readonly screen: Screen;
  readonly ratio: number;
  readonly tookMs: number;
}

/** Drawn in less than this, the ground is drawn anew in every frame. */
const quickMs = 6;
const margin = 0.25;

export class Picture {
  readonly #context: CanvasRenderingContext2D;
  #image: GroundImage | null = null;

  constructor(context: CanvasRenderingContext2D) {
    this.#context = context;
  }

  /** Returns whether it is exact; where not, draw it again when nothing moves any more. */
  draw(scene: Scene, camera: Camera, screen: Screen, isMoving: boolean): boolean {
    const context = this.#context;
    const ratio = context.canvas.width / screen.width;
    const image =
      this.#image !== null && isGoodEnough(this.#image, scene.ground, camera, screen, ratio, isMoving)
        ? this.#image
        : paintGround(this.#image?.canvas, scene.ground, camera, screen, ratio);
    this.#image = image;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = scene.ground.theme.ground;
    context.fillRect(0, 0, screen.width, screen.height);
    placeImage(context, image, camera, screen);
    drawOverGround(context, scene, camera, screen);
    return image.camera.scale === camera.scale;
  }
}

/** The same picture, exact, onto any context. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  screen: Screen,
): void {
  const ratio = context.canvas.width / screen.width;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = scene.ground.theme.ground;
  context.fillRect(0, 0, screen.width, screen.height);
  standInMap(context, camera, screen, ratio);
  drawGround(context, scene.ground, camera, screen);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  // A focus of its own: the paths of the one on the screen are kept for that canvas.
  drawOverGround(context, { ...scene, focus: { ...scene.focus } }, camera, screen);
}

function drawOverGround(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  screen: Screen,
): void {
  const ratio = context.canvas.width / screen.width;
  drawVeil(context, scene, screen.width, screen.height);
  standInMap(context, camera, screen, ratio);
  drawFocus(context, scene, camera.scale);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  drawLabels(context, scene, camera, screen);
}

function isGoodEnough(
  image: GroundImage,
  ground: Ground,
  camera: Camera,
  screen: Screen,
  ratio: number,
  isMoving: boolean,
): boolean {
  if (image.ground !== ground || image.ratio !== ratio) return false;
  if (image.screen.width !== screen.width || image.screen.height !== screen.height) return false;
  if (!covers(image, camera, screen)) return false;
  if (image.camera.scale === camera.scale) return true;
  const zoomed = camera.scale / image.camera.scale;
  return isMoving && image.tookMs > quickMs && zoomed > 0.6 && zoomed < 1.8;
}

function covers(image: GroundImage, camera: Camera, screen: Screen): boolean {
  const spareX = (screen.width * (0.5 + margin)) / image.camera.scale - screen.width / 2 / camera.scale;
  const spareY = (screen.height * (0.5 + margin)) / image.camera.scale - screen.height / 2 / camera.scale;
  return Math.abs(camera.x - image.camera.x) <= spareX && Math.abs(camera.y - image.camera.y) <= spareY;
}

function paintGround(
  used: HTMLCanvasElement | undefined,
  ground: Ground,
  camera: Camera,
  screen: Screen,
  ratio: number,
): GroundImage {
  const start = performance.now();
  const canvas = used ?? document.createElement('canvas');
  const wide = { width: screen.width * (1 + 2 * margin), height: screen.height * (1 + 2 * margin) };
  canvas.width = Math.round(wide.width * ratio);
  canvas.height = Math.round(wide.height * ratio);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no more canvases');
  standInMap(context, camera, wide, ratio);
  drawGround(context, ground, camera, wide);
  return { canvas, ground, camera, screen, ratio, tookMs: performance.now() - start };
}

function placeImage(
  context: CanvasRenderingContext2D,
  image: GroundImage,
  camera: Camera,
  screen: Screen,
): void {
  const zoomed = camera.scale / image.camera.scale;
  const width = (image.canvas.width / image.ratio) * zoomed;
  const height = (image.canvas.height / image.ratio) * zoomed;
  const x = screen.width / 2 + (image.camera.x - camera.x) * camera.scale - width / 2;
  const y = screen.height / 2 + (image.camera.y - camera.y) * camera.scale - height / 2;
  // On whole device pixels: an image between two is blurred.
  const snap = (value: number): number => Math.round(value * image.ratio) / image.ratio;
  context.drawImage(image.canvas, snap(x), snap(y), width, height);
}

/** From here on the context takes map units. */
function standInMap(context: CanvasRenderingContext2D, camera: Camera, screen: Screen, ratio: number): void {
  const scale = ratio * camera.scale;
  context.setTransform(
    scale,
    0,
    0,
    scale,
    (ratio * screen.width) / 2 - camera.x * scale,
    (ratio * screen.height) / 2 - camera.y * scale,
  );
}
