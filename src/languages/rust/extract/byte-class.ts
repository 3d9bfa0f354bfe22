// Byte classes of Rust, as plain constants that the build inlines.

/** Blanks and operators. */
export const none = 0;
export const end = 1;
export const word = 2;
export const digit = 3;
export const quote = 4;
export const apostrophe = 5;
export const slash = 6;
export const open = 7;
export const close = 8;
export const hash = 9;
export const semicolon = 10;
export const colon = 11;
export const dollar = 12;
