// What a byte can begin in Elixir. Plain constants, so that the program holds numbers where they are compared.

/** Blanks and signs that say nothing of modules. */
export const other = 0;
export const lower = 1;
export const upper = 2;
export const digit = 3;
export const newline = 4;
export const colon = 5;
export const openBrace = 6;
export const closeBrace = 7;
/** `"` and `'` */
export const quote = 8;
export const hash = 9;
export const at = 10;
export const tilde = 11;
export const question = 12;
export const end = 13;
