// A constant path: a declaration, a reference, or a method with a capitalized name.
import { nameBytesWith } from '../../kit/byte-table.ts';
import {
  ByteClass,
  byteClasses,
  isBlank,
  isSpace,
  isText,
  isUpper,
  nameBytes,
  skipBlanks,
  skipName,
  skipSpace,
} from './byte-classes.ts';
import { Lex, allowsLabel } from './lex.ts';
import { readGlob } from './read-glob.ts';
import { nameMethod } from './read-word.ts';
import type { State } from './state.ts';
import { joinsWords, wordIn } from './words.ts';
import { colon, comma, dot, equals, greater, openBracket, openParen, tilde } from '../../kit/bytes.ts';
/** The `=` of a multiple assignment is searched this far. */
const maxTargets = 300;
const targetBytes = nameBytesWith('_,*@.:');

/** At a capital letter or a leading `::`. */
export function readConstant(state: State): void {
  const { bytes, length, lex } = state;
  const start = state.pos;
  const isAbsolute = bytes[start] === colon;
  let pos = isAbsolute ? skipSpace(bytes, start + 2, length) : start;
  let hasGap = pos > start + 2;
  let [end, beforeLast] = [-1, -1];
  for (;;) {
    pos = skipName(bytes, pos);
    const isFirst = end === -1 && !isAbsolute;
    if (isFirst && isLabel(state, pos)) return readLabel(state, pos);
    if (isCall(state, pos, isFirst)) break;
    beforeLast = end;
    end = pos;
    if (bytes[pos] !== colon || bytes[pos + 1] !== colon) break;
    const next = skipSpace(bytes, pos + 2, length);
    if (!isUpper(bytes[next]!)) break;
    if (next > pos + 2) hasGap = true;
    pos = next;
  }
  const isWhole = end === pos;
  state.pos = pos;
  nameMethod(state);
  if (end === -1 || isReserved(bytes, start, end)) state.subclass = -1;
  else if (isWhole && isTarget(state, pos, lex)) declare(state, start, end, beforeLast, hasGap);
  else if (start !== state.askedAt) refer(state, start, end, hasGap, isWhole);
  if (hasGap) state.findings.passLines(start, pos);
}

function refer(state: State, start: number, end: number, hasGap: boolean, isWhole: boolean): void {
  const { findings, frame, subclass, isMixin } = state;
  findings.refer(frame.nesting, start, end, hasGap);
  if (isWhole && isDir(state.bytes, start, end)) readGlob(state);
  if (subclass === -1 && !isMixin) return;
  // `Struct.new` and `Migration[7.0]` create anonymous classes.
  const after = state.bytes[end]!;
  const isAncestor = isWhole && after !== dot && after !== colon && after !== openBracket;
  state.subclass = -1;
  state.isMixin = isMixin && isAncestor;
  if (!isAncestor) return;
  if (subclass === -1) findings.inherit(frame.nesting, findings.pathText(start, end), false);
  else findings.inherit(subclass, findings.pathText(start, end), true);
}

/** `Dir` or `::Dir` */
function isDir(bytes: Uint8Array, start: number, end: number): boolean {
  const name = end - start === 3 ? start : start + 2;
  return end - name === 3 && isText(bytes, name, 'Dir');
}

function declare(state: State, start: number, end: number, beforeLast: number, hasGap: boolean): void {
  const { findings, frame } = state;
  if (beforeLast !== -1) findings.refer(frame.nesting, start, beforeLast, hasGap);
  if (!frame.isSingleton)
    findings.declare(findings.nest(frame.nesting, findings.pathText(start, end)), false);
}

function isLabel({ bytes, lex }: State, pos: number): boolean {
  return bytes[pos] === colon && bytes[pos + 1] !== colon && allowsLabel(lex);
}

function readLabel(state: State, pos: number): void {
  state.pos = pos + 1;
  state.lex = Lex.beg;
}

