// Token kinds. Punctuation is its own byte; other kinds follow. Typed `number`: with literal types the compiler would
// assume that the current token never changes.

export const end: number = 0;
export const exclamation: number = 0x21;
export const openParen: number = 0x28;
export const closeParen: number = 0x29;
export const star: number = 0x2a;
export const plus: number = 0x2b;
export const comma: number = 0x2c;
export const minus: number = 0x2d;
export const dot: number = 0x2e;
export const slash: number = 0x2f;
export const colon: number = 0x3a;
export const semicolon: number = 0x3b;
/** Always a single byte: in types, each `<` of `<<` counts separately. */
export const lessThan: number = 0x3c;
export const equals: number = 0x3d;
/** Always a single byte. */
export const greaterThan: number = 0x3e;
export const question: number = 0x3f;
export const at: number = 0x40;
export const openBracket: number = 0x5b;
export const closeBracket: number = 0x5d;
export const backtick: number = 0x60;
export const openBrace: number = 0x7b;
export const closeBrace: number = 0x7d;
export const or: number = 0x7c;
export const and: number = 0x26;

export const word: number = 0x80;
/** `#total` */
export const privateName: number = 0x81;
/** A string or number. */
export const literal: number = 0x82;
export const arrow: number = 0x83;
export const ellipsis: number = 0x84;
export const questionDot: number = 0x85;
/** `++`, `--` */
export const increment: number = 0x86;
/** Any other binary operator: `&&`, `+=`, `**`. */
export const operator: number = 0x87;
