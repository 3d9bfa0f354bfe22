// What a known word is. Plain constants, so that the program holds numbers where they are compared.

export const do_ = 1;
export const fn = 2;
export const end = 3;
/** Begins another part of a block, in which what was aliased in the part before holds no more. */
export const branch = 4;
/** `__MODULE__` */
export const module = 5;
export const alias = 6;
export const directive = 7;
export const definition = 8;
export const implementation = 9;
