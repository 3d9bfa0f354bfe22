// What the parts of the expression reader tell each other.

// What is known of an expression before it is read, as bits.
/** It may turn out to be parameters of an arrow function. */
export const mayBePattern = 1;
/** It stands between `?` and `:`, where a colon behind parentheses is more likely the end. */
export const isTrueBranch = 2;
/** It is the head of a loop, where `in` ends it. */
export const endsAtIn = 4;

// What was read where an operand can stand.
export const nothing = 0;
export const operand = 1;
/** An arrow function, behind which no operator can stand. */
export const arrowFunction = 2;
