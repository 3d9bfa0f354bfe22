// Keywords of TypeScript, numbered. Most are keywords only in some positions.
import { tokenSet } from '../../../kit/byte-table.ts';
import { KeywordTable } from '../../../kit/keyword-table.ts';
import { numbered } from '../../../kit/numbered.ts';

export const Keyword = numbered(
  1,
  'import export default from as const let var using function class interface type enum namespace module global',
  'declare abstract async if else for while do switch case return throw try catch finally break continue with debugger',
  'new delete void typeof await yield in of instanceof extends implements satisfies is asserts keyof unique infer',
  'readonly get set static accessor public private protected override this super null true false out require constructor',
  'any unknown never undefined string number boolean bigint symbol object intrinsic',
);

const table = new KeywordTable(new Map(Object.entries(Keyword)));

/** 0 for any other word. */
export function keywordAt(bytes: Uint8Array, start: number, end: number): number {
  return table.find(bytes, start, end);
}

function setOf(words: string): Uint8Array {
  return tokenSet(words.split(' ').map((word) => Keyword[word as keyof typeof Keyword]));
}

/** Cannot be a variable name. */
export const reserved = setOf(
  'import export default const var function class enum if else for while do switch case return throw try catch finally break continue with debugger new delete void typeof in instanceof extends this super null true false',
);
/** Before an operand: `typeof cart`. */
export const prefixes = setOf('typeof void delete await new');
export const constants = setOf('this super null true false');
/** No operand begins with one of these: the reserved ones that no expression has first, and binary operators. */
export const neverBeginsOperand = setOf(
  'in instanceof as satisfies export default const var enum if else for while do switch case return throw try catch finally break continue with debugger extends',
);
/** Predefined types, and `const` in `as const`. */
export const typeKeywords = setOf(
  'any unknown never undefined string number boolean bigint symbol object intrinsic void null true false const',
);
/** Dropped from a union without strict null checks. */
export const nullables = setOf('null undefined');
/** Before a type: `keyof Order`. */
export const typeOperators = setOf('keyof unique readonly');
/** Before the name of a member or parameter. */
export const modifiers = setOf(
  'public private protected static override readonly abstract declare async accessor get set export in out const default',
);
export const parameterModifiers = setOf('public private protected override readonly');
export const typeParameterModifiers = setOf('const in out');
/** After `export default`. */
export const defaultDeclarations = setOf('function class abstract interface async');
