// JavaScript compares UTF-16 code units, which puts an emoji before '！'. The report is ordered by code points, which
// gives the same order on every machine and in every programming language.

export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  // True for nearly every string, and then the built-in comparison is a few times faster.
  if (!beyondOrder.test(a)) return a < b ? -1 : 1;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return lift(x) - lift(y);
  }
  return a.length - b.length;
}

/** Below the surrogates, code units have the order of code points. */
const beyondOrder = /[\uD800-\uFFFF]/;

/** Moves surrogates (U+D800 … U+DFFF) above U+E000 … U+FFFF, where their code points are. */
function lift(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
