// What a name means where it stands. Plain constants, so that the program holds numbers where they are compared.

/** A function, constant or class, as what follows it says. */
export const expression = 0;
export const type = 1;
/** Behind `const`: the name that is declared, or its type. */
export const constant = 2;
export const adaptation = 3;
/** `get` or `set`, which may have parameters. */
export const hook = 4;
export const nothing = 5;
