// What a bracket of C# can hold; no bracket is around the file. Plain constants, so that the program holds numbers where
// they are compared.

export const file = 0;
export const namespace = 1;
/** The body of a class, struct, interface or record. */
export const type = 2;
export const enumBody = 3;
/** Any other braces: bodies, accessors, initializers. */
export const block = 4;
export const paren = 5;
export const bracket = 6;
export const attribute = 7;
export const hole = 8;
