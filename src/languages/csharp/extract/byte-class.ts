// What a byte can begin in C#. Plain constants, so that the program holds numbers where they are compared.

export const end = 0;
export const blank = 1;
export const newline = 2;
export const letter = 3;
export const digit = 4;
/** A byte that is a token by itself, wherever it stands. */
export const sign = 5;
export const openBracket = 6;
export const closeBracket = 7;
/** Of an operator, which may go on. */
export const operator = 8;
export const other = 9;
export const slash = 10;
export const quote = 11;
/** `$` and `@`, before a string or a name. */
export const prefix = 12;
export const hash = 13;
/** In code in an interpolated string: what may end it, or a bracket. */
export const holeSign = 14;
