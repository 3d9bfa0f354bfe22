// What may come next. In Ruby that decides what a sign means: a slash begins a regular expression where a value may
// begin, and divides behind one.
import { numbered } from '../../kit/numbered.ts';

/**
 * `start`: the beginning of a statement. `beg`: a value or a label, behind a bracket, a comma, a keyword. `value`: no label,
 * behind an operator. `mid`: a value, if any, behind `return` and the like, where `if` only qualifies. `arg`: an argument or
 * what follows a value, behind a name that may be a method's. `end`: behind a value. `dot`: the name of a method.
 */
export const Lex = numbered(0, 'start beg value mid arg end dot');

/** Whether a value may begin here for sure. */
export function letsValueBegin(lex: number): boolean {
  return lex <= Lex.mid;
}

/** Whether a name with a colon behind it is a label here. */
export function letsLabelBegin(lex: number): boolean {
  return lex !== Lex.value && lex !== Lex.end;
}
