// A path that turns canvas commands into SVG path data.

export class SvgPath {
  #commands = '';

  get data(): string {
    return this.#commands;
  }

  clear(): void {
    this.#commands = '';
  }

  moveTo(x: number, y: number): void {
    this.#add('M', x, y);
  }

  lineTo(x: number, y: number): void {
    this.#add('L', x, y);
  }

  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void {
    this.#add('Q', controlX, controlY, x, y);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#add('C', x1, y1, x2, y2, x, y);
  }

  closePath(): void {
    this.#add('Z');
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#add('M', x, y);
    this.#add('h', width);
    this.#add('v', height);
    this.#add('h', -width);
    this.#add('Z');
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    const r = Math.min(radius, width / 2, height / 2);
    this.#add('M', x + r, y);
    this.#add('h', width - 2 * r);
    this.#add('a', r, r, 0, 0, 1, r, r);
    this.#add('v', height - 2 * r);
    this.#add('a', r, r, 0, 0, 1, -r, r);
    this.#add('h', 2 * r - width);
    this.#add('a', r, r, 0, 0, 1, -r, -r);
    this.#add('v', 2 * r - height);
    this.#add('a', r, r, 0, 0, 1, r, -r);
    this.#add('Z');
  }

  /** Clockwise only, which is all the drawings use. A full circle is two arcs, as SVG has no single command for it. */
  arc(x: number, y: number, r: number, start: number, end: number): void {
    const startX = x + r * Math.cos(start);
    const startY = y + r * Math.sin(start);
    this.#add(this.#commands === '' ? 'M' : 'L', startX, startY);
    if (end - start < 2 * Math.PI) {
      const isLarge = end - start > Math.PI ? 1 : 0;
      this.#add('A', r, r, 0, isLarge, 1, x + r * Math.cos(end), y + r * Math.sin(end));
      return;
    }
    this.#add('A', r, r, 0, 1, 1, 2 * x - startX, 2 * y - startY);
    this.#add('A', r, r, 0, 1, 1, startX, startY);
  }

  #add(command: string, ...numbers: readonly number[]): void {
    this.#commands += command + numbers.map(formatNumber).join(' ');
  }
}

/** Three decimals: a thousandth of a unit is less than a pixel at any zoom. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
