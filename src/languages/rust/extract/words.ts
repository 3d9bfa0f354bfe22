// The words of Rust that say more than a name does.
import { wordSet } from '../../kit/word-set.ts';
import { KeywordTable } from '../../kit/keyword-table.ts';

export type Word =
  | 'name'
  /** The name of a type follows, wherever this stands. */
  | 'type'
  /** The name of an item follows, if this stands right inside a module. */
  | 'item'
  | 'mod'
  | 'use'
  | 'extern'
  | 'pub'
  | 'macro_rules'
  | 'include'
  | 'text';

const meanings: Readonly<Record<Exclude<Word, 'name'>, readonly string[]>> = {
  type: ['enum', 'struct', 'trait', 'union'],
  item: ['const', 'fn', 'macro', 'static', 'type'],
  mod: ['mod'],
  use: ['use'],
  extern: ['extern'],
  pub: ['pub'],
  macro_rules: ['macro_rules'],
  include: ['include'],
  text: ['include_str', 'include_bytes'],
};
const kinds = Object.keys(meanings) as readonly Exclude<Word, 'name'>[];
const table = new KeywordTable(
  new Map(kinds.flatMap((kind, i) => meanings[kind].map((word) => [word, i + 1] as const))),
);

/** First byte → the lengths of those that begin so, a bit each. */
export const knownLengths = table.lengthsByFirst;

/** What the bytes from `start` to `end` say. */
export function wordAt(bytes: Uint8Array, start: number, end: number): Word {
  return kinds[table.find(bytes, start, end) - 1] ?? 'name';
}

/** These are no names: behind one of them a `::` begins a path of its own. */
export const keywords: ReadonlySet<string> = wordSet(`
  as async await box break const continue do dyn else enum extern false fn for if impl in let loop match mod move mut pub
  ref return static struct trait true type unsafe use where while yield
`);
