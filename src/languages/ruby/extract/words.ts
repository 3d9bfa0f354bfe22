// Ruby keywords that affect reading, and methods that load files, include modules or declare associations.
import { tokenSet } from '../../kit/byte-table.ts';
import { numbered } from '../../kit/numbered.ts';
import { KeywordTable } from '../../kit/keyword-table.ts';

/** `so` is `then`: an object with a `then` member would be treated as a promise. From `autoload` on: method names. */
export const Word = numbered(
  0,
  'none alias and begin break case class def do else elsif end ensure false for if in module next nil not or redo',
  'rescue retry return self so true undef unless until when while yield super __FILE__ __LINE__ __ENCODING__',
  'autoload include load prepend require require_dependency require_relative',
  'belongs_to has_and_belongs_to_many has_many has_one',
);

export const firstMethod = Word.autoload;

const table = new KeywordTable(
  new Map(
    Object.entries(Word)
      .filter(([, word]) => word !== Word.none)
      .map(([name, word]) => [word === Word.so ? 'then' : name, word]),
  ),
);

/** The word, or `Word.none`. */
export function wordIn(bytes: Uint8Array, start: number, end: number): number {
  return table.find(bytes, start, end);
}

/** Words that cannot begin an argument: they continue or end the expression. */
export const joinsWords = tokenSet(
  [Word.and, Word.or, Word.do, Word.so, Word.if, Word.unless, Word.while, Word.until, Word.in, Word.when],
  [Word.else, Word.elsif, Word.rescue, Word.ensure, Word.end],
);
