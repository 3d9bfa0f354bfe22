// What a frame is of. Plain constants, so that the program holds numbers where they are compared.

export const file = 0;
/** `package shop { … }` */
export const packaging = 1;
/** Up to here a frame holds declarations, all of them seen in all of it. */
export const classBody = 2;
export const block = 3;
/** The arguments of a call, an expression, a tuple or a pattern. */
export const paren = 4;
export const params = 5;
/** `[T <: Item]` of a declaration. */
export const typeParams = 6;
export const bracket = 7;
/** Between the brackets behind a `for`: what is declared there is seen behind them. */
export const forHead = 8;
export const template = 9;
