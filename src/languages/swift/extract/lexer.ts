// Cuts a Swift file into tokens. Comments and the text of strings never show; the code in a string's interpolations does.
import type { SourceText } from '../../../model/source.ts';
import { bytesIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { countLines, endOfLine } from '../../kit/skip.ts';
import {
  blankBytes,
  digitBytes,
  endOfArguments,
  endOfName,
  endOfNumber,
  endOfOperator,
  endOfOperatorName,
  endOfPath,
  endOfRegex,
  endOfUpperPath,
  isUpper,
  nameBytes,
  nameStarts,
  operatorBytes,
} from './ends.ts';
import { BraceLexer } from '../../kit/brace-lexer.ts';
import { StringText } from './string-text.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

/** 1 for a byte that is a token by itself. */
const signs = bytesIn(';,:]}{');
/** 1 for a byte that may begin a statement at the beginning of a line; what begins with `#` is decided later. */
const statementStarts = nameBytes.slice();
for (const byte of Buffer.from('(["@`')) statementStarts[byte] = 1;

const attributes = new Map<string, number>([
  ['testable', Token.testable],
  ['_exported', Token.exported],
]);
const directives = new Set(['if', 'elseif', 'else', 'endif', 'sourceLocation']);
const questions = new Set(['available', 'unavailable']);

/** Used for one file after the other. */
export class SwiftLexer extends BraceLexer {
  #last: number = Token.newStatement;
  /** The token to return after the beginning of its statement. */
  #pending: number = Token.end;
  /** A line began after something complete. */
  #mayBegin = false;
  /** How many round brackets are open in the code of an interpolation, or in the file. */
  #parens = 0;
  readonly #string = new StringText();
  /** The text of a string goes on after an interpolation. */
  #isInText = false;
  /** Up to here was looked for the end of a regular expression that is none. */
  #noRegexBefore = 0;
  /** Of a name, a path or a macro: all of it that may name a type. Its first name is the word. */
  override extra = 0;

  begin(source: SourceText): void {
    const { bytes, length } = source;
    this.restart(source);
    this.#last = Token.newStatement;
    this.#pending = Token.end;
    this.#mayBegin = false;
    this.#parens = 0;
    this.#isInText = false;
    this.#string.clear(bytes, length);
    this.#noRegexBefore = 0;
    words.begin(bytes);
  }

  next(): number {
    if (this.#pending !== Token.end) {
      const token = this.#pending;
      this.#pending = Token.end;
      this.#last = token;
      return token;
    }
    if (this.#isInText && this.#readOn() === Token.interpolation) return this.#enterInterpolation();
    return this.#readCode();
  }

  /** The next token that is one, or the beginning of the statement that it begins. */
  #readCode(): number {
    for (;;) {
      const pos = this.skipBlanks();
      const byte = this.bytes[pos]!;
      this.start = pos;
      if (pos >= this.length) return Token.end;
      const begins = this.#mayBegin && statementStarts[byte] === 1;
      if (begins) this.#last = Token.newStatement;
      const token = this.#readToken(byte, pos);
      if (token === Token.end) continue;
      const isStatement = (begins && !Token.isSequel(token)) || (this.#mayBegin && byte === Byte.hash);
      this.#mayBegin = false;
      this.#last = token;
      if (token === Token.interpolation) this.#enterInterpolation();
      if (!isStatement) return token;
      this.#pending = token;
      return Token.newStatement;
    }
  }

  protected override endLine(): void {
    this.line++;
    if (Token.isComplete(this.#last)) this.#mayBegin = true;
  }

  /** A comment over several lines is the end of the line it began on. */
  protected override passLines(start: number, end: number): void {
    const lines = countLines(this.bytes, start, end);
    this.line += lines;
    if (lines > 0 && Token.isComplete(this.#last)) this.#mayBegin = true;
  }

  /** `end` where it says nothing. */
  #readToken(byte: number, pos: number): number {
    const { bytes } = this;
    if (nameStarts[byte] === 1) return this.#readWord(byte, pos);
    if (signs[byte] === 1) return this.take(byte, pos + 1);
    if (digitBytes[byte] === 1) return this.take(Token.operand, endOfNumber(bytes, pos + 1));
    switch (byte) {
      case Byte.dot:
        return this.#readDot(pos);
      case Byte.openParen:
        this.#parens++;
        return this.take(byte, pos + 1);
      case Byte.closeParen:
        return this.#closeParen(pos);
      case Byte.openBracket: {
        const isAfterOperand = Token.endsOperand(this.#last) && !this.#isBlank(pos - 1);
        return this.take(isAfterOperand ? Token.openSubscript : byte, pos + 1);
      }
      case Byte.equals:
        return bytes[pos + 1] === Byte.equals ? this.#readOperator(pos) : this.take(byte, pos + 1);
      case Byte.doubleQuote:
        return this.#readString(pos, 0);
      case Byte.minus:
        return bytes[pos + 1] === Byte.greater ? this.take(Token.arrow, pos + 2) : this.#readOperator(pos);
      case Byte.question:
      case Byte.bang:
        return this.#readMark(pos);
      case Byte.less:
        return this.#readLess(pos);
      case Byte.greater:
        if (bytes[pos + 1] === Byte.equals || this.#last === Token.func) return this.#readOperator(pos);
        return this.take(byte, pos + 1);
      case Byte.at:
        return this.#readAttribute(pos);
      case Byte.hash:
        return this.#readHash(pos);
      case Byte.slash:
        return this.#readSlash(pos);
      case Byte.backquote:
        return this.#readBackquoted(pos);
      default:
        return operatorBytes[byte] === 1 ? this.#readOperator(pos) : this.take(Token.end, pos + 1);
    }
  }

  #isBlank(pos: number): boolean {
    const byte = this.bytes[pos]!;
    return blankBytes[byte] === 1 || byte === Byte.newline || byte === 0;
  }

  #readWord(first: number, start: number): number {
    const { bytes } = this;
    const word = words.read(start, nameBytes);
    const { end } = words;
    this.word = word;
    this.extra = word;
    // `$0` and `$projected` refer to nothing outside.
    if (this.#last === Byte.dot || first === Byte.dollar)
      return this.take(Token.operand, endOfPath(bytes, end));
    const kind = words.kindOf(word);
    if (kind === Token.operand) return this.take(kind, endOfPath(bytes, end));
    if (kind >= Token.public_ && kind <= Token.internal) return this.#readAccess(kind, end);
    if (kind !== Token.name || bytes[end] !== Byte.dot || nameStarts[bytes[end + 1]!] !== 1)
      return this.take(kind, end);
    const chainEnd = endOfUpperPath(bytes, end);
    if (chainEnd > end) this.extra = words.numberOf(start, chainEnd);
    return this.take(Token.path, endOfPath(bytes, chainEnd));
  }

  /** `open(file)` is a call, `private(set)` speaks of the setter alone. */
  #readAccess(kind: number, end: number): number {
    const { bytes } = this;
    let next = end;
    while (blankBytes[bytes[next]!] === 1) next++;
    if (bytes[next] !== Byte.openParen) return this.take(kind, end);
    if (kind === Token.public_) return this.take(Token.name, end);
    return this.takeLines(Token.plain, end, endOfArguments(bytes, next, this.length));
  }

  /** `.member`; `...`, `..<`; or a dot with a blank after it. */
  #readDot(pos: number): number {
    const { bytes } = this;
    if (nameStarts[bytes[pos + 1]!] === 1) return this.take(Token.operand, endOfPath(bytes, pos));
    if (bytes[pos + 1] !== Byte.dot) return this.take(Byte.dot, pos + 1);
    let end = pos + 1;
    while (bytes[end] === Byte.dot || bytes[end] === Byte.less) end++;
    return this.take(Token.operator, end);
  }

  #closeParen(pos: number): number {
    this.pos = pos + 1;
    if (this.#parens > 0) this.#parens--;
    else if (this.#string.isInside) {
      this.#parens = this.#string.leave();
      this.#isInText = true;
      return Token.closeInterpolation;
    }
    return Byte.closeParen;
  }

  /** `?` and `!` after an operand without a blank belong to it. */
  #readMark(pos: number): number {
    const isAfterOperand = Token.endsOperand(this.#last) && !this.#isBlank(pos - 1);
    const isPostfix = (isAfterOperand && this.bytes[pos + 1] !== Byte.equals) || this.#last === Byte.greater;
    return isPostfix ? this.take(Token.operand, pos + 1) : this.#readOperator(pos);
  }

  /** Most `<` right after a name begin generic arguments. */
  #readLess(pos: number): number {
    const { bytes } = this;
    const last = this.#last;
    const canTakeTypes = last === Token.name || last === Token.nameless || last === Token.operatorName;
    const isOfTypes = canTakeTypes && nameStarts[bytes[pos + 1]!] === 1;
    const isAfterName = pos > 0 && nameBytes[bytes[pos - 1]!] === 1;
    return isOfTypes || isAfterName ? this.take(Byte.less, pos + 1) : this.#readOperator(pos);
  }

  #readSlash(pos: number): number {
    const isOperator = Token.endsOperand(this.#last) || this.#last === Token.func;
    return isOperator ? this.#readOperator(pos) : this.#readRegex(pos, 0);
  }

  #readOperator(pos: number): number {
    const { bytes } = this;
    if (this.#last === Token.func) return this.take(Token.operatorName, endOfOperatorName(bytes, pos));
    return this.take(Token.operator, endOfOperator(bytes, pos + 1));
  }

  /** At a slash, or the signs before it; an operator where none begins. */
  #readRegex(pos: number, hashes: number): number {
    const source = { bytes: this.bytes, length: this.length };
    const start = pos + hashes;
    if (start >= this.#noRegexBefore) {
      const end = endOfRegex(source, start, hashes);
      if (end.isRegex) return this.takeLines(Token.operand, start, end.pos);
      this.#noRegexBefore = end.pos;
    }
    return this.take(Token.operator, endOfOperator(source.bytes, start + 1));
  }

  #readAttribute(pos: number): number {
    const { bytes } = this;
    if (isUpper(bytes[pos + 1]!)) return this.#readMacro(pos);
    const end = endOfName(bytes, pos + 1);
    const word = words.text(words.numberOf(pos + 1, end));
    // What a macro adds to a type is named by types.
    const kind = attributes.get(word) ?? Token.attribute;
    return this.takeLines(kind, end, word === 'attached' ? end : endOfArguments(bytes, end, this.length));
  }

  /** `#if` and its kin say nothing: what stands between them is read whatever they ask for. */
  #readHash(pos: number): number {
    const { bytes } = this;
    let at = pos;
    while (bytes[at] === Byte.hash) at++;
    if (bytes[at] === Byte.doubleQuote) return this.#readString(pos, at - pos);
    if (bytes[at] === Byte.slash) return this.#readRegex(pos, at - pos);
    const end = endOfName(bytes, at);
    const word = words.text(words.numberOf(pos + 1, end));
    if (directives.has(word)) return this.take(Token.end, endOfLine(bytes, end, this.length));
    if (questions.has(word)) {
      this.pos = endOfArguments(bytes, end, this.length);
      this.passLines(end, this.pos);
      return Token.end;
    }
    return end > at ? this.#readMacro(pos) : this.take(Token.operator, end);
  }

  /** With its sign: macros have names of their own. */
  #readMacro(start: number): number {
    const { bytes } = this;
    const name = endOfName(bytes, start + 1);
    this.extra = words.numberOf(start, endOfUpperPath(bytes, name));
    return this.take(Token.macroUse, endOfPath(bytes, name));
  }

  /** `` `default` `` and `` `any text` `` are names, whatever their words mean elsewhere. */
  #readBackquoted(pos: number): number {
    const { bytes } = this;
    let end = pos + 1;
    while (bytes[end] !== Byte.backquote && bytes[end] !== Byte.newline && bytes[end] !== 0) end++;
    if (bytes[end] !== Byte.backquote || end === pos + 1) return this.take(Token.operator, pos + 1);
    this.start = pos + 1;
    this.word = words.numberOf(pos + 1, end);
    this.extra = this.word;
    return this.take(Token.name, end + 1);
  }

  /** From the signs before the quote that begins it. */
  #readString(pos: number, hashes: number): number {
    const token = this.#string.begin(pos, hashes);
    return this.takeLines(token, pos, this.#string.end);
  }

  /** The text of a string goes on after the code in it; an operand where it ends. */
  #readOn(): number {
    this.#isInText = false;
    const token = this.#string.goOn(this.pos);
    return this.takeLines(token, this.pos, this.#string.end);
  }

  #enterInterpolation(): number {
    this.#string.enter(this.#parens);
    this.#parens = 0;
    this.#last = Token.interpolation;
    return Token.interpolation;
  }
}
