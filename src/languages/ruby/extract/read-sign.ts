// Signs whose meaning depends on the context: a slash, a percent sign, `<<`, a question mark, a colon, a dot.
import * as Byte from '../../kit/bytes.ts';
import {
  ByteClass,
  byteClasses,
  isBlank,
  isSpace,
  isUpper,
  nameBytes,
  isText,
  skipBlanks,
} from './byte-classes.ts';
import { readAssociated } from './association.ts';
import { byteMap, bytesIn } from '../../kit/byte-table.ts';
import { Lex, expectsValue } from './lex.ts';
import { endOfMethodName, endOfOperator } from './method-name.ts';
import { readConstant } from './read-constant.ts';
import { Form, noBracket, readLiteral } from './read-literal.ts';
import type { State } from './state.ts';
import { ampersand, bar, closeParen, colon, comma, dot, equals, greater, tilde } from '../../kit/bytes.ts';

/** Opening → closing bracket. */
const partners = byteMap('()<>[]{}');

/** Letter between `%` and its bracket → literal form. */
const percentForms = new Map([
  ...Array.from('QWIx', (letter) => [letter.charCodeAt(0), Form.interpolates] as const),
  ...Array.from('qwis', (letter) => [letter.charCodeAt(0), Form.plain] as const),
  ['r'.charCodeAt(0), Form.interpolates | Form.regex],
]);

export function readSlash(state: State): void {
  state.pos++;
  if (beginsValue(state, state.bytes[state.pos]!)) {
    const form = Form.interpolates | Form.regex;
    return readLiteral(state, { open: noBracket, close: Byte.slash, form });
  }
  state.lex = Lex.value;
}

export function readPercent(state: State): void {
  const { bytes } = state;
  const first = bytes[state.pos + 1]!;
  const form = percentForms.get(first);
  const at = form === undefined ? state.pos + 1 : state.pos + 2;
  const delimiter = bytes[at]!;
  state.pos++;
  const isPossible = nameBytes[delimiter] === 0 && !isSpace(delimiter) && beginsValue(state, first);
  if (!isPossible) {
    state.lex = Lex.value;
    return;
  }
  state.pos = at + 1;
  const partner = partners[delimiter]!;
  const [open, close] = partner === 0 ? [noBracket, delimiter] : [delimiter, partner];
  readLiteral(state, { open, close, form: form ?? Form.interpolates });
}

/** Whether the sign before `state.pos` begins a literal; `next` is the byte after it. */
function beginsValue(state: State, next: number): boolean {
  if (expectsValue(state.lex)) return true;
  if (state.lex !== Lex.arg || !isBlank(state.bytes[state.pos - 2]!)) return false;
  return !isSpace(next) && next !== Byte.equals && !isVariable(state);
}

/** `<` and `<<`, which may begin a heredoc. */
export function readLess(state: State): void {
  const { bytes, pos } = state;
  if (bytes[pos + 1] === Byte.less && readHereStart(state, pos + 2)) return;
  state.pos = bytes[pos + 1] === Byte.less ? pos + 2 : pos + 1;
  state.lex = Lex.value;
}

function readHereStart(state: State, start: number): boolean {
  const { bytes, lex, pos } = state;
  const isPossible = expectsValue(lex) || (lex === Lex.arg && isBlank(bytes[pos - 1]!));
  if (!isPossible) return false;
  const isIndented = bytes[start] === Byte.tilde || bytes[start] === Byte.minus;
  let at = isIndented ? start + 1 : start;
  const quote = bytes[at]!;
  const isQuoted = quote === Byte.doubleQuote || quote === Byte.singleQuote || quote === Byte.backquote;
  if (isQuoted) at++;
  else if (nameBytes[quote] === 0 || byteClasses[quote] === ByteClass.digit) return false;
  const idStart = at;
  if (isQuoted) while (bytes[at] !== quote && bytes[at] !== Byte.newline && bytes[at] !== 0) at++;
  else while (nameBytes[bytes[at]!] === 1) at++;
  if (isQuoted && bytes[at] !== quote) return false;
  if (lex === Lex.arg && isVariable(state)) return false;
  const form = (isIndented ? Form.indented : 0) | (quote === Byte.singleQuote ? 0 : Form.interpolates);
  state.pending.push({ start: idStart, end: at, form });
  state.pos = isQuoted ? at + 1 : at;
  state.lex = Lex.end;
  return true;
}

/** A conditional operator or a character: `?a`. */
export function readQuestion(state: State): void {
  const { bytes, pos } = state;
  const next = bytes[pos + 1]!;
  const isCharacter =
    (expectsValue(state.lex) || (state.lex === Lex.arg && isBlank(bytes[pos - 1]!))) &&
    !isSpace(next) &&
    (nameBytes[next] === 0 || next >= 128 || nameBytes[bytes[pos + 2]!] === 0);
  if (!isCharacter) {
    state.pos++;
    state.lex = Lex.value;
    return;
  }
  state.pos = pos + 2;
  if (next === Byte.backslash) state.pos = endOfEscape(bytes, pos + 2);
  else if (next >= 128) while (bytes[state.pos]! >= 128 && bytes[state.pos]! < 192) state.pos++;
  state.lex = Lex.end;
}

