// One picture of the map after another on one canvas: the ground, a veil over it while something is in focus, the focus,
// the names.
import type { Camera } from '../../../state/view-state.ts';
import { type Screen, standInMap } from '../camera/camera.ts';
import { drawFocus, drawVeil } from './draw-focus.ts';
import { drawGround } from './draw-base.ts';
import { drawLabels } from './draw-labels.ts';
import { KeptImage } from './cached-layer.ts';
import type { Scene } from './scene.ts';

/** Drawn in less than this, the ground is drawn anew in every frame. */
const quickMs = 6;
/** More strands than this take longer than a frame: they are kept as an image too. */
const fewStrands = 250;

export class Picture {
  readonly #context: CanvasRenderingContext2D;
  readonly #ground = new KeptImage((tookMs) => tookMs <= quickMs);
  readonly #focus = new KeptImage(() => false);

  constructor(context: CanvasRenderingContext2D) {
    this.#context = context;
  }

  /** Returns whether it is exact; where not, draw it again when nothing moves any more. */
  draw(scene: Scene, camera: Camera, screen: Screen, isMoving: boolean): boolean {
    const context = this.#context;
    const { ground, focus } = scene;
    clear(context, scene, screen);
    const isGroundExact = this.#ground.place(context, ground, camera, screen, isMoving, (layer, at, wide) =>
      drawGround(layer, ground, at, wide),
    );
    drawVeil(context, scene, screen.width, screen.height);
    const isFocusExact =
      focus.strands.length <= fewStrands
        ? drawExactFocus(context, scene, camera, screen)
        : this.#focus.place(context, scene, camera, screen, isMoving, (layer, at) =>
            drawFocus(layer, scene, at.scale),
          );
    drawLabels(context, scene, camera, screen);
    return isGroundExact && isFocusExact;
  }
}

/** The same picture, exact, onto any context. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  screen: Screen,
): void {
  clear(context, scene, screen);
  standInMap(context, camera, screen, ratioOf(context, screen));
  drawGround(context, scene.ground, camera, screen);
  standOnScreen(context, screen);
  drawVeil(context, scene, screen.width, screen.height);
  // A focus of its own: the paths of the one on the screen are kept for that canvas.
  drawExactFocus(context, { ...scene, focus: { ...scene.focus } }, camera, screen);
  drawLabels(context, scene, camera, screen);
}

function clear(context: CanvasRenderingContext2D, { ground }: Scene, screen: Screen): void {
  standOnScreen(context, screen);
  context.fillStyle = ground.theme.ground;
  context.fillRect(0, 0, screen.width, screen.height);
}

function drawExactFocus(
  context: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  screen: Screen,
): true {
  standInMap(context, camera, screen, ratioOf(context, screen));
  drawFocus(context, scene, camera.scale);
  standOnScreen(context, screen);
  return true;
}

function ratioOf(context: CanvasRenderingContext2D, screen: Screen): number {
  return context.canvas.width / screen.width;
}

/** From here on the context takes pixels as CSS counts them. */
function standOnScreen(context: CanvasRenderingContext2D, screen: Screen): void {
  const ratio = ratioOf(context, screen);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}
