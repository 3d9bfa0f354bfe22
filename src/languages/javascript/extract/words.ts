// Words that affect how the tokens after them are read. Any other word is a name.
import * as before from './before.ts';
import { tokenSet } from '../../kit/byte-table.ts';
import { KeywordTable } from '../../kit/keyword-table.ts';
import { numbered } from '../../kit/numbered.ts';

export const Word = numbered(
  1,
  'import require define URL export from default createRequire module vi jest imports',
  'function class enum new typeof await case',
  'if while for with switch catch',
  'return delete void throw yield let const var',
  'do else try finally',
  'in of instanceof extends implements',
  'as satisfies async',
  'type interface declare abstract opaque',
  'keyof readonly unique infer asserts is',
);

export const undecided = 255;

const wordIds = new Map(Object.entries(Word));

/** Words that only decide what comes after them, as in before.ts. */
export const beforeAfter = new Uint8Array(wordIds.size + 1).fill(undecided);
assign(beforeAfter, 'if while for with switch catch', before.control);
assign(beforeAfter, 'return delete void throw yield let const var extends', before.operator);
assign(beforeAfter, 'do else try finally', before.start);
assign(beforeAfter, 'new', before.newKeyword);
assign(beforeAfter, 'typeof', before.typeofKeyword);

function assign(table: Uint8Array, texts: string, value: number): void {
  for (const text of texts.split(' ')) table[wordIds.get(text)!] = value;
}

/** Binary operators: `in`. */
export const joinsOperands = tokenSet([Word.in, Word.of, Word.instanceof, Word.extends, Word.implements]);

/** Words before a type: `keyof`. */
export const prefixesType = tokenSet(
  [Word.keyof, Word.typeof, Word.readonly, Word.unique],
  [Word.infer, Word.new, Word.abstract, Word.asserts],
);

const keywords = new KeywordTable(wordIds);

/** 0 for a name. */
export function wordAt(bytes: Uint8Array, start: number, end: number): number {
  return keywords.find(bytes, start, end);
}