/** `\n`, `\C-a`, `\M-\C-a`, `\u{1F600}` */
function endOfEscape(bytes: Uint8Array, start: number): number {
  let pos = start;
  if (bytes[pos] === 117 && bytes[pos + 1] === 123) {
    while (bytes[pos] !== 125 && bytes[pos] !== 0 && bytes[pos] !== Byte.newline) pos++;
    return bytes[pos] === 125 ? pos + 1 : pos;
  }
  for (;;) {
    const isControl = (bytes[pos] === 67 || bytes[pos] === 77) && bytes[pos + 1] === Byte.minus;
    if (!isControl) break;
    pos += bytes[pos + 2] === Byte.backslash ? 3 : 2;
  }
  const first = bytes[pos]!;
  if (first === 0 || first === Byte.newline) return pos;
  while (nameBytes[bytes[pos + 1]!] === 1 && nameBytes[first] === 1) pos++;
  return pos + 1;
}

export function readColon(state: State): void {
  const { bytes, lex, pos } = state;
  const next = bytes[pos + 1]!;
  if (next === Byte.colon) return readScope(state);
  const isSymbol = lex !== Lex.end && !isSpace(next);
  const end = isSymbol ? endOfMethodName(bytes, pos + 1) : pos + 1;
  state.pos = end;
  if (isSymbol && state.frame.isAssociation) readAssociated(state, pos + 1, end);
  // After the colon of a conditional, or before a quoted symbol.
  state.lex = end > pos + 1 ? Lex.end : Lex.value;
}

/** `::Cart` is a top-level constant; after a value, `::` is a dot. */
function readScope(state: State): void {
  const { bytes, lex, pos } = state;
  const next = bytes[pos + 2]!;
  const isArgument = lex === Lex.arg && isBlank(bytes[pos - 1]!) && !isSpace(next);
  if ((expectsValue(lex) || isArgument) && isUpper(next)) return readConstant(state);
  state.pos += 2;
  state.lex = Lex.dot;
}

export function readDot(state: State): void {
  const { bytes, pos } = state;
  if (bytes[pos + 1] === Byte.dot) {
    state.pos = bytes[pos + 2] === Byte.dot ? pos + 3 : pos + 2;
    state.lex = Lex.value;
    return;
  }
  state.pos++;
  state.lex = Lex.dot;
  const next = bytes[pos + 1]!;
  if (nameBytes[next] === 1 || isSpace(next) || next === Byte.openParen) return;
  state.pos = Math.max(state.pos, endOfOperator(bytes, pos + 1));
  state.lex = Lex.arg;
  state.nameStart = -1;
}

const lookBehind = 3000;

/** Signs of compound assignments: `+=`. */
const assigning = bytesIn('+-*/%|&^');
const beforeParameter = bytesIn('|,*&(');

function isVariable(state: State): boolean {
  const { bytes, nameStart, nameEnd } = state;
  if (nameStart === -1 || !state.spend(lookBehind)) return false;
  const length = nameEnd - nameStart;
  const first = bytes[nameStart]!;
  for (let pos = nameStart - 1; pos >= Math.max(0, nameStart - lookBehind); pos--) {
    if (bytes[pos] === 10 && isDefinition(bytes, pos + 1)) return false;
    if (bytes[pos] !== first || (pos > 0 && nameBytes[bytes[pos - 1]!] === 1)) continue;
    let at = 1;
    while (at < length && bytes[pos + at] === bytes[nameStart + at]) at++;
    if (at === length && nameBytes[bytes[pos + at]!] === 0 && isBound(bytes, pos, pos + at)) return true;
  }
  return false;
}

/** `total = 1`, `total += 1`, `|total|`, `def sum(total)` */
function isBound(bytes: Uint8Array, start: number, end: number): boolean {
  let before = start - 1;
  while (before >= 0 && isBlank(bytes[before]!)) before--;
  const after = skipBlanks(bytes, end);
  const [left, right, next] = [bytes[before], bytes[after]!, bytes[after + 1]!];
  if (left === dot || left === 64 || left === 36) return false;
  if (right === equals) return next !== equals && next !== tilde && next !== greater;
  const isAssigning = next === equals && assigning[right] === 1;
  const isDoubled = right === next && (right === bar || right === ampersand);
  if (isAssigning || (isDoubled && bytes[after + 2] === equals)) return true;
  if (beforeParameter[left!] !== 1) return false;
  if (right === bar || (left === bar && right === comma)) return true;
  const isListed = right === comma || right === closeParen || right === colon;
  return left !== bar && isListed && isOnDefinition(bytes, start);
}

/** Whether the line of `start` is a `def`. */
function isOnDefinition(bytes: Uint8Array, start: number): boolean {
  let pos = start;
  while (pos > 0 && bytes[pos - 1] !== 10) pos--;
  return isDefinition(bytes, pos);
}

function isDefinition(bytes: Uint8Array, lineStart: number): boolean {
  const pos = skipBlanks(bytes, lineStart);
  return isText(bytes, pos, 'def') && isBlank(bytes[pos + 3]!);
}
