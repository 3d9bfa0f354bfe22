// Whether a name is used as a type in a way that shows without reading the file: `Promise<Cart>`, `Cart[]`,
// `let cart: Cart`. In doubt it is not.
import * as Byte from '../../kit/bytes.ts';
import { continuesWord } from './byte-classes.ts';
import { skipPath } from './obvious-values.ts';
import { keywordAt } from './uses/keywords.ts';

/** So far back is looked on a line. */
const reach = 100;

// What stands before the name, from the beginning of its line on.
const declared = /\b(?:const|let|var) \w+: $/;
const parameter = /\(\w+\??: $|\b(?:private|public|protected|readonly) \w+[?!]?: $/;
const property = /^\s*(?!default)\w+[?!]?: $/;
const result = /\): $/;
const heritage = /\bimplements $/;
const cast = / as $/;
const declaring = /\b(?:class|function|interface|type) +\w+<$/;

/** `member`: of a function or class, which a decorator could make a value of. */
export type ObviousType = 'plain' | 'member' | undefined;

/** For the word from `start` to `wordEnd`, which is the name of an import and stands in code. */
export function obviousType(bytes: Buffer, start: number, wordEnd: number): ObviousType {
  const end = skipPath(bytes, wordEnd);
  // `let total: string` names no import.
  if (keywordAt(bytes, start, wordEnd) !== 0) return undefined;
  const next = bytes[end];
  const before = bytes[start - 1];
  if (next === Byte.openBracket && bytes[end + 1] === Byte.closeBracket) return 'plain';
  if (before === Byte.less) {
    return next === Byte.greater && isArgument(bytes, start) ? 'plain' : undefined;
  }
  if (before !== Byte.space || !isBeforeType(bytes[start - 2]!)) return undefined;
  const line = bytes.lastIndexOf(Byte.newline, start) + 1;
  return typeBehind(bytes.toString('latin1', Math.max(line, start - reach), start), bytes, end);
}

/** `Promise<` hands a type over, `class Promise<` declares one. */
function isArgument(bytes: Buffer, start: number): boolean {
  if (continuesWord[bytes[start - 2]!] === 0) return false;
  return !declaring.test(bytes.toString('latin1', Math.max(0, start - reach), start));
}

/** `:`, or the last letter of `as` and `implements`. */
function isBeforeType(byte: number): boolean {
  return byte === Byte.colon || byte === 0x73;
}

function typeBehind(text: string, bytes: Buffer, end: number): ObviousType {
  const next = bytes[end];
  if (declared.test(text)) return 'plain';
  if (parameter.test(text)) return 'member';
  if (next === Byte.semicolon && (property.test(text) || result.test(text))) return 'member';
  if (next === Byte.space && result.test(text) && (bytes[end + 1] === 0x7b || bytes[end + 1] === 0x3d))
    return 'member';
  if (heritage.test(text)) return 'plain';
  return cast.test(text) && (next === Byte.closeParen || next === Byte.semicolon) ? 'plain' : undefined;
}
