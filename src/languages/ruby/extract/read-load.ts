// `require`, `require_relative`, `load` and `autoload`, where the file that they load is written out.
import * as ByteClass from './byte-class.ts';
import { byteClasses, isBlank, isSpace, isUpper, nameBytes } from './byte-classes.ts';
import { readPath } from './path-expression.ts';
import type { State } from './state.ts';
import { Word } from './words.ts';
import type { LoadVerb } from '../../../model/import-detail.ts';
import {
  closeBrace,
  closeParen,
  colon,
  comma,
  hash,
  newline,
  openParen,
  semicolon,
} from '../../kit/bytes.ts';

const verbs: ReadonlyMap<number, LoadVerb | 'require'> = new Map([
  [Word.require, 'require'],
  [Word.require_dependency, 'require_dependency'],
  [Word.require_relative, 'require_relative'],
  [Word.load, 'load'],
  [Word.autoload, 'autoload'],
]);

/** Behind the verb; what follows is only looked at, and read again as the code that it is. */
export function readLoad(state: State, word: number): void {
  const { bytes, pos, frame, findings } = state;
  const hasParen = bytes[pos] === openParen;
  if (!hasParen && !isBlank(bytes[pos]!)) return;
  let at = hasParen ? skipSpace(state, pos + 1) : skipBlanks(state, pos);
  if (word === Word.autoload) {
    const name = readSymbol(state, at);
    if (name === undefined) return;
    at = skipBlanks(state, name.end);
    if (bytes[at] !== comma) {
      // Rails knows where it stands by its name.
      if (endsArgument(state, at, hasParen)) findings.refer(frame.nesting, name.start, name.end, false);
      return;
    }
    at = skipSpace(state, at + 1);
  }
  const path = readPath(bytes, at);
  if (path === undefined || path.text === '' || !endsArgument(state, path.end, hasParen)) return;
  const verb = path.isOwn && word !== Word.autoload ? 'require_relative' : (verbs.get(word) ?? 'require');
  const kind = frame.isLazy || word === Word.autoload ? 'lazy' : 'static';
  findings.load(path.isOwn && word === Word.autoload ? 'require_relative' : verb, path.text, kind);
}

function readSymbol(state: State, start: number): { start: number; end: number } | undefined {
  const { bytes } = state;
  if (bytes[start] !== colon || !isUpper(bytes[start + 1]!)) return undefined;
  let end = start + 1;
  while (nameBytes[bytes[end]!] === 1) end++;
  return { start: start + 1, end };
}

/** Whether the argument is the path alone, and not the beginning of an expression. */
function endsArgument(state: State, end: number, hasParen: boolean): boolean {
  const { bytes } = state;
  const byte = bytes[hasParen ? skipSpace(state, end) : skipBlanks(state, end)]!;
  if (byte === closeParen || byte === comma) return true;
  if (hasParen) return false;
  const isOver = byte === newline || byte === semicolon || byte === hash || byte === closeBrace || byte === 0;
  return isOver || byteClasses[byte] === ByteClass.lower;
}

function skipBlanks({ bytes }: State, start: number): number {
  let pos = start;
  while (isBlank(bytes[pos]!)) pos++;
  return pos;
}

function skipSpace({ bytes, length }: State, start: number): number {
  let pos = start;
  while (pos < length && isSpace(bytes[pos]!)) pos++;
  return pos;
}
