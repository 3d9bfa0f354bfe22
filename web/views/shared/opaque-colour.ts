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
  return hex(layColour(over, under, opacity));
}

export function layColour(over: Rgb, under: Rgb, opacity: number): Rgb {
  const mix = (i: 0 | 1 | 2): number => Math.round(over[i] * opacity + under[i] * (1 - opacity));
  return [mix(0), mix(1), mix(2)];
}

/** How well one colour is readable on another (WCAG 2.2): from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hex(values: readonly number[]): string {
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
