// Follows brackets and keywords far enough to know whether a name is a declaration, a member, label or named argument, or
// refers to a class, function or constant. Uses a stack of frames instead of recursion.
import type { SourceText } from '../../../model/source.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes } from './byte-classes.ts';
import { Cursor } from './cursor.ts';
import { FileNames, Kind } from './file-names.ts';
import { Mode, FrameKind, Signature } from './frame.ts';
import { Frames } from './frames.ts';
import { readPathValue } from './include-path.ts';
import { isKnownCall, readKnownCall } from './read-known-call.ts';
import { readWord } from './read-word.ts';
import { Word, wordAt } from './words.ts';
import * as Byte from '../../kit/bytes.ts';

/** Methods are `private` instead of `#`: V8 does not inline constants into `#` methods. */
export class Reader {
  readonly cursor: Cursor;
  readonly names: FileNames;
  readonly frames = new Frames();
  /** At the start of a statement or argument, where a name with a colon is a label. */
  #isAfterBreak = true;

  constructor(source: SourceText) {
    this.cursor = new Cursor(source);
    this.names = new FileNames(source);
  }

  read(): this {
    const { cursor, frames } = this;
    const { bytes, length } = cursor;
    cursor.skipHtml();
    for (let pos = cursor.pos; pos < length && !frames.isTooDeep; pos = cursor.pos) {
      let byteClass = byteClasses[bytes[pos]!]!;
      while (byteClass === ByteClass.blank) byteClass = byteClasses[bytes[++pos]!]!;
      cursor.pos = pos;
      switch (byteClass) {
        case ByteClass.letter:
          this.takeWord();
          break;
        case ByteClass.dollar:
          this.takeVariable();
          break;
        case ByteClass.open:
          this.takeOpening();
          break;
        case ByteClass.close:
          this.takeClosing();
          break;
        case ByteClass.semicolon:
          frames.frame.endStatement();
          this.takeBreak();
          break;
        case ByteClass.comma:
          this.takeComma();
          break;
        case ByteClass.singleQuote:
          this.#isAfterBreak = false;
          cursor.skipPlainString();
          break;
        case ByteClass.doubleQuote:
          this.takeTemplate();
          break;
        case ByteClass.slash:
        case ByteClass.hash:
          this.takeComment();
          break;
        case ByteClass.backslash:
          this.takeFullName();
          break;
        case ByteClass.digit:
          this.#isAfterBreak = false;
          cursor.pos = cursor.afterName(pos);
          break;
        default:
          this.takeOperator(byteClass);
      }
    }
    return this;
  }

  private takeComma(): void {
    const { frame } = this.frames;
    if (frame.kind === FrameKind.params) frame.mode = Mode.type;
    else if (frame.isConstants) frame.mode = Mode.constant;
    this.takeBreak();
  }

  private takeBreak(): void {
    this.cursor.pos++;
    this.#isAfterBreak = true;
  }

  private takeWord(): void {
    const { cursor } = this;
    const { bytes, pos: start } = cursor;
    const end = cursor.afterQualifiedName(start);
    const isLabel = this.#isAfterBreak && this.isLabel(end);
    const isConstant = this.frames.frame.mode === Mode.constant;
    this.#isAfterBreak = false;
    cursor.pos = end;
    if (isLabel) return;
    const word = isConstant ? Word.name : wordAt(bytes, start, end);
    if (word === Word.name) this.takeName(start, end);
    else readWord(this, word, start, end);
  }

  takeName(start: number, end: number): void {
    const { frame } = this.frames;
    switch (frame.mode) {
      case Mode.expression:
        return this.takeOperand(start, end);
      case Mode.type:
        return this.names.note(Kind.class, start, end);
      case Mode.supertype:
        return this.names.note(Kind.supertype, start, end);
      case Mode.constant:
        return this.takeConstant(start, end);
      case Mode.adaptation:
        if (this.isDoubleColon(this.cursor.afterBlanks(end))) this.names.note(Kind.class, start, end);
        return;
      case Mode.hook:
        if (this.cursor.bytes[this.cursor.afterBlanks(end)] === Byte.openParen)
          frame.signature = Signature.begun;
        return;
      default:
    }
  }

  private takeOperand(start: number, end: number): void {
    const next = this.cursor.afterBlanks(end);
    const isCall = this.cursor.bytes[next] === Byte.openParen;
    const kind = isCall ? Kind.function : this.isDoubleColon(next) ? Kind.class : Kind.constant;
    this.names.note(kind, start, end);
  }

  /** After `const`: its name, or in a class its type. */
  private takeConstant(start: number, end: number): void {
    const { cursor, frames } = this;
    const next = cursor.afterBlanks(end);
    if (cursor.bytes[next] === Byte.equals) {
      if (!frames.isInClass) {
        const name = this.names.inNamespace(cursor.slice(start, end));
        this.names.declareConstant(name, readPathValue(cursor, next + 1), true);
      }
      frames.frame.mode = Mode.expression;
    } else if (wordAt(cursor.bytes, start, end) === Word.name) {
      this.names.note(Kind.class, start, end);
    }
  }

