// Keywords and other special words of Rust.
import { wordSet } from '../../kit/word-set.ts';
import { KeywordTable } from '../../kit/keyword-table.ts';

export type Word =
  | 'name'
  /** Always followed by the name of a type. */
  | 'type'
  /** Followed by the name of an item, if directly in a module. */
  | 'item'
  | 'mod'
  | 'use'
  | 'extern'
  | 'pub'
  | 'macro_rules'
  | 'include'
  | 'text';

const wordsByKind: Readonly<Record<Exclude<Word, 'name'>, readonly string[]>> = {
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
const kinds = Object.keys(wordsByKind) as readonly Exclude<Word, 'name'>[];
const table = new KeywordTable(
  new Map(kinds.flatMap((kind, i) => wordsByKind[kind].map((word) => [word, i + 1] as const))),
);

/** First byte → lengths of the words that begin with it, as bits. */
export const knownLengths = table.lengthsByFirst;

export function wordAt(bytes: Uint8Array, start: number, end: number): Word {
  return kinds[table.find(bytes, start, end) - 1] ?? 'name';
}

/** Not names: a `::` after one begins a new path. */
export const keywords: ReadonlySet<string> = wordSet(`
  as async await box break const continue do dyn else enum extern false fn for if impl in let loop match mod move mut pub
  ref return static struct trait true type unsafe use where while yield
`);
