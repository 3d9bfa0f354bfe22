// What the token before means for the one that follows: is `/` a division or a regular expression, `{` a block or an
// object, `<` a comparison or JSX? In rising order: first the places where an operand may come, then those behind one.

/** A statement begins, or a member of an object or class. */
export const start = 0;
/** An operand must follow. */
export const operator = 1;
/** Behind `export default`: an operand, but a function or class is a statement. */
export const exportDefault = 2;
export const newKeyword = 3;
export const typeofKeyword = 4;
/** Behind `=>`. */
export const arrow = 5;
/** Behind `if`: a parenthesis must follow. */
export const control = 6;
/** Behind `.`: whatever word follows is a name. */
export const dot = 7;
export const functionStatement = 8;
export const functionExpression = 9;

export const operand = 10;
/** Behind the first word of a statement: it may be a label. */
export const firstWord = 11;
/** Behind the name of a member of an object or class. */
export const key = 12;
/** Behind the parameters of a function that is a statement or a member of a class. */
export const statementParams = 13;
/** Behind the parameters of a function that is an operand or a member of an object. */
export const operandParams = 14;
