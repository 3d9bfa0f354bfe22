// What a byte can begin in Swift. Plain constants, so that the program holds numbers where they are compared.

export const end = 0;
export const blank = 1;
export const newline = 2;
export const letter = 3;
/** A byte that is a token by itself. */
export const sign = 4;
export const dot = 5;
export const openParen = 6;
export const closeParen = 7;
export const openBracket = 8;
export const openBrace = 9;
export const slash = 10;
export const quote = 11;
export const digit = 12;
/** Of `$0` and `$projected`, which refer to nothing outside. */
export const dollar = 13;
export const equals = 14;
export const minus = 15;
export const less = 16;
export const greater = 17;
/** `?` and `!`, which may belong to what stands before them. */
export const mark = 18;
export const operator = 19;
export const at = 20;
export const hash = 21;
export const backquote = 22;
export const other = 23;
