// `require`, `require_relative`, `load` and `autoload`, with a literal path or a computed one.
import { ByteClass, byteClasses, isBlank, isUpper, skipBlanks, skipName, skipSpace } from './byte-classes.ts';
import { readPath } from './path-expression.ts';
import type { State } from './state.ts';
import { Word, joinsWords, wordIn } from './words.ts';
import { tokenSet } from '../../kit/byte-table.ts';
import type { LoadVerb } from '../../../model/import-detail.ts';
import * as Byte from '../../kit/bytes.ts';

const verbs: ReadonlyMap<number, LoadVerb | 'require'> = new Map([
  [Word.require, 'require'],
  [Word.require_dependency, 'require_dependency'],
  [Word.require_relative, 'require_relative'],
  [Word.load, 'load'],
  [Word.autoload, 'autoload'],
]);

/** After the verb. This is a lookahead: the argument is read again as code. */
export function readLoad(state: State, word: number): void {
  const { bytes, length, pos, frame, findings } = state;
  const hasParen = bytes[pos] === Byte.openParen;
  if (!hasParen && !isBlank(bytes[pos]!)) return;
  let at = hasParen ? skipSpace(bytes, pos + 1, length) : skipBlanks(bytes, pos);
  const name = word === Word.autoload ? readSymbol(state, at) : undefined;
  if (word === Word.autoload) {
    if (name === undefined) return;
    at = skipBlanks(bytes, name.end);
    if (bytes[at] !== Byte.comma) {
      // Rails finds the file by the name of the constant.
      if (endsArgument(state, at, hasParen)) findings.autoloadByName(frame.nesting, name.start, name.end);
      return;
    }
    at = skipSpace(bytes, at + 1, length);
  }
  const path = readPath(bytes, at);
  if (path === undefined && word !== Word.load && pos > state.loadEnd && isComputed(bytes, at))
    findings.computedAt ??= findings.line;
  if (path === undefined || path.text === '' || !endsArgument(state, path.end, hasParen)) return;
  const verb = path.isOwn ? 'require_relative' : (verbs.get(word) ?? 'require');
  const kind = frame.isLazy || word === Word.autoload ? 'lazy' : 'static';
  findings.load(verb, path.text, kind);
  if (name === undefined) return;
  const constant = findings.nest(frame.nesting, findings.pathText(name.start, name.end));
  if (constant !== frame.nesting) findings.autoload(constant, path.text, path.isOwn);
}

/** Whether a value begins here that is no literal. A symbol is an argument of another method of the name. */
function isComputed(bytes: Uint8Array, at: number): boolean {
  const first = byteClasses[bytes[at]!]!;
  if (first === ByteClass.lower) return joinsWords[wordIn(bytes, at, skipName(bytes, at))] === 0;
  return computedBytes[first] === 1;
}

const computedBytes = tokenSet([
  ByteClass.upper,
  ByteClass.sigil,
  ByteClass.doubleQuote,
  ByteClass.singleQuote,
]);

function readSymbol({ bytes }: State, start: number): { start: number; end: number } | undefined {
  if (bytes[start] !== Byte.colon || !isUpper(bytes[start + 1]!)) return undefined;
  return { start: start + 1, end: skipName(bytes, start + 1) };
}

/** Whether the path is the whole argument. */
function endsArgument({ bytes, length }: State, end: number, hasParen: boolean): boolean {
  const byte = bytes[hasParen ? skipSpace(bytes, end, length) : skipBlanks(bytes, end)]!;
  if (byte === Byte.closeParen || byte === Byte.comma) return true;
  if (hasParen) return false;
  const isOver =
    byte === Byte.newline ||
    byte === Byte.semicolon ||
    byte === Byte.hash ||
    byte === Byte.closeBrace ||
    byte === 0;
  return isOver || byteClasses[byte] === ByteClass.lower;
}
