// Moves over the bytes of a Dart file, word by word, string by string. Comments never show.
import type { SourceText } from '../../../model/source.ts';
import { decodeEscapes } from './decode-escapes.ts';
import {
  backslash,
  bang,
  carriageReturn,
  doubleQuote,
  hash,
  newline,
  singleQuote,
  slash,
  star,
} from '../../kit/bytes.ts';
const letterR = 114;

export class Cursor {
  readonly #bytes: Uint8Array;
  readonly #length: number;
  readonly #text: Buffer;
  /** Never inside a comment or a blank, but for the beginning. */
  pos = 0;

  constructor({ bytes, length }: SourceText) {
    this.#bytes = bytes;
    this.#length = length;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
    this.#skipScriptTag();
    this.#skipBlanks();
  }

  /** 0 at the end. */
  get byte(): number {
    return this.pos < this.#length ? this.#bytes[this.pos]! : 0;
  }

  get isAtEnd(): boolean {
    return this.pos >= this.#length;
  }

  /** Over the sign, if it stands here. */
  take(sign: number): boolean {
    if (this.byte !== sign || this.isAtEnd) return false;
    this.skipByte();
    return true;
  }

  skipByte(): void {
    this.pos++;
    this.#skipBlanks();
  }

  /** The name that stands here, '' where there is none. */
  takeWord(): string {
    const word = this.peekWord();
    this.pos += Buffer.byteLength(word);
    this.#skipBlanks();
    return word;
  }

  peekWord(): string {
    if (isDigit(this.byte)) return '';
    let end = this.pos;
    while (end < this.#length && isNameByte(this.#bytes[end]!)) end++;
    return this.#text.toString('latin1', this.pos, end);
  }

  /** Whether a string begins here. */
  get isAtString(): boolean {
    const { byte } = this;
    const quote = byte === letterR ? this.#bytes[this.pos + 1] : byte;
    return quote === singleQuote || quote === doubleQuote;
  }

  /** At a string: what it says, undefined where it does not end. */
  takeString(): string | undefined {
    const isRaw = this.byte === letterR;
    const start = isRaw ? this.pos + 1 : this.pos;
    const quote = this.#bytes[start]!;
    const isLong = this.#bytes[start + 1] === quote && this.#bytes[start + 2] === quote;
    const width = isLong ? 3 : 1;
    const end = this.#endOfString(start + width, quote, isLong, isRaw);
    this.pos = Math.min(end + width, this.#length);
    this.#skipBlanks();
    if (end >= this.#length || this.#bytes[end] !== quote) return undefined;
    const text = this.#text.toString('utf8', start + width, end);
    return isRaw ? text : decodeEscapes(text);
  }

  #skipBlanks(): void {
    for (;;) {
      const { byte } = this;
      if (byte === slash && this.#bytes[this.pos + 1] === slash) this.#skipLine();
      else if (byte === slash && this.#bytes[this.pos + 1] === star) this.#skipComment();
      else if (byte > 0 && byte <= 32) this.pos++;
      else return;
    }
  }

  #skipScriptTag(): void {
    if (this.#bytes[0] === hash && this.#bytes[1] === bang) this.#skipLine();
  }

  #skipLine(): void {
    while (this.pos < this.#length && this.byte !== newline && this.byte !== carriageReturn) this.pos++;
  }

  /** Comments stand in comments. */
  #skipComment(): void {
    let depth = 0;
    do {
      const [byte, after] = [this.#bytes[this.pos], this.#bytes[this.pos + 1]];
      if (byte === slash && after === star) depth++;
      else if (byte === star && after === slash) depth--;
      else {
        this.pos++;
        continue;
      }
      this.pos += 2;
    } while (depth > 0 && this.pos < this.#length);
    this.pos = Math.min(this.pos, this.#length);
  }

  #endOfString(start: number, quote: number, isLong: boolean, isRaw: boolean): number {
    const bytes = this.#bytes;
    for (let pos = start; pos < this.#length; pos++) {
      const byte = bytes[pos];
      if (byte === backslash && !isRaw) pos++;
      else if (byte === quote && (!isLong || (bytes[pos + 1] === quote && bytes[pos + 2] === quote)))
        return pos;
      else if ((byte === newline || byte === carriageReturn) && !isLong) return pos;
    }
    return this.#length;
  }
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}

/** `a-z A-Z 0-9 _ $` */
function isNameByte(byte: number): boolean {
  const letter = byte | 32;
  return (letter >= 97 && letter <= 122) || isDigit(byte) || byte === 95 || byte === 36;
}
