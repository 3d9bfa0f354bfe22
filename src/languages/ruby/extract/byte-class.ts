// What a byte can begin in Ruby. Plain constants, so that the program holds numbers where they are compared.

export const end = 0;
export const blank = 1;
export const newline = 2;
export const lower = 3;
export const upper = 4;
export const digit = 5;
export const hash = 6;
/** `"` and `` ` `` */
export const doubleQuote = 7;
export const singleQuote = 8;
export const slash = 9;
export const percent = 10;
export const less = 11;
export const question = 12;
export const colon = 13;
export const dot = 14;
export const openParen = 15;
export const openBracket = 16;
export const openBrace = 17;
export const closeParen = 18;
export const closeBracket = 19;
export const closeBrace = 20;
/** `@` and `$` */
export const sigil = 21;
export const comma = 22;
export const semicolon = 23;
export const bar = 24;
export const backslash = 25;
export const ampersand = 26;
export const minus = 27;
export const operator = 28;
export const other = 29;
