// What a byte can begin in Go if it is not a token by itself; numbered after the tokens.

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
/** Of an operator that may have more bytes. */
export const operator = 62;
export const other = 63;
