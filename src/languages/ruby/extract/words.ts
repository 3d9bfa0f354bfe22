// The words of Ruby that change how what follows is read, and the methods that load files or mix in modules.
import { KeywordTable } from '../../kit/keyword-table.ts';

export const Word = {
  none: 0,
  alias: 1,
  and: 2,
  begin: 3,
  break: 4,
  case: 5,
  class: 6,
  def: 7,
  do: 8,
  else: 9,
  elsif: 10,
  end: 11,
  ensure: 12,
  false: 13,
  for: 14,
  if: 15,
  in: 16,
  module: 17,
  next: 18,
  nil: 19,
  not: 20,
  or: 21,
  redo: 22,
  rescue: 23,
  retry: 24,
  return: 25,
  self: 26,
  /** `then`, by another name: an object with a member of that one is taken for a promise. */
  so: 27,
  true: 28,
  undef: 29,
  unless: 30,
  until: 31,
  when: 32,
  while: 33,
  yield: 34,
  super: 35,
  __FILE__: 36,
  __LINE__: 37,
  __ENCODING__: 38,
  /** From here on: names of methods. */
  autoload: 39,
  include: 40,
  load: 41,
  prepend: 42,
  require: 43,
  require_dependency: 44,
  require_relative: 45,
} as const;

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
export const joinsWords = new Uint8Array(64);
for (const word of [
  Word.and,
  Word.do,
  Word.else,
  Word.elsif,
  Word.end,
  Word.ensure,
  Word.if,
  Word.in,
  Word.or,
  Word.rescue,
  Word.so,
  Word.unless,
  Word.until,
  Word.when,
  Word.while,
]) {
  joinsWords[word] = 1;
}
