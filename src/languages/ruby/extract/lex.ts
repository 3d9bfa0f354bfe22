// What may come next. In Ruby that decides what a sign means: a slash begins a regular expression where a value may
// begin, and divides behind one.

export const Lex = {
  /** The beginning of a statement. */
  start: 0,
  /** A value, or a label: behind a bracket, a comma, a keyword. */
  beg: 1,
  /** A value and no label: behind an operator. */
  value: 2,
  /** A value, if any: behind `return` and its kin, where `if` only qualifies. */
  mid: 3,
  /** Behind a name that may be a method's: an argument, or what follows a value. */
  arg: 4,
  /** Behind a value. */
  end: 5,
  /** The name of a method: behind a dot. */
  dot: 6,
} as const;

/** The states up to this one let a value begin. */
export const lastOfValue = Lex.mid;
