// What may come next. In Ruby that decides what a sign means: a slash begins a regular expression where a value may
// begin, and divides behind one.

/** The beginning of a statement. */
export const start = 0;
/** A value, or a label: behind a bracket, a comma, a keyword. */
export const beg = 1;
/** A value and no label: behind an operator. */
export const value = 2;
/** A value, if any: behind `return` and its kin, where `if` only qualifies. */
export const mid = 3;
/** Behind a name that may be a method's: an argument, or what follows a value. */
export const arg = 4;
/** Behind a value. */
export const end = 5;
/** The name of a method: behind a dot. */
export const dot = 6;

/** Whether a value may begin here for sure. */
export function letsValueBegin(lex: number): boolean {
  return lex <= mid;
}
