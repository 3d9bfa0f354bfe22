// What a byte can begin in Go. Plain constants, so that the program holds numbers where they are compared.

export const end = 0;
export const blank = 1;
export const newline = 2;
export const letter = 3;
export const digit = 4;
export const slash = 5;
export const doubleQuote = 6;
export const backquote = 7;
export const singleQuote = 8;
/** A byte that is a token by itself. */
export const sign = 9;
export const dot = 10;
export const colon = 11;
export const equals = 12;
/** Of an operator, which may go on. */
export const operator = 13;
export const other = 14;
