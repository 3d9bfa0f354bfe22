// The words of PHP that say more than a name does. They are the same in any case.
import { numbered } from '../../kit/numbered.ts';
import { KeywordTable, tokensOfWords } from '../../kit/keyword-table.ts';

/**
 * `name`: no keyword at all. `plain`: a keyword, or a constant of the language, that says nothing about the names around
 * it. `cast`: `(integer)`, without its brackets any name. `parents`: `extends` and `implements`. `type`: one of PHP's own
 * types where a type stands, or a cast.
 */
export const Word = numbered(
  0,
  'name plain cast namespace use function fn class enum parents const case new instanceof catch declare goto yield',
  'include insteadof define classAlias haltCompiler type visibility',
);

/** These are words themselves. */
const single = [
  ...(['namespace', 'use', 'function', 'fn', 'enum', 'const', 'case', 'new', 'instanceof', 'catch'] as const),
  ...(['declare', 'goto', 'yield', 'insteadof', 'define'] as const),
];
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
  [Word.class, 'class interface trait'],
  [Word.parents, 'extends implements'],
  [Word.include, 'include include_once require require_once'],
  [Word.classAlias, 'class_alias'],
  [Word.haltCompiler, '__halt_compiler'],
  ...single.map((word) => [Word[word], word] as const),
];

const table = new KeywordTable(tokensOfWords(meanings), { ignoreCase: true });

/** What the bytes from `start` to `end` say. */
export function wordAt(bytes: Uint8Array, start: number, end: number): number {
  return table.find(bytes, start, end);
}
