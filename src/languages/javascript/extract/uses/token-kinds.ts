// Token kinds. Punctuation is its own byte; `<` and `>` are always single ones, since in types each of `<<` counts separately.
// Other kinds follow. Typed `number`: with literal types the compiler would assume that the current token never changes.
export * from '../../../kit/bytes.ts';

export const end: number = 0;
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
