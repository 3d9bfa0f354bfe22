// Reads the tokens of TypeScript. Decisions that need the grammar are left to subclasses: whether a slash divides, where a
// template continues, what is JSX text.
import { bytesIn } from '../../../kit/byte-table.ts';
import { ByteClass, tokenClass } from '../byte-classes.ts';
import { skipNumber, skipRegExp, skipString, skipTrivia, skipWord } from '../skip.ts';
import { keywordAt } from './keywords.ts';
import type { NameFinder } from './name-finder.ts';
import { NameUses } from './name-uses.ts';
import * as token from './token-kinds.ts';
import { endOfUnusedBlock } from './unused-block.ts';

/** A position to return to. */
export interface Place {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
  readonly keyword: number;
  readonly endBefore: number;
  readonly uses: number;
  readonly scopes: number;
}

/** Deeper than real code, and far from a stack overflow. */
const depthLimit = 250;
/** Limit of tokens read per byte, including failed attempts; real code needs about a quarter. */
const stepsPerByte = 1;

/** Nothing joins them. */
const isAlone = bytesIn('(){}[],;:@~>/');
/** `&&`, `**`; an equals sign may follow. */
const doubles = bytesIn('=?|&*');
/** `+` is its own byte, `+=` is `operator`. */
const joinsEquals = bytesIn('+-|&*!<');
const caret = 0x5e;

export class TokenReader {
  protected readonly bytes: Buffer;
  protected readonly length: number;
  protected readonly names: NameFinder;
  /** Its text may have JSX. */
  protected readonly hasElements: boolean = false;
  readonly uses = new NameUses();
  protected kind: number = token.end;
  protected start = 0;
  protected end = 0;
  /** 0 if the token is not a keyword. */
  protected keyword = 0;
  /** Where the token before this one ends. */
  private endBefore = 0;
  /** The text is too deep or too unusual to be sure of anything. */
  hasGivenUp = false;
  private depth = 0;
  private stepsLeft: number;
  /** Bytes that may still be searched in vain. */
  private searchesLeft: number;

  constructor(bytes: Buffer, length: number, names: NameFinder) {
    this.bytes = bytes;
    this.length = length;
    this.names = names;
    this.stepsLeft = 1000 + length * stepsPerByte;
    this.searchesLeft = length;
  }

  protected next(): void {
    this.nextFrom(this.end);
  }

  /** Reads the token at `from`, after spaces and comments. */
  protected nextFrom(from: number): void {
    if (this.stepsLeft-- < 0) this.giveUp();
    const pos = this.hasGivenUp ? this.length : skipTrivia(this.bytes, from, this.length);
    this.endBefore = from;
    this.start = pos;
    this.keyword = 0;
    if (pos >= this.length) {
      this.kind = token.end;
      this.end = this.length;
      return;
    }
    this.readToken(pos);
  }

  /** Whether a line ends before this token. Few ask. */
  protected get startsLine(): boolean {
    return holdsLineEnd(this.bytes, this.endBefore, this.start);
  }

  protected take(kind: number): boolean {
    if (this.kind !== kind) return false;
    this.next();
    return true;
  }

  protected takeKeyword(keyword: number): boolean {
    if (this.keyword !== keyword) return false;
    this.next();
    return true;
  }

  protected peek(): number {
    const place = this.mark();
    this.next();
    const { kind } = this;
    this.returnTo(place);
    return kind;
  }

  /** What `look` finds out from here on. Reads nothing. */
  protected ahead<Answer>(look: () => Answer): Answer {
    const place = this.mark();
    const answer = look();
    this.returnTo(place);
    return answer;
  }

  /** Reads nothing if `read` finds something else. */
  protected attempt(read: () => boolean): boolean {
    const place = this.mark();
    const isRead = read();
    if (!isRead) this.returnTo(place);
    return isRead;
  }

  /** Up to and including the closing bracket; commas may stand between the items. */
  protected readList(close: number, readItem: () => void): void {
    while (this.kind !== close && this.kind !== token.end) {
      const { start } = this;
      readItem();
      this.take(token.comma);
      if (this.start === start) this.next();
    }
    this.next();
  }

  protected mark(): Place {
    const { kind, start, end, keyword, endBefore } = this;
    return { kind, start, end, keyword, endBefore, uses: this.uses.count, scopes: this.uses.depth };
  }

