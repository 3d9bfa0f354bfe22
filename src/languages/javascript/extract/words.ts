// Words that affect how the tokens after them are read. Any other word is a name.
import { tokenSet } from '../../kit/byte-table.ts';
import { KeywordTable } from '../../kit/keyword-table.ts';
import { numbered } from '../../kit/numbered.ts';

export const Word = numbered(
  1,
  'import require define URL export from default',
  'function class enum new typeof await case',
  'if while for with switch catch',
  'return delete void throw yield let const var',
  'do else try finally',
  'in of instanceof extends implements',
  'as satisfies async',
  'type interface declare abstract opaque',
  'keyof readonly unique infer asserts is',
);

const wordIds = new Map(Object.entries(Word));

// Roles of words in operand position; 0 for a name.
/** `if`: a parenthesis follows, then a statement. */
export const control = 1;
/** `return`: an expression follows. */
export const prefix = 2;
/** `else`: a statement follows. */
export const statement = 3;
/** `declare`: a modifier of the declaration after it. */
export const modifier = 4;
/** `import`: has its own reader. */
export const special = 5;

export const roleOf = new Uint8Array(wordIds.size + 1);
assign(
  'import require define URL export default function class enum new typeof await case async type interface',
  special,
);
assign('if while for with switch catch', control);
assign('return delete void throw yield let const var extends', prefix);
assign('do else try finally', statement);
assign('declare abstract opaque', modifier);

function assign(texts: string, role: number): void {
  for (const text of texts.split(' ')) roleOf[wordIds.get(text)!] = role;
}

/** Binary operators: `in`. */
export const joinsOperands = tokenSet([Word.in, Word.of, Word.instanceof, Word.extends, Word.implements]);

/** Words before a type: `keyof`. */
export const prefixesType = tokenSet(
  [Word.keyof, Word.typeof, Word.readonly, Word.unique],
  [Word.infer, Word.new, Word.abstract, Word.asserts],
);

const table = new KeywordTable(wordIds);

/** 0 for a name. */
export function wordAt(bytes: Uint8Array, start: number, end: number): number {
  return table.find(bytes, start, end);
}
