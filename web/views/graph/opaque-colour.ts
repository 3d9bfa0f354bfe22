// Opaque colours for WebGL, which does not read oklch() and where transparency is expensive: any CSS colour as #rrggbb, and
// one colour over another.

export type Rgb = readonly [red: number, green: number, blue: number];

let context: CanvasRenderingContext2D | null = null;

export function readColour(css: string): Rgb {
  context ??= makeContext();
  if (context === null) return [128, 128, 128];
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function makeContext(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/** One colour over another, with an opacity from 0 to 1. */
export function mixColours(over: Rgb, under: Rgb, opacity: number): string {
  return hex(over.map((value, i) => Math.round(value * opacity + (under[i] ?? 0) * (1 - opacity))));
}

function hex(values: readonly number[]): string {
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