  /** Drops findings since then. */
  protected returnTo(place: Place): void {
    this.uses.forgetSince(place.uses, place.scopes);
    if (this.hasGivenUp) return;
    this.kind = place.kind;
    this.start = place.start;
    this.end = place.end;
    this.keyword = place.keyword;
    this.endBefore = place.endBefore;
  }

  /** Call before each construct that can nest; false if it is nested too deep. */
  protected enter(): boolean {
    if (this.depth >= depthLimit) this.giveUp();
    else this.depth++;
    return !this.hasGivenUp;
  }

  protected leave(): void {
    this.depth--;
  }

  /** Gives up: all further tokens are the end of the text. */
  protected giveUp(): void {
    this.hasGivenUp = true;
    this.kind = token.end;
    this.keyword = 0;
    this.start = this.length;
    this.end = this.length;
  }

  /** At a slash in operand position: takes the whole regular expression. */
  protected nextAfterRegExp(): void {
    const end = skipRegExp(this.bytes, this.start, this.length);
    this.nextFrom(end < 0 ? this.end : end);
  }

  /** At an opening brace: leaves the block, unless one of the names may occur in it. */
  protected leaveUnused(): boolean {
    if (this.hasGivenUp || this.searchesLeft < 0) return false;
    const { bytes, length, names, hasElements } = this;
    const end = endOfUnusedBlock({ bytes, length, names, hasElements }, this.start);
    if (end < 0) this.searchesLeft -= -1 - end - this.start;
    else this.nextFrom(end);
    return end >= 0;
  }

  private readToken(pos: number): void {
    const { bytes, length } = this;
    const byte = bytes[pos]!;
    switch (tokenClass[byte]) {
      case ByteClass.word:
      case ByteClass.beyondAscii:
        this.kind = byte === 0x23 ? token.privateName : token.word;
        this.end = skipWord(bytes, pos + 1);
        // Keywords begin with a lower-case letter.
        if (byte >= 0x61 && byte <= 0x7a) this.keyword = keywordAt(bytes, pos, this.end);
        return;
      case ByteClass.digit:
        this.kind = token.literal;
        this.end = skipNumber(bytes, pos);
        return;
      case ByteClass.quote:
        this.kind = token.literal;
        this.end = skipString(bytes, pos, length);
        return;
      default:
        this.readPunctuation(pos, byte, bytes[pos + 1]!);
    }
  }

  private readPunctuation(pos: number, byte: number, next: number): void {
    if (isAlone[byte] === 1) this.set(byte, pos + 1);
    else if (byte === token.equals && next === token.greater) this.set(token.arrow, pos + 2);
    else if (byte === token.dot) this.readDot(pos, next);
    else if (byte === token.question && next === token.dot && !this.isDigit(pos + 2))
      this.set(token.questionDot, pos + 2);
    else if ((byte === token.plus || byte === token.minus) && next === byte)
      this.set(token.increment, pos + 2);
    else if ((doubles[byte] === 1 && next === byte) || (joinsEquals[byte] === 1 && next === token.equals))
      this.set(token.operator, this.skipEquals(pos + 2));
    else if (byte === token.percent || byte === caret) this.set(token.operator, this.skipEquals(pos + 1));
    else this.set(byte, pos + 1);
  }

  private readDot(pos: number, next: number): void {
    if (next === token.dot && this.bytes[pos + 2] === token.dot) this.set(token.ellipsis, pos + 3);
    else if (this.isDigit(pos + 1)) this.set(token.literal, skipNumber(this.bytes, pos + 1));
    else this.set(token.dot, pos + 1);
  }

  private isDigit(pos: number): boolean {
    return tokenClass[this.bytes[pos]!] === ByteClass.digit;
  }

  private set(kind: number, end: number): void {
    this.kind = kind;
    this.end = end;
  }

  private skipEquals(pos: number): number {
    return this.bytes[pos] === token.equals ? pos + 1 : pos;
  }
}

/** Not a native search, which would continue after `end`. */
function holdsLineEnd(bytes: Buffer, start: number, end: number): boolean {
  for (let pos = start; pos < end; pos++)
    if (bytes[pos] === token.newline || bytes[pos] === token.carriageReturn) return true;
  return false;
}
