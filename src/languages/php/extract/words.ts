// The words of PHP that say more than a name does. They are the same in any case.
import { KeywordTable, tokensOfWords } from '../../kit/keyword-table.ts';

export const Word = {
  /** No keyword at all. */
  name: 0,
  /** A keyword, or a constant of the language, that says nothing about the names around it. */
  plain: 1,
  /** `(integer)`; without its brackets it may be the name of anything. */
  cast: 2,
  namespace: 3,
  use: 4,
  function: 5,
  fn: 6,
  class: 7,
  enum: 8,
  /** `extends` and `implements` */
  parents: 9,
  const: 10,
  case: 11,
  new: 12,
  instanceof: 13,
  catch: 14,
  declare: 15,
  goto: 16,
  yield: 17,
  include: 18,
  insteadof: 19,
  define: 20,
  classAlias: 21,
  haltCompiler: 22,
  /** One of PHP's own types where a type stands, or a cast. */
  type: 23,
  visibility: 24,
} as const;

const meanings: readonly (readonly [number, string])[] = [
  [
    Word.plain,
    `abstract and array as break callable clone continue default die do echo else elseif empty enddeclare endfor
     endforeach endif endswitch endwhile eval exit final finally for foreach global if isset list match or parent print
     readonly return self static switch throw try unset var while xor true false null
     __class__ __dir__ __file__ __function__ __line__ __method__ __namespace__ __trait__ __property__`,
  ],
  [Word.type, 'int float bool string iterable object mixed void never'],
  [Word.cast, 'integer boolean double real binary'],
  [Word.visibility, 'private protected public'],
  [Word.namespace, 'namespace'],
  [Word.use, 'use'],
  [Word.function, 'function'],
  [Word.fn, 'fn'],
  [Word.class, 'class interface trait'],
  [Word.enum, 'enum'],
  [Word.parents, 'extends implements'],
  [Word.const, 'const'],
  [Word.case, 'case'],
  [Word.new, 'new'],
  [Word.instanceof, 'instanceof'],
  [Word.catch, 'catch'],
  [Word.declare, 'declare'],
  [Word.goto, 'goto'],
  [Word.yield, 'yield'],
  [Word.include, 'include include_once require require_once'],
  [Word.insteadof, 'insteadof'],
  [Word.define, 'define'],
  [Word.classAlias, 'class_alias'],
  [Word.haltCompiler, '__halt_compiler'],
];

const table = new KeywordTable(tokensOfWords(meanings), { ignoreCase: true });

/** What the bytes from `start` to `end` say. */
export function wordAt(bytes: Uint8Array, start: number, end: number): number {
  return table.find(bytes, start, end);
}
