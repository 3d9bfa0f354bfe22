// Numbers as they are read, the same in every locale.

const english = new Intl.NumberFormat('en-US');

/** `1,204` */
export function writeNumber(value: number): string {
  return english.format(value);
}

/** `1 file`, `1,204 files` */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${writeNumber(count)} ${count === 1 ? one : many}`;
}

/** `0.04 s`, `12.3 s` */
export function writeDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`;
}
