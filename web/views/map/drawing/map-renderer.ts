// Draws the frames of the map on one canvas: the base, dimmed while something is in focus, then the focus, then the labels.
import type { Camera } from '../../../state/view-state.ts';
import { type Screen, applyMapTransform } from '../camera/camera.ts';
import { drawFocus, dimBase } from './draw-focus.ts';
import { drawBase } from './draw-base.ts';
import { drawLabels } from './draw-labels.ts';
import { CachedLayer, type Frame } from './cached-layer.ts';
import type { Scene } from './scene.ts';

/** If drawing the base takes less than this, it is redrawn in every frame. */
const quickMs = 6;
/** More edges than this take longer than a frame, so they are cached as an image too. */
const edgesPerFrame = 250;

export class MapRenderer {
  readonly #context: CanvasRenderingContext2D;
  readonly #base = new CachedLayer((tookMs) => tookMs <= quickMs);
  readonly #focus = new CachedLayer(() => false);

  constructor(context: CanvasRenderingContext2D) {
    this.#context = context;
  }

  /** While the camera moves, cached layers may be inexact: draw again when it rests. */
  draw(scene: Scene, frame: Frame): void {
    const context = this.#context;
    const { base, focus } = scene;
    const { camera, screen } = frame;
    clear(context, scene, screen);
    this.#base.draw(
      context,
      { subject: base, draw: (layer, at, wide) => drawBase(layer, base, at, wide) },
      frame,
    );
    dimBase(context, scene, screen.width, screen.height);
    if (focus.edges.length <= edgesPerFrame) drawExactFocus(context, scene, camera, screen);
    else
      this.#focus.draw(
        context,
        { subject: scene, draw: (layer, at) => drawFocus(layer, scene, at.scale) },
        frame,
      );
    drawLabels(context, scene, camera, screen);
  }
}

/** An exact frame, onto any context. */
export function drawMap(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  screen: Screen,
): void {
  clear(context, scene, screen);
  applyMapTransform(context, camera, screen, ratioOf(context, screen));
  drawBase(context, scene.base, camera, screen);
  applyScreenTransform(context, screen);
  dimBase(context, scene, screen.width, screen.height);
  // A copy of the focus, because the paths of the original are cached for the canvas on the screen.
  drawExactFocus(context, { ...scene, focus: { ...scene.focus } }, camera, screen);
  drawLabels(context, scene, camera, screen);
}

function clear(context: CanvasRenderingContext2D, { base }: Scene, screen: Screen): void {
  applyScreenTransform(context, screen);
  context.fillStyle = base.theme.ground;
  context.fillRect(0, 0, screen.width, screen.height);
}

function drawExactFocus(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  screen: Screen,
): void {
  applyMapTransform(context, camera, screen, ratioOf(context, screen));
  drawFocus(context, scene, camera.scale);
  applyScreenTransform(context, screen);
}

function ratioOf(context: CanvasRenderingContext2D, screen: Screen): number {
  return context.canvas.width / screen.width;
}

/** From here on the context takes CSS pixels. */
function applyScreenTransform(context: CanvasRenderingContext2D, screen: Screen): void {
  const ratio = ratioOf(context, screen);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}
