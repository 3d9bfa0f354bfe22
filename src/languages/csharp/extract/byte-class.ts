// What a byte can begin in C#. Plain constants, so that the program holds numbers where they are compared.

export const end = 0;
export const blank = 1;
export const newline = 2;
export const letter = 3;
export const digit = 4;
/** A byte that is a token by itself, wherever it stands. */
export const sign = 5;
/** A bracket. */
export const bracket = 6;
export const slash = 7;
export const doubleQuote = 8;
export const singleQuote = 9;
export const dollar = 10;
export const at = 11;
export const hash = 12;
/** Of an operator, which may go on. */
export const operator = 13;
export const colon = 14;
export const question = 15;
export const other = 16;
