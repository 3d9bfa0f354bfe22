// Keywords of TypeScript, numbered. Most are keywords only in some positions.
import { KeywordTable } from '../../../kit/keyword-table.ts';

const words = [
  'import export default from as const let var using function class interface type enum namespace module global',
  'declare abstract async if else for while do switch case return throw try catch finally break continue with debugger',
  'new delete void typeof await yield in of instanceof extends implements satisfies is asserts keyof unique infer',
  'readonly get set static accessor public private protected override this super null true false out require constructor',
  'any unknown never undefined string number boolean bigint symbol object intrinsic',
]
  .join(' ')
  .split(' ');

const table = new KeywordTable(new Map(words.map((text, i) => [text, i + 1])));

/** 0 for any other word. */
export function keywordAt(bytes: Uint8Array, start: number, end: number): number {
  return table.find(bytes, start, end);
}

function keyword(text: string): number {
  return words.indexOf(text) + 1;
}

function setOf(texts: string): Uint8Array {
  const set = new Uint8Array(words.length + 1);
  for (const text of texts.split(' ')) set[keyword(text)] = 1;
  return set;
}

export const keywordImport = keyword('import');
export const keywordExport = keyword('export');
export const keywordDefault = keyword('default');
export const keywordFrom = keyword('from');
export const keywordAs = keyword('as');
export const keywordConst = keyword('const');
export const keywordLet = keyword('let');
export const keywordVar = keyword('var');
export const keywordUsing = keyword('using');
export const keywordFunction = keyword('function');
export const keywordClass = keyword('class');
export const keywordInterface = keyword('interface');
export const keywordType = keyword('type');
export const keywordEnum = keyword('enum');
export const keywordNamespace = keyword('namespace');
export const keywordModule = keyword('module');
export const keywordGlobal = keyword('global');
export const keywordDeclare = keyword('declare');
export const keywordAbstract = keyword('abstract');
export const keywordAsync = keyword('async');
export const keywordIf = keyword('if');
export const keywordElse = keyword('else');
export const keywordFor = keyword('for');
export const keywordWhile = keyword('while');
export const keywordDo = keyword('do');
export const keywordSwitch = keyword('switch');
export const keywordCase = keyword('case');
export const keywordReturn = keyword('return');
export const keywordThrow = keyword('throw');
export const keywordTry = keyword('try');
export const keywordCatch = keyword('catch');
export const keywordFinally = keyword('finally');
export const keywordBreak = keyword('break');
export const keywordContinue = keyword('continue');
export const keywordWith = keyword('with');
export const keywordDebugger = keyword('debugger');
export const keywordNew = keyword('new');
export const keywordTypeof = keyword('typeof');
export const keywordAwait = keyword('await');
export const keywordYield = keyword('yield');
export const keywordIn = keyword('in');
export const keywordOf = keyword('of');
export const keywordInstanceof = keyword('instanceof');
export const keywordExtends = keyword('extends');
export const keywordImplements = keyword('implements');
export const keywordSatisfies = keyword('satisfies');
export const keywordIs = keyword('is');
export const keywordAsserts = keyword('asserts');
export const keywordInfer = keyword('infer');
export const keywordNever = keyword('never');
export const keywordStatic = keyword('static');
export const keywordThis = keyword('this');
export const keywordRequire = keyword('require');
export const keywordConstructor = keyword('constructor');

/** Cannot be a variable name. */
export const isReserved = setOf(
  'import export default const var function class enum if else for while do switch case return throw try catch finally break continue with debugger new delete void typeof in instanceof extends this super null true false',
);
/** Before an operand: `typeof cart`. */
export const isPrefix = setOf('typeof void delete await new');
export const isConstant = setOf('this super null true false');
/** Predefined types, and `const` in `as const`. */
export const isTypeKeyword = setOf(
  'any unknown never undefined string number boolean bigint symbol object intrinsic void null true false const',
);
/** Dropped from a union without strict null checks. */
export const isNullable = setOf('null undefined');
/** Before a type: `keyof Order`. */
export const isTypeOperator = setOf('keyof unique readonly');
/** Before the name of a member or parameter. */
export const isModifier = setOf(
  'public private protected static override readonly abstract declare async accessor get set export in out const default',
);
export const isParameterModifier = setOf('public private protected override readonly');
export const isTypeParameterModifier = setOf('const in out');
