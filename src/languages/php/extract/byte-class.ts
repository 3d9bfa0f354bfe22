// Classes of bytes by what they can begin. Plain constants, which the build inlines.

/** Operators. */
export const other = 0;
export const end = 1;
export const blank = 2;
export const letter = 3;
export const digit = 4;
export const dollar = 5;
export const singleQuote = 6;
/** Also the backquote: strings with interpolation. */
export const doubleQuote = 7;
export const slash = 8;
export const hash = 9;
export const backslash = 10;
export const minus = 11;
export const colon = 12;
export const less = 13;
export const question = 14;
export const equals = 15;
export const open = 16;
export const close = 17;
export const comma = 18;
export const semicolon = 19;
