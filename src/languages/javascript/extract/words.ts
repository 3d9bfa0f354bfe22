// Words that affect how the tokens after them are read. Any other word is a name.
import { KeywordTable } from '../../kit/keyword-table.ts';

const words = [
  'import require define URL export from default',
  'function class enum new typeof await case',
  'if while for with switch catch',
  'return delete void throw yield let const var',
  'do else try finally',
  'in of instanceof extends implements',
  'as satisfies async',
  'type interface declare abstract opaque',
  'keyof readonly unique infer asserts is',
]
  .join(' ')
  .split(' ');

/** 0 for every other name. */
function wordId(text: string): number {
  return words.indexOf(text) + 1;
}

export const wordImport = wordId('import');
export const wordRequire = wordId('require');
export const wordDefine = wordId('define');
export const wordUrl = wordId('URL');
export const wordExport = wordId('export');
export const wordFrom = wordId('from');
export const wordDefault = wordId('default');
export const wordFunction = wordId('function');
export const wordClass = wordId('class');
export const wordEnum = wordId('enum');
export const wordNew = wordId('new');
export const wordTypeof = wordId('typeof');
export const wordAwait = wordId('await');
export const wordCase = wordId('case');
export const wordAs = wordId('as');
export const wordSatisfies = wordId('satisfies');
export const wordAsync = wordId('async');
export const wordType = wordId('type');
export const wordInterface = wordId('interface');
export const wordExtends = wordId('extends');
export const wordIs = wordId('is');

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

export const roleOf = new Uint8Array(words.length + 1);
assign(
  'import require define URL export default function class enum new typeof await case async type interface',
  special,
);
assign('if while for with switch catch', control);
assign('return delete void throw yield let const var extends', prefix);
assign('do else try finally', statement);
assign('declare abstract opaque', modifier);

/** Binary operators: `in`. */
export const joinsOperands = new Uint8Array(words.length + 1);
for (const text of ['in', 'of', 'instanceof', 'extends', 'implements']) joinsOperands[wordId(text)] = 1;

/** Words before a type: `keyof`. */
export const prefixesType = new Uint8Array(words.length + 1);
for (const text of ['keyof', 'typeof', 'readonly', 'unique', 'infer', 'new', 'abstract', 'asserts']) {
  prefixesType[wordId(text)] = 1;
}

function assign(texts: string, role: number): void {
  for (const text of texts.split(' ')) roleOf[wordId(text)] = role;
}

const table = new KeywordTable(new Map(words.map((text, i) => [text, i + 1])));

/** 0 for a name. */
export function wordAt(bytes: Uint8Array, start: number, end: number): number {
  return table.find(bytes, start, end);
}
