// What kinds of frames are open. Plain constants, so that the program holds numbers where they are compared.

export const file = 0;
export const paren = 1;
export const bracket = 2;
export const brace = 3;
/** `#{` in a string, a symbol, a regular expression, a list of words. */
export const interpolation = 4;
/** `#{` in a here document. */
export const hereInterpolation = 5;
/** A literal that goes on behind the here documents which begin on its first line. */
export const suspended = 6;
/** Of `def name(…)`: what follows it shows whether an `end` will. */
export const params = 7;
/** From here on, an `end` closes it. */
export const block = 8;
/** `while`, `until` and `for`, which may have a `do`. */
export const loop = 9;
export const def = 10;
/** `class` and `module`. */
export const namespace = 11;
