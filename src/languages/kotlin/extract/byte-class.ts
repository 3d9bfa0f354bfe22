// What a byte can begin in Kotlin. Plain constants, so that the program holds numbers where they are compared.

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
/** A dot or a colon. */
export const joint = 10;
export const equals = 12;
export const minus = 13;
export const question = 14;
export const openBrace = 15;
export const closeBrace = 16;
export const other = 17;
