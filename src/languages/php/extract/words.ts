// Keywords of PHP. They ignore case.
import { numbered } from '../../kit/numbered.ts';
import { KeywordTable, tokensNamed, tokensOfWords } from '../../kit/keyword-table.ts';

/**
 * `name`: not a keyword. `plain`: a keyword or built-in constant that says nothing about names near it. `cast`:
 * `(integer)`; a name outside of parentheses. From `define` to `existence`: names of functions that are read. `parents`: `extends`, `implements`. `type`: a built-in type or a cast.
 */
export const Word = numbered(
  0,
  'name plain cast namespace use function fn class enum parents const case new instanceof catch declare goto yield',
  'include insteadof define defined functionExists classAlias existence haltCompiler type visibility',
);

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
  [Word.functionExists, 'function_exists'],
  [Word.classAlias, 'class_alias'],
  [Word.existence, 'file_exists is_file is_readable'],
  [Word.haltCompiler, '__halt_compiler'],
  ...tokensNamed(
    Word,
    'namespace use function fn enum const case new instanceof catch declare goto yield insteadof define defined',
  ),
];

const table = new KeywordTable(tokensOfWords(meanings), { ignoreCase: true });

export function wordAt(bytes: Uint8Array, start: number, end: number): number {
  return table.find(bytes, start, end);
}
