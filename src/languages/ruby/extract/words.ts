// The words of Ruby that change how what follows is read, and the methods that load files or mix in modules.
import { tokenSet } from '../../kit/byte-table.ts';
import { numbered } from '../../kit/numbered.ts';
import { KeywordTable } from '../../kit/keyword-table.ts';

/** `so` is `then`: an object with a member of that name is taken for a promise. From `autoload` on: names of methods. */
export const Word = numbered(
  0,
  'none alias and begin break case class def do else elsif end ensure false for if in module next nil not or redo',
  'rescue retry return self so true undef unless until when while yield super __FILE__ __LINE__ __ENCODING__',
  'autoload include load prepend require require_dependency require_relative',
);

export const firstMethod = Word.autoload;

const table = new KeywordTable(
  new Map(
    Object.entries(Word)
      .filter(([, word]) => word !== Word.none)
      .map(([name, word]) => [word === Word.so ? 'then' : name, word]),
  ),
);

/** The word that stands here, or `Word.none`. */
export function wordIn(bytes: Uint8Array, start: number, end: number): number {
  return table.find(bytes, start, end);
}

/** 1 for a word that cannot begin an argument: it goes on with the expression before it, or ends it. */
export const joinsWords = tokenSet(
  [Word.and, Word.or, Word.do, Word.so, Word.if, Word.unless, Word.while, Word.until, Word.in, Word.when],
  [Word.else, Word.elsif, Word.rescue, Word.ensure, Word.end],
);
