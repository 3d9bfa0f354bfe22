// Brackets, colons, question marks and angle brackets. Each function reads the one at `pos` and returns its end.
import * as before from './before.ts';
import { ByteClass, continuesWord, tokenClass } from './byte-classes.ts';
import * as frame from './frames.ts';
import { skipJsx } from './jsx.ts';
import type { Scan } from './scan.ts';
import { skipTrivia, skipWord, startsLine } from './skip.ts';
import { Word, wordAt } from './words.ts';

/** A string or number: an operand, or the name of a member. */
export function noteLiteral(scan: Scan): void {
  scan.before = namesMember(scan) ? before.key : before.operand;
}

export function openParen(scan: Scan, pos: number): number {
  const last = scan.before;
  let kind = frame.paren;
  if (last === before.control) kind = frame.controlParen;
  else if (last === before.functionStatement) kind = frame.paramsParen | frame.endsStatement;
  else if (last === before.functionExpression) kind = frame.paramsParen;
  else if (last === before.key) kind = frame.paramsParen | memberEnd(scan);
  else if (runsFunctions(scan, pos)) kind = frame.paren | frame.runsFunctions;
  scan.frames.push(kind);
  scan.before = before.operator;
  return pos + 1;
}

const functionInParens = /\(\s{0,99}(?:function\b|(?:[\w$]{1,99}|\([^()]{0,99}\))\s{0,99}=>)/y;
const longestBegin = 250;

/**
 * At the start of a statement, a function in parentheses would do nothing if it were not called. That of `define` is called as
 * soon as what it needs is loaded. An async function often imports after it waited.
 */
function runsFunctions({ before: last, script, bytes }: Scan, pos: number): boolean {
  if (script.modules?.calledAt === pos) return true;
  if (last !== before.start) return false;
  functionInParens.lastIndex = 0;
  return functionInParens.test(bytes.toString('latin1', pos, pos + longestBegin));
}

export function closeParen(scan: Scan, pos: number): number {
  const { kind } = scan.frames;
  scan.before = before.operand;
  if (kind !== frame.paren && kind !== frame.controlParen && kind !== frame.paramsParen) return pos + 1;
  const closed = scan.frames.pop();
  if (kind === frame.controlParen) scan.before = before.start;
  else if (kind === frame.paramsParen) {
    scan.before = (closed & frame.endsStatement) === 0 ? before.operandParams : before.statementParams;
  }
  return pos + 1;
}

export function openBracket(scan: Scan, pos: number): number {
  scan.frames.push(namesMember(scan) ? frame.keyBracket : frame.bracket);
  scan.before = before.operator;
  return pos + 1;
}

export function closeBracket(scan: Scan, pos: number): number {
  const { kind } = scan.frames;
  scan.before = kind === frame.keyBracket ? before.key : before.operand;
  if (kind === frame.bracket || kind === frame.keyBracket) scan.frames.pop();
  return pos + 1;
}

export function openBrace(scan: Scan, pos: number): number {
  const opened = braceFrame(scan);
  scan.frames.push(opened);
  scan.before = before.start;
  return pos + 1;
}

function braceFrame(scan: Scan): number {
  const { frames } = scan;
  switch (scan.before) {
    case before.arrow:
    case before.statementParams:
    case before.functionStatement:
      return frame.block | whenRun(scan) | frame.endsStatement;
    case before.operandParams:
    case before.functionExpression:
      return frame.block | whenRun(scan);
    case before.operator:
    case before.exportDefault:
    case before.newKeyword:
    case before.typeofKeyword:
    case before.dot:
      return frame.object;
    case before.start:
      return frames.kind === frame.object ? frame.object : frame.block | frame.endsStatement;
    default:
      if (!frames.has(frame.classHead)) return frame.block | frame.endsStatement;
  }
  const isStatement = frames.has(frame.classStatement);
  frames.clear(frame.classHead | frame.classStatement);
  return isStatement ? frame.classBody | frame.endsStatement : frame.classBody;
}

function whenRun({ frames }: Scan): number {
  return frames.has(frame.runsFunctions) ? 0 : frame.lazy;
}

/** Returns the kind of the closed frame: no code follows some of them. */
export function closeBrace(scan: Scan): number {
  const { frames } = scan;
  // Unclosed brackets end with the enclosing braces.
  while (frames.kind >= frame.paren && frames.kind <= frame.keyBracket) frames.pop();
  if (frames.isOutermost) {
    scan.before = before.start;
    return frame.block;
  }
  const closed = frames.pop();
  scan.before = (closed & frame.endsStatement) === 0 ? before.operand : before.start;
  return frame.kindOf(closed);
}

export function readSemicolon(scan: Scan, pos: number): number {
  const { kind } = scan.frames;
  if (kind <= frame.classBody) {
    scan.frames.beginStatement();
    scan.before = before.start;
  } else scan.before = before.operator;
  return pos + 1;
}

export function readComma(scan: Scan, pos: number): number {
  scan.frames.beginExpression();
  scan.before = scan.frames.kind === frame.object ? before.start : before.operator;
  return pos + 1;
}

export function readColon(scan: Scan, pos: number): number {
  const { frames } = scan;
  const last = scan.before;
  scan.before = before.operator;
  if (frames.closeConditional()) return pos + 1;
  if (frames.kind === frame.block && (frames.has(frame.caseLabel) || last === before.firstWord)) {
    frames.clear(frame.caseLabel);
    scan.before = before.start;
    return pos + 1;
  }
  if (!scan.typed || (frames.kind === frame.object && last === before.key)) return pos + 1;
  const end = scan.types.skip(pos + 1);
  if (end === -1) return pos + 1;
  scan.before = last >= before.statementParams ? last : before.operand;
  return end;
}

export function readQuestion(scan: Scan, pos: number): number {
  const { bytes, length } = scan;
  const next = bytes[pos + 1]!;
  if (next === 0x3f) {
    scan.before = before.operator;
    return pos + 2;
  }
  const isDigit = bytes[pos + 2]! >= 0x30 && bytes[pos + 2]! <= 0x39;
  if (next === 0x2e && !isDigit) {
    scan.before = before.dot;
    return pos + 2;
  }
  if (scan.typed && marksOptional(scan, bytes[skipTrivia(bytes, pos + 1, length)]!)) return pos + 1;
  scan.frames.openConditional();
  scan.before = before.operator;
  return pos + 1;
}

/** `note?: string`, `(note?, reason?)`, `total?(): number`: `next` is the byte after the question mark. */
function marksOptional(scan: Scan, next: number): boolean {
  if (next === 0x3a || next === 0x2c || next === 0x29 || next === 0x3d || next === 0x3b) return true;
  return scan.before === before.key && (next === 0x28 || next === 0x3c);
}

/** `=`, `==`, `=>`. */
export function readEquals(scan: Scan, pos: number): number {
  const { bytes, length } = scan;
  if (bytes[pos + 1] !== 0x3e) {
    scan.before = before.operator;
    return pos + 1;
  }
  scan.before = before.arrow;
  if (bytes[skipTrivia(bytes, pos + 2, length)] !== 0x7b) scan.frames.set(frame.arrowBody);
  return pos + 2;
}

export function readExclamation(scan: Scan, pos: number): number {
  const isNonNull =
    scan.typed &&
    scan.bytes[pos + 1] !== 0x3d &&
    scan.before >= before.operand &&
    !startsLine(scan.bytes, pos);
  if (!isNonNull) scan.before = before.operator;
  return pos + 1;
}

/** A multiplication, or a generator. */
export function readStar(scan: Scan, pos: number): number {
  const last = scan.before;
  if (last !== before.functionStatement && last !== before.functionExpression) {
    scan.before = namesMember(scan) ? before.start : before.operator;
  }
  return pos + 1;
}

/** A comparison, type parameters, a type assertion or JSX. */
export function readLessThan(scan: Scan, pos: number): number {
  const { bytes } = scan;
  const last = scan.before;
  const next = bytes[pos + 1]!;
  if (last >= before.functionStatement) {
    const declares = last < before.operand || last === before.key || scan.frames.has(frame.classHead);
    const end = scan.typed && declares ? scan.types.skipBrackets(pos) : -1;
    if (end !== -1) return end;
    scan.before = before.operator;
    return next === 0x3c ? pos + 2 : pos + 1;
  }
  scan.before = before.operator;
  const beginsElement =
    next === 0x3e || tokenClass[next] === ByteClass.word || tokenClass[next] === ByteClass.beyondAscii;
  if (scan.jsx && beginsElement && !(scan.typed && beginsGeneric(scan, pos))) {
    scan.frames.push(frame.jsxTag);
    return readJsx(scan, pos + 1);
  }
  const end = scan.typed ? scan.types.skipBrackets(pos) : -1;
  return end === -1 ? pos + 1 : end;
}

export function readJsx(scan: Scan, pos: number): number {
  const end = skipJsx(scan, pos);
  if (end >= scan.length && scan.frames.kind >= frame.jsxTag) scan.script.noteSkipped(pos - 1);
  scan.before = scan.frames.kind === frame.jsxExpression ? before.operator : before.operand;
  return end;
}

/** `<T,>`, `<T extends Order>` and `<const T>`, Flow's `<T>(` and `<T: Order>`, begin the type parameters of a function. */
function beginsGeneric(scan: Scan, pos: number): boolean {
  const { bytes, length } = scan;
  const nameStart = skipTrivia(bytes, pos + 1, length);
  const nameEnd = skipWord(bytes, nameStart);
  const next = skipTrivia(bytes, nameEnd, length);
  if (bytes[next] === 0x2c || bytes[next] === 0x3d) return true;
  if (
    scan.script.dialect.flow &&
    (bytes[next] === 0x3a || (bytes[next] === 0x3e && bytes[next + 1] === 0x28))
  ) {
    return true;
  }
  if (continuesWord[bytes[next]!] === 0) return false;
  if (bytes.toString('latin1', nameStart, nameEnd) === 'const') return true;
  const wordEnd = skipWord(bytes, next);
  if (wordAt(bytes, next, wordEnd) !== Word.extends) return false;
  const following = bytes[skipTrivia(bytes, wordEnd, length)];
  return following !== 0x3d && following !== 0x3e && following !== 0x2f;
}

/** Whether the name of an object or class member is expected here. */
function namesMember(scan: Scan): boolean {
  if (scan.before === before.key) return true;
  return (
    scan.before === before.start &&
    (scan.frames.kind === frame.object || scan.frames.kind === frame.classBody)
  );
}

function memberEnd(scan: Scan): number {
  return scan.frames.kind === frame.classBody ? frame.endsStatement : 0;
}