  /** `\Shop\Cart` */
  private takeFullName(): void {
    const { cursor } = this;
    const start = cursor.pos;
    this.#isAfterBreak = false;
    cursor.pos++;
    if (byteClasses[cursor.bytes[cursor.pos]!] !== ByteClass.letter) return;
    const end = cursor.afterQualifiedName(cursor.pos);
    cursor.pos = end;
    const word = wordAt(cursor.bytes, start + 1, end);
    if (isKnownCall(word)) readKnownCall(cursor, this.names, word, this.frames);
    this.takeName(start, end);
  }

  private takeVariable(): void {
    const { cursor } = this;
    const { frame } = this.frames;
    let pos = cursor.pos + 1;
    while (cursor.bytes[pos] === Byte.dollar) pos++;
    cursor.pos = cursor.afterName(pos);
    this.#isAfterBreak = false;
    if (frame.mode === Mode.type) frame.mode = Mode.expression;
  }

  private takeOpening(): void {
    const byte = this.cursor.bytes[this.cursor.pos];
    if (byte === Byte.openParen) this.frames.openParen();
    else if (byte === Byte.openBrace) this.frames.openBrace();
    else this.frames.openBracket();
    this.takeBreak();
  }

  private takeClosing(): void {
    const { cursor, frames } = this;
    const byte = cursor.bytes[cursor.pos++];
    this.#isAfterBreak = false;
    if (byte === Byte.closeParen) return frames.closeParen();
    if (byte === Byte.closeBracket) return frames.closeBracket();
    this.#isAfterBreak = true;
    const closer = frames.closeBrace();
    if (closer !== undefined && cursor.skipToExpression(closer)) frames.openInString(closer);
  }

  private takeTemplate(): void {
    const { cursor } = this;
    const closer = { quote: cursor.bytes[cursor.pos]!, labelStart: 0, labelEnd: 0 };
    this.#isAfterBreak = false;
    cursor.pos++;
    if (cursor.skipToExpression(closer)) this.frames.openInString(closer);
  }

  private takeComment(): void {
    const { cursor } = this;
    const { bytes, pos } = cursor;
    const next = bytes[pos + 1];
    if (bytes[pos] !== Byte.slash) {
      if (next === Byte.openBracket) {
        this.frames.openAttributes();
        cursor.pos = pos + 2;
      } else cursor.pos = cursor.afterLineComment(pos);
    } else if (next === Byte.star) cursor.pos = cursor.afterBlockComment(pos);
    else if (next === Byte.slash) cursor.pos = cursor.afterLineComment(pos);
    else cursor.pos++;
  }

  private takeOperator(byteClass: number): void {
    const { cursor } = this;
    const { bytes, pos } = cursor;
    const next = bytes[pos + 1];
    this.#isAfterBreak = false;
    cursor.pos++;
    if (byteClass === ByteClass.minus && next === Byte.greater) this.skipMember();
    else if (byteClass === ByteClass.colon) this.takeColon(next);
    else if (byteClass === ByteClass.equals && next === Byte.greater) this.takeDoubleArrow();
    else if (byteClass === ByteClass.question && next === Byte.greater) this.endCode();
    else if (byteClass === ByteClass.less && next === Byte.less && bytes[pos + 2] === Byte.less)
      this.takeHeredoc();
  }

  private takeColon(next: number | undefined): void {
    if (next === Byte.colon) return this.skipMember();
    const { frame } = this.frames;
    if (frame.signature === Signature.params) frame.mode = Mode.type;
    else this.#isAfterBreak = true;
  }

  /** Begins the body of an arrow function or hook. */
  private takeDoubleArrow(): void {
    const { frame } = this.frames;
    this.cursor.pos++;
    if (frame.signature !== Signature.params && frame.mode !== Mode.hook) return;
    frame.signature = Signature.none;
    frame.mode = Mode.expression;
  }

  private takeHeredoc(): void {
    const { cursor } = this;
    cursor.pos--;
    const closer = cursor.openHeredoc();
    if (closer !== undefined && cursor.skipToExpression(closer)) this.frames.openInString(closer);
  }

  private endCode(): void {
    this.frames.frame.endStatement();
    this.#isAfterBreak = true;
    this.cursor.pos++;
    this.cursor.skipHtml();
  }

  /** At the second byte of `->` or `::`. */
  private skipMember(): void {
    const { cursor } = this;
    cursor.pos = cursor.afterBlanks(cursor.pos + 1);
    if (nameBytes[cursor.bytes[cursor.pos]!] === 1) cursor.pos = cursor.afterName(cursor.pos);
  }

  private isLabel(end: number): boolean {
    const { bytes } = this.cursor;
    const at = this.cursor.afterBlanks(end);
    return bytes[at] === Byte.colon && bytes[at + 1] !== Byte.colon;
  }

  private isDoubleColon(at: number): boolean {
    const { bytes } = this.cursor;
    return bytes[at] === Byte.colon && bytes[at + 1] === Byte.colon;
  }
}