/** `Integer(text)`, `Rational "1/3"`, `Known?` */
function isCall({ bytes, isPattern, lex }: State, pos: number, isFirst: boolean): boolean {
  const byte = bytes[pos]!;
  if (byte === openParen) return !isPattern;
  if (byte === 63 || byte === 33) return bytes[pos + 1] !== equals && isFirst && !isSpace(bytes[pos + 1]!);
  if (!isBlank(byte)) return false;
  const at = skipBlanks(bytes, pos + 1);
  // In `is_paid ? Cart :cash` the colon belongs to the condition.
  if (bytes[at] === colon) return lex !== Lex.value && !isSpace(bytes[at + 1]!);
  if (isFirst && lex === Lex.start && isDo(bytes, at)) return true;
  return beginsArgument(bytes, at, isFirst);
}

/** Whether an argument of a method call follows a name and a blank. */
function beginsArgument(bytes: Uint8Array, pos: number, isFirst: boolean): boolean {
  const next = bytes[pos + 1]!;
  switch (byteClasses[bytes[pos]!]) {
    case ByteClass.doubleQuote:
    case ByteClass.singleQuote:
    case ByteClass.sigil:
    case ByteClass.digit:
    case ByteClass.upper:
    case ByteClass.openBracket:
      return true;
    case ByteClass.lower:
      return !isJoining(bytes, pos);
    case ByteClass.openBrace:
      return isFirst;
    case ByteClass.minus:
    case ByteClass.slash:
    case ByteClass.percent:
      return next !== equals && !isSpace(next);
    case ByteClass.ampersand:
      return next !== equals && next !== 38 && next !== dot && !isSpace(next);
    case ByteClass.less:
      return next === 60 && beginsHereDocument(bytes, pos + 2);
    default:
      return false;
  }
}

function isDo(bytes: Uint8Array, pos: number): boolean {
  return bytes[pos] === 100 && bytes[pos + 1] === 111 && nameBytes[bytes[pos + 2]!] === 0;
}

function beginsHereDocument(bytes: Uint8Array, pos: number): boolean {
  const byte = bytes[pos]!;
  const at = byte === tilde || byte === 45 ? pos + 1 : pos;
  const first = bytes[at]!;
  return first === 34 || first === 39 || (nameBytes[first] === 1 && byteClasses[first] !== ByteClass.digit);
}

function isJoining(bytes: Uint8Array, start: number): boolean {
  return joinsWords[wordIn(bytes, start, skipName(bytes, start))] === 1;
}

/** `END` and `BEGIN` */
function isReserved(bytes: Uint8Array, start: number, end: number): boolean {
  const word = end - start === 3 ? 'END' : 'BEGIN';
  return end - start === word.length && isText(bytes, start, word);
}

/** Whether the constant before `pos` is assigned. */
function isTarget(state: State, pos: number, lex: number): boolean {
  const { bytes } = state;
  if (pos <= state.targetsEnd) return bytes[pos] !== dot && bytes[pos] !== openBracket;
  const at = skipBlanks(bytes, pos);
  const [byte, next] = [bytes[at]!, bytes[at + 1]!];
  if (byte === equals) return next !== equals && next !== tilde && next !== greater;
  if (byte === comma) return lex === Lex.start && findTargets(state, at);
  const isDoubled = (byte === 124 || byte === 38) && next === byte;
  if (isDoubled) return bytes[at + 2] === equals;
  return next === equals && (byte === 124 || byte === 38 || byte === 43 || byte === 45 || byte === 42);
}

/** Finds the `=` of `A, b, @c = …`. */
function findTargets(state: State, start: number): boolean {
  const { bytes } = state;
  for (let pos = start; pos < start + maxTargets; pos++) {
    const byte = bytes[pos]!;
    if (byte === equals) {
      const next = bytes[pos + 1]!;
      if (next === equals || next === tilde || next === greater) return false;
      state.targetsEnd = pos;
      return true;
    }
    if (targetBytes[byte] === 0 && !isSpace(byte)) return false;
    if (byte === 0) return false;
  }
  return false;
}
