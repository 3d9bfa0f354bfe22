// What a byte can begin in Go, where it is no token by itself; the numbers follow those of the tokens.

export const end = 50;
export const blank = 51;
export const newline = 52;
export const letter = 53;
export const digit = 54;
export const slash = 55;
export const doubleQuote = 56;
export const backquote = 57;
export const singleQuote = 58;
export const dot = 59;
export const colon = 60;
export const equals = 61;
/** Of an operator, which may go on. */
export const operator = 62;
export const other = 63;
