// What a name is used as. Plain constants, so that the program holds numbers where they are compared.

/** It names a type. */
export const type = 0;
/** It names a type, or a value by whose members it is followed. */
export const value = 1;
/** The same, and the last name is called. */
export const call = 2;
/** `.Total()`: a method of some value. */
export const member = 3;
export const attribute = 4;
