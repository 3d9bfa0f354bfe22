// The previous token: decides whether `/` divides or begins a regular expression, `{` opens a block or an object, `<`
// compares or begins JSX. In ascending order: first where an operand may follow, then after an operand.

/** At the start of a statement, or of a member of an object or class. */
export const start = 0;
/** An operand must follow. */
export const operator = 1;
/** After `export default`: an operand, but a function or class is a statement. */
export const exportDefault = 2;
export const newKeyword = 3;
export const typeofKeyword = 4;
export const arrow = 5;
/** After `if`: a parenthesis must follow. */
export const control = 6;
/** After `.`: any word is a name. */
export const dot = 7;
export const functionStatement = 8;
export const functionExpression = 9;

export const operand = 10;
/** After the first word of a statement, which may be a label. */
export const firstWord = 11;
/** After the name of a member of an object or class. */
export const key = 12;
/** After the parameters of a function statement or class method. */
export const statementParams = 13;
/** After the parameters of a function expression or object method. */
export const operandParams = 14;
