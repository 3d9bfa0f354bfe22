// A canvas context that writes SVG, so that the code that draws a view also exports it. It has the commands that the views
// use.
import { SvgPath, formatNumber } from './svg-path.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export type MeasureText = (text: string, font: string) => { readonly width: number };

export class SvgContext extends SvgPath {
  fillStyle = '#000';
  strokeStyle = '#000';
  globalAlpha = 1;
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  font = '10px sans-serif';
  textAlign = 'start';
  textBaseline = 'alphabetic';
  /** Some drawings read its size. */
  readonly canvas: { readonly width: number; readonly height: number };
  readonly #measure: MeasureText;
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #dash: readonly number[] = [];
  readonly #elements: string[] = [];

  constructor(width: number, height: number, measure: MeasureText) {
    super();
    this.canvas = { width, height };
    this.#measure = measure;
  }

  toSvg(title: string): string {
    const { width, height } = this.canvas;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<title>${xmlText(title)}</title>`,
      ...this.#elements,
      '</svg>\n',
    ].join('\n');
  }

  /** A path of the kind that this context fills and strokes. */
  newPath(): SvgPath {
    return new SvgPath();
  }

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.#matrix = [a, b, c, d, e, f];
  }

  setLineDash(lengths: readonly number[]): void {
    this.#dash = lengths;
  }

  measureText(text: string): { readonly width: number } {
    return this.#measure(text, this.font);
  }

  beginPath(): void {
    this.clear();
  }

  fill(path: SvgPath = this): void {
    this.#drawPath(path, this.#fillAttributes());
  }

  stroke(path: SvgPath = this): void {
    this.#drawPath(path, `fill="none" ${this.#strokeAttributes()}`);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const path = new SvgPath();
    path.rect(x, y, width, height);
    this.#drawPath(path, this.#fillAttributes());
  }

  fillText(text: string, x: number, y: number): void {
    this.#drawText(text, x, y, this.#fillAttributes());
  }

  strokeText(text: string, x: number, y: number): void {
    this.#drawText(text, x, y, `fill="none" ${this.#strokeAttributes()}`);
  }

  #drawPath(path: SvgPath, attributes: string): void {
    if (path.data !== '') this.#elements.push(`<path d="${path.data}" ${attributes}${this.#transform()}/>`);
  }

  #drawText(text: string, x: number, y: number, attributes: string): void {
    const place = `x="${formatNumber(x)}" y="${formatNumber(y)}" text-anchor="${anchors[this.textAlign] ?? 'start'}"`;
    const line = `dominant-baseline="${baselines[this.textBaseline] ?? 'auto'}"`;
    const style = `style="font:${xmlText(this.font)}" unicode-bidi="isolate"`;
    this.#elements.push(
      `<text ${place} ${line} ${style} ${attributes}${this.#transform()}>${xmlText(text)}</text>`,
    );
  }

  #fillAttributes(): string {
    return `fill="${xmlText(this.fillStyle)}"${this.#opacity()}`;
  }

  #strokeAttributes(): string {
    const dash =
      this.#dash.length === 0 ? '' : ` stroke-dasharray="${this.#dash.map(formatNumber).join(' ')}"`;
    return (
      `stroke="${xmlText(this.strokeStyle)}" stroke-width="${formatNumber(this.lineWidth)}" ` +
      `stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"${dash}${this.#opacity()}`
    );
  }

  #opacity(): string {
    return this.globalAlpha === 1 ? '' : ` opacity="${formatNumber(this.globalAlpha)}"`;
  }

  #transform(): string {
    const written = this.#matrix.map((value) => Number(value.toPrecision(7))).join(' ');
    return written === '1 0 0 1 0 0' ? '' : ` transform="matrix(${written})"`;
  }
}

const anchors: Readonly<Record<string, string>> = { center: 'middle', right: 'end', end: 'end' };
const baselines: Readonly<Record<string, string>> = { middle: 'central', top: 'hanging', hanging: 'hanging' };

// eslint-disable-next-line no-control-regex -- the pattern matches control characters
const illegalInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Most control characters are not allowed in XML. */
function xmlText(text: string): string {
  return text
    .replace(illegalInXml, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
