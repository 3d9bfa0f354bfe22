// Reads a Ruby file byte by byte, and dispatches tokens to their readers.
import { ByteClass, byteClasses, isText, nameBytes, skipName } from './byte-classes.ts';
import { FrameKind } from './frame.ts';
import { Lex, allowsLabel } from './lex.ts';
import { readConstant } from './read-constant.ts';
import { Form, closeBrace, noBracket, readHereDocuments, readLiteral } from './read-literal.ts';
import { readColon, readDot, readLess, readPercent, readQuestion, readSlash } from './read-sign.ts';
import { beginBody, nameMethod, readWord } from './read-word.ts';
import type { State } from './state.ts';
import * as Byte from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

export function readTokens(state: State): void {
  const { bytes, length } = state;
  while (state.pos < length) {
    const byte = bytes[state.pos]!;
    readers[byteClasses[byte]!]!(state, byte);
  }
}

type TokenReader = (state: State, byte: number) => void;

const readerOf: Readonly<Record<keyof typeof ByteClass, TokenReader>> = {
  end: skipByte,
  blank: skipByte,
  newline: readNewline,
  lower: readLower,
  upper: readUpper,
  digit: readNumber,
  hash: skipLine,
  doubleQuote: (state, byte) => readQuoted(state, byte, Form.interpolates),
  singleQuote: (state, byte) => readQuoted(state, byte, Form.plain),
  slash: readSlash,
  percent: readPercent,
  less: readLess,
  question: readQuestion,
  colon: readColon,
  dot: readDot,
  openParen: (state) => open(state, FrameKind.paren, Lex.beg),
  openBracket: (state) => open(state, FrameKind.bracket, Lex.beg),
  openBrace: (state) => open(state, FrameKind.brace, Lex.start),
  closeParen,
  closeBracket,
  closeBrace,
  sigil: readVariable,
  comma: readSeparator,
  semicolon: readSemicolon,
  bar: readSeparator,
  backslash: continueLine,
  ampersand: readAmpersand,
  minus: readMinus,
  operator: readOperator,
  other: skipByte,
};

const readers = Object.keys(ByteClass).map((name) => readerOf[name as keyof typeof ByteClass]);

function skipByte(state: State): void {
  state.pos++;
}

function readNewline(state: State): void {
  state.pos++;
  state.findings.line++;
  endLine(state);
}

function readLower(state: State, byte: number): void {
  if (byte === Byte.underscore && isDataMark(state)) state.pos = state.length;
  else readWord(state);
}

function readUpper(state: State): void {
  if (state.lex === Lex.dot) {
    state.pos = skipName(state.bytes, state.pos);
    nameMethod(state);
  } else readConstant(state);
}

function readSeparator(state: State): void {
  state.pos++;
  state.lex = Lex.beg;
}

function readSemicolon(state: State): void {
  state.pos++;
  state.endStatement();
}

function readOperator(state: State, byte: number): void {
  if (byte === Byte.equals && isBlockComment(state)) return skipBlockComment(state);
  state.pos++;
  state.lex = Lex.value;
}

/** Also `&.` */
function readAmpersand(state: State, byte: number): void {
  readOperator(state, byte);
  if (state.bytes[state.pos] === Byte.dot) readDot(state);
}

/** Also `->` */
function readMinus(state: State, byte: number): void {
  readOperator(state, byte);
  if (state.bytes[state.pos] !== Byte.greater) return;
  state.pos++;
  state.lex = Lex.end;
}

function open(state: State, kind: number, lex: number): void {
  state.pos++;
  state.open(kind);
  state.lex = lex;
}

/** At a newline. Some lines continue on the next one. */
function endLine(state: State): void {
  const { lex } = state;
  if (lex !== Lex.beg && lex !== Lex.value && lex !== Lex.dot) state.endStatement();
  if (state.hasPending) readHereDocuments(state);
}

function continueLine(state: State): void {
  const { bytes } = state;
  state.pos++;
  if (bytes[state.pos] === Byte.carriageReturn) state.pos++;
  if (bytes[state.pos] !== Byte.newline) return;
  state.pos++;
  state.findings.line++;
  if (state.hasPending) readHereDocuments(state);
}

function skipLine(state: State): void {
  const end = state.text.indexOf(Byte.newline, state.pos);
  state.pos = end === -1 ? state.length : end;
}

function readNumber(state: State): void {
  const { bytes } = state;
  let { pos } = state;
  for (;;) {
    pos = skipName(bytes, pos);
    if (bytes[pos] !== Byte.dot || byteClasses[bytes[pos + 1]!] !== ByteClass.digit) break;
    pos++;
  }
  state.pos = pos;
  state.lex = Lex.end;
}

function readQuoted(state: State, quote: number, form: number): void {
  state.pos++;
  const own = allowsLabel(state.lex) ? form | Form.canBeLabel : form;
  readLiteral(state, { open: noBracket, close: quote, form: own });
}

/** `@cart`, `@@carts`, `$carts`, `$1`, `$/`, `$-w` */
function readVariable(state: State): void {
  const { bytes, length } = state;
  const isGlobal = bytes[state.pos] === Byte.dollar;
  let pos = state.pos + 1;
  if (!isGlobal && bytes[pos] === Byte.at) pos++;
  if (isGlobal && bytes[pos] === Byte.minus) pos++;
  if (nameBytes[bytes[pos]!] === 1) pos = skipName(bytes, pos);
  else if (isGlobal && pos < length && bytes[pos] !== Byte.newline) pos++;
  state.pos = pos;
  state.lex = Lex.end;
}

function closeBracket(state: State): void {
  state.pos++;
  state.closeNearest(FrameKind.bracket);
  state.lex = Lex.end;
}

function closeParen(state: State): void {
  state.pos++;
  const frame = state.closeNearest(FrameKind.paren, FrameKind.params);
  state.lex = Lex.end;
  if (frame?.kind === FrameKind.params) beginBody(state);
}

/** `__END__` on its own line ends the code. */
function isDataMark({ bytes, length, pos }: State): boolean {
  if (pos > 0 && bytes[pos - 1] !== Byte.newline) return false;
  if (!isText(bytes, pos, '__END__')) return false;
  const end = bytes[pos + 7] === Byte.carriageReturn ? pos + 8 : pos + 7;
  return end >= length || bytes[end] === Byte.newline;
}

function isBlockComment({ bytes, pos }: State): boolean {
  const isAtStart = pos === 0 || bytes[pos - 1] === Byte.newline;
  return isAtStart && isText(bytes, pos, '=begin') && nameBytes[bytes[pos + 6]!] === 0;
}

function skipBlockComment(state: State): void {
  const { bytes, length } = state;
  do {
    skipLine(state);
    state.findings.line++;
    state.pos = Math.min(state.pos + 1, length);
  } while (state.pos < length && !isText(bytes, state.pos, '=end'));
  if (state.pos >= length) noteUnclosed();
  skipLine(state);
}
