// Calls that declare something, `define('LIMIT', 5)`, `class_alias(Cart::class, 'OldCart')`, or ask whether something is there:
// `file_exists(ROOT . '/local.php')`, `defined('LIMIT')`, `function_exists('total')`.
import { joinPieces } from '../path-expression.ts';
import { readPath, readPathValue } from './include-path.ts';
import type { FileNames } from './file-names.ts';
import type { Cursor } from './cursor.ts';
import type { Frames } from './frames.ts';
import { readLiteral } from './literal.ts';
import { Word } from './words.ts';
import { backslash, closeParen, comma, openParen } from '../../kit/bytes.ts';
const classSuffix = '::class';

export function isKnownCall(word: number): boolean {
  return word >= Word.define && word <= Word.existence;
}

/** After the function name. Does not move the cursor. */
export function readKnownCall(cursor: Cursor, names: FileNames, word: number, frames: Frames): void {
  const paren = cursor.afterBlanks(cursor.pos);
  if (cursor.bytes[paren] !== openParen) return;
  if (word === Word.existence) return names.askFor(joinPieces(readPath(cursor, paren + 1)));
  const first = cursor.afterBlanks(paren + 1);
  const at = word === Word.classAlias ? afterFirstArgument(cursor, first) : first;
  const literal = at === undefined ? undefined : readLiteral(cursor, at);
  if (literal === undefined) return;
  const after = cursor.afterBlanks(literal.end);
  const next = cursor.bytes[after];
  if (next !== comma && next !== closeParen) return;
  const name = literal.text.startsWith('\\') ? literal.text.slice(1) : literal.text;
  if (word === Word.defined) names.askForSymbol('constant', name);
  else if (word === Word.functionExists) names.askForSymbol('function', name);
  else if (word === Word.define) {
    // `if (!defined('LIMIT')) { define('LIMIT', 5); }` defines it in any case, but in a function it only stands in.
    const isAlways = frames.isTopLevel || (frames.functionDepth === 0 && names.isAsked('constant', name));
    names.declareConstant(name, readPathValue(cursor, after + 1), isAlways);
  } else names.declareFull('name', name);
}

function afterFirstArgument(cursor: Cursor, start: number): number | undefined {
  const literal = readLiteral(cursor, start);
  const end = literal === undefined ? afterClassName(cursor, start) : literal.end;
  const at = end === undefined ? -1 : cursor.afterBlanks(end);
  return cursor.bytes[at] === comma ? cursor.afterBlanks(at + 1) : undefined;
}

/** `Cart::class` */
function afterClassName(cursor: Cursor, start: number): number | undefined {
  const nameStart = cursor.bytes[start] === backslash ? start + 1 : start;
  const end = cursor.afterQualifiedName(nameStart);
  const suffixEnd = end + classSuffix.length;
  return end > nameStart && cursor.slice(end, suffixEnd) === classSuffix ? suffixEnd : undefined;
}
