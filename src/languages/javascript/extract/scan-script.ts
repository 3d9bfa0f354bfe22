// Finds the imports of a script in one pass. Knows just enough grammar to recognize strings, comments, regular
// expressions, JSX and templates.
import { newline, openBrace } from '../../kit/bytes.ts';
import { lastModule } from './amd-modules.ts';
import * as before from './before.ts';
import { ByteClass, tokenClass } from './byte-classes.ts';
import { jsxExpression, substitution } from './frames.ts';
import { lastCandidate } from './last-candidate.ts';
import * as punctuation from './read-punctuation.ts';
import { readWord } from './read-word.ts';
import { Scan } from './scan.ts';
import type { Script } from './script.ts';
import {
  skipBlockComment,
  skipLine,
  skipNumber,
  skipRegExp,
  skipString,
  skipTemplateText,
  wideSpaceLength,
} from './skip.ts';

/** Adds imports to `script` in source order. `start` is the offset of a statement. */
export function scanScript(script: Script, start: number, lastLine?: number): void {
  const stop =
    lastLine === undefined
      ? Math.max(lastCandidate(script), lastModule(script))
      : endOfLine(script, lastLine);
  if (stop === 0) return;
  const scan = new Scan(script);
  const end = scanUpTo(scan, start, stop);
  // What it loads has no word to stop at.
  if (scan.loader !== '') scanUpTo(scan, end, script.length);
}

function endOfLine({ bytes, length }: Script, line: number): number {
  let end = -1;
  for (let i = 0; i < line; i++) {
    end = bytes.indexOf(newline, end + 1);
    if (end === -1) return length;
  }
  return end;
}

function scanUpTo(scan: Scan, start: number, stop: number): number {
  const { bytes } = scan;
  let pos = start;
  while (pos < stop) {
    pos = readers[tokenClass[bytes[pos]!]!]!(scan, pos);
  }
  return pos;
}

/** Reads the token at `pos` and returns its end. */
type TokenReader = (scan: Scan, pos: number) => number;

const readerOf: Readonly<Record<keyof typeof ByteClass, TokenReader>> = {
  space: (_, pos) => pos + 1,
  word: readWord,
  digit: readNumber,
  quote: readString,
  backtick: (scan, pos) => skipTemplate(scan, pos + 1),
  slash: readSlash,
  openParen: punctuation.openParen,
  closeParen: punctuation.closeParen,
  openBrace: punctuation.openBrace,
  closeBrace: readCloseBrace,
  openBracket: punctuation.openBracket,
  closeBracket: punctuation.closeBracket,
  semicolon: punctuation.readSemicolon,
  comma: punctuation.readComma,
  colon: punctuation.readColon,
  question: punctuation.readQuestion,
  dot: readDot,
  lessThan: punctuation.readLessThan,
  equals: punctuation.readEquals,
  plusOrMinus: readPlusOrMinus,
  exclamation: punctuation.readExclamation,
  star: punctuation.readStar,
  operator: readOperator,
  beyondAscii: readBeyondAscii,
};

const readers = Object.keys(ByteClass).map((name) => readerOf[name as keyof typeof ByteClass]);

function readNumber(scan: Scan, pos: number): number {
  punctuation.noteLiteral(scan);
  return skipNumber(scan.bytes, pos);
}

function readString(scan: Scan, pos: number): number {
  punctuation.noteLiteral(scan);
  return skipString(scan.bytes, pos, scan.length);
}

function readBeyondAscii(scan: Scan, pos: number): number {
  const wide = wideSpaceLength(scan.bytes, pos);
  return wide > 0 ? pos + wide : readWord(scan, pos);
}

function readOperator(scan: Scan, pos: number): number {
  scan.before = before.operator;
  return pos + 1;
}

/** From after a backtick or substitution to the end of the template or its next substitution. */
function skipTemplate(scan: Scan, from: number): number {
  const { bytes, length } = scan;
  const end = skipTemplateText(bytes, from, length);
  scan.before = before.operand;
  if (end > length) scan.script.noteSkipped(from - 1);
  else if (bytes[end - 1] === openBrace) {
    scan.frames.push(substitution);
    scan.before = before.operator;
  }
  return end;
}

function readCloseBrace(scan: Scan, pos: number): number {
  const closed = punctuation.closeBrace(scan);
  if (closed === substitution) return skipTemplate(scan, pos + 1);
  return closed === jsxExpression ? punctuation.readJsx(scan, pos + 1) : pos + 1;
}

/** A comment, a regular expression or a division. */
function readSlash(scan: Scan, pos: number): number {
  const { bytes, length } = scan;
  const next = bytes[pos + 1];
  if (next === 0x2f) return skipLine(bytes, pos, length);
  if (next === 0x2a) {
    const end = skipBlockComment(bytes, pos, length);
    if (end - pos < 4 || bytes[end - 1] !== 0x2f || bytes[end - 2] !== 0x2a) scan.script.noteSkipped(pos);
    if (!scan.typed && bytes[pos + 2] === 0x2a) scan.jsDoc.read(pos, end);
    return end;
  }
  const end =
    scan.before >= before.operand || pos < scan.noRegExpBefore ? -1 : skipRegExp(bytes, pos, length);
  scan.before = end < 0 ? before.operator : before.operand;
  if (end >= 0) return end;
  scan.noRegExpBefore = Math.max(scan.noRegExpBefore, -end - 1);
  return pos + 1;
}

/** A property, a spread or a number. */
function readDot(scan: Scan, pos: number): number {
  const { bytes } = scan;
  const next = bytes[pos + 1]!;
  if (next === 0x2e && bytes[pos + 2] === 0x2e) {
    scan.before = before.operator;
    return pos + 3;
  }
  if (tokenClass[next] === ByteClass.digit) {
    scan.before = before.operand;
    return skipNumber(bytes, pos + 1);
  }
  scan.before = before.dot;
  return pos + 1;
}

/** `++` and `--` change nothing: they belong to the operand before or after them. */
function readPlusOrMinus(scan: Scan, pos: number): number {
  if (scan.bytes[pos + 1] === scan.bytes[pos]) {
    if (scan.before < before.operand) scan.before = before.operator;
    return pos + 2;
  }
  scan.before = before.operator;
  return pos + 1;
}
