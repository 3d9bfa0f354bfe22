// What may come next, which decides the meaning of a sign: a slash begins a regular expression where a value may begin, and
// divides after a value.
import { numbered } from '../../kit/numbered.ts';

/**
 * `start`: a statement. `beg`: a value or label, after a bracket, comma or keyword. `value`: not a label, after an
 * operator. `mid`: an optional value, after `return` and the like, where `if` is a modifier. `arg`: an argument or an
 * operator, after a name that may be a method. `end`: after a value. `dot`: a method name.
 */
export const Lex = numbered(0, 'start beg value mid arg end dot');

/** Whether a value is expected. */
export function expectsValue(lex: number): boolean {
  return lex <= Lex.mid;
}

/** Whether a name before a colon is a label. */
export function allowsLabel(lex: number): boolean {
  return lex !== Lex.value && lex !== Lex.end;
}
