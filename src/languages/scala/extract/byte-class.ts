// What a byte can begin in Scala. Plain constants, so that the program holds numbers where they are compared. A bracket, a
// comma and a semicolon are a token by themselves, and their class is that token (6 to 13).

export const end = 0;
export const letter = 1;
export const digit = 2;
export const blank = 3;
export const dot = 4;
export const openBrace = 12;
export const closeBrace = 13;
export const newline = 14;
export const slash = 15;
export const doubleQuote = 16;
export const backquote = 17;
export const singleQuote = 18;
export const less = 19;
/** Of an operator, which may go on. */
export const operator = 20;
export const other = 21;
/** Alone it stands for any name, and at the end of a name an operator may follow. */
export const underscore = 22;
/** The first byte of `⇒` and `←`, and of other characters that names are made of. */
export const wide = 23;
