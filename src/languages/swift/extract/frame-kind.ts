// What a frame is. Plain constants, so that the program holds numbers where they are compared.

export const file = 0;
/** The body of a type or an extension. */
export const type = 1;
/** Any other pair of braces. */
export const block = 2;
export const paren = 3;
export const bracket = 4;
/** The parameters of a function. */
export const params = 5;
/** `<T: Item>` behind the name of a declaration. */
export const generics = 6;
/** `[weak self]` at the beginning of a closure. */
export const captures = 7;
/** `\( … )` in a string. */
export const interpolation = 8;
