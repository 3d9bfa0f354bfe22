// The tokens of Go, as far as names depend on them: what only stands between two operands is one kind. Plain constants:
// the build writes the numbers where they are compared, which saves 2% of a run.

export const end = 0;
export const name = 1;
export const literal = 2;
export const string = 3;
/** Written, or put in at the end of a line. */
export const semicolon = 4;
export const comma = 5;
export const dot = 6;
export const colon = 7;
/** `:=` */
export const define = 8;
/** `=` and its kin. */
export const assign = 9;
export const openParen = 10;
export const closeParen = 11;
export const openBracket = 12;
export const closeBracket = 13;
export const openBrace = 14;
export const closeBrace = 15;
export const operator = 16;
/** `++` and `--` */
export const step = 17;
/** `~`, before a type. */
export const tilde = 18;
/** A name with all its selectors, without a blank between them: `cart.Items.First` */
export const path = 19;
/** Of the keywords, the first; the others follow in their order. */
export const firstKeyword = 20;
