// The current view as an SVG, or as a PNG at twice the screen's resolution.
import { type Picture, currentPicture } from './picture.ts';
import { snapshotSvg } from './snapshot.ts';
import { SvgContext } from './svg-context.ts';

const pixelRatio = 2;

export function drawSvg(title: string): Blob {
  const picture = currentPicture();
  const svg = picture === null ? snapshotSvg(findStage()) : writeSvg(picture, title);
  return new Blob([svg], { type: 'image/svg+xml' });
}

export async function drawPng(): Promise<Blob> {
  const picture = currentPicture();
  if (picture !== null) return paint(picture.width, picture.height, (context) => picture.draw(context));
  const { width, height } = findStage().getBoundingClientRect();
  const image = await loadImage(snapshotSvg(findStage()));
  return paint(width, height, (context) =>
    context.drawImage(image, 0, 0, width * pixelRatio, height * pixelRatio),
  );
}

function writeSvg(picture: Picture, title: string): string {
  const probe = contextOf(document.createElement('canvas'));
  const context = new SvgContext(Math.round(picture.width), Math.round(picture.height), (text, font) => {
    probe.font = font;
    return probe.measureText(text);
  });
  picture.draw(context as unknown as CanvasRenderingContext2D);
  return context.toSvg(title);
}

async function paint(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * pixelRatio);
  canvas.height = Math.round(height * pixelRatio);
  draw(contextOf(canvas));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (blob === null) throw new Error('The browser could not create an image of this view.');
  return blob;
}

async function loadImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser could not create another canvas.');
  return context;
}

function findStage(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.stage');
  if (found === null) throw new Error('No view is open.');
  return found;
}
