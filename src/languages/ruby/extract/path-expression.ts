// Evaluates a literal path: `"shop/cart"`, or one relative to the file, such as `File.expand_path("../cart", __FILE__)`,
// `File.join(__dir__, "cart")` and `"#{__dir__}/cart"`.
import { isBlank, isSpace, isText, nameBytes, skipBlanks } from './byte-classes.ts';
import * as Byte from '../../kit/bytes.ts';

export interface WrittenPath {
  readonly text: string;
  /** Relative to the folder of the file. */
  readonly isOwn: boolean;
  readonly end: number;
}

/** Real code nests brackets less. */
const maxDepth = 6;
const maxLength = 1024;
/** Stands for `__FILE__`. */
const self = '<self>';

export function readPath(bytes: Uint8Array, start: number): WrittenPath | undefined {
  return new PathReader(bytes).sum(start, maxDepth);
}

class PathReader {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** `File.dirname(__FILE__) + "/cart"` */
  sum(start: number, depth: number): WrittenPath | undefined {
    let left = this.#term(start, depth);
    while (left !== undefined) {
      const at = skipBlanks(this.#bytes, left.end);
      if (this.#bytes[at] !== Byte.plus || left.text.length > maxLength) return left;
      const right = this.#term(this.#skipSpace(at + 1), depth);
      if (right === undefined || right.isOwn) return undefined;
      left = { text: normal(left.text + right.text), isOwn: left.isOwn, end: right.end };
    }
    return undefined;
  }

  #term(start: number, depth: number): WrittenPath | undefined {
    const byte = this.#bytes[start];
    if (depth === 0) return undefined;
    if (byte === Byte.singleQuote || byte === Byte.doubleQuote)
      return this.#string(start + 1, byte, byte, depth);
    if (byte === Byte.percent) return this.#percentString(start + 1, depth);
    if (this.#isWord(start, '__dir__')) return { text: '.', isOwn: true, end: start + 7 };
    if (this.#isWord(start, '__FILE__')) return { text: self, isOwn: true, end: start + 8 };
    for (const name of ['File.expand_path', 'File.join', 'File.dirname', 'File.realpath']) {
      if (this.#isWord(start, name)) return this.#call(name, start + name.length, depth);
    }
    return undefined;
  }

  /** `%(cart)`, `%q(cart)` */
  #percentString(start: number, depth: number): WrittenPath | undefined {
    const letter = this.#bytes[start];
    const at = letter === 113 || letter === 81 ? start + 1 : start;
    if (this.#bytes[at] !== Byte.openParen) return undefined;
    return this.#string(at + 1, letter === 113 ? Byte.singleQuote : Byte.doubleQuote, Byte.closeParen, depth);
  }

  /** From after its first sign. `quote` decides whether interpolation is allowed. */
  #string(start: number, quote: number, close: number, depth: number): WrittenPath | undefined {
    const bytes = this.#bytes;
    let pos = start;
    let folder: WrittenPath | undefined;
    if (quote === Byte.doubleQuote && bytes[pos] === Byte.hash && bytes[pos + 1] === Byte.openBrace) {
      folder = this.sum(skipBlanks(this.#bytes, pos + 2), depth - 1);
      if (folder === undefined || !folder.isOwn) return undefined;
      pos = skipBlanks(this.#bytes, folder.end);
      if (bytes[pos++] !== Byte.closeBrace) return undefined;
    }
    const from = pos;
    for (; bytes[pos] !== close; pos++) {
      const byte = bytes[pos]!;
      const isOver = byte === 0 || byte === Byte.newline || byte === Byte.backslash || pos - from > maxLength;
      if (isOver || (byte === Byte.hash && quote === Byte.doubleQuote && bytes[pos + 1] === Byte.openBrace))
        return undefined;
    }
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + from, pos - from).toString();
    if (folder === undefined) return { text, isOwn: false, end: pos + 1 };
    if (text !== '' && bytes[from] !== Byte.slash) return undefined;
    return { text: normal(folder.text + text), isOwn: true, end: pos + 1 };
  }

  #call(name: string, start: number, depth: number): WrittenPath | undefined {
    const values = this.#values(start, depth);
    if (values === undefined) return undefined;
    const { parts, end } = values;
    const [first, second] = parts;
    if (first === undefined) return undefined;
    if (name === 'File.join') {
      if (parts.slice(1).some(({ isOwn }) => isOwn)) return undefined;
      const text = parts.map((part) => part.text).join('/');
      return { text: first.isOwn ? normal(text) : text, isOwn: first.isOwn, end };
    }
    if (name === 'File.dirname')
      return first.isOwn ? { text: normal(`${first.text}/..`), isOwn: true, end } : undefined;
    if (second === undefined) return first.isOwn ? { ...first, end } : undefined;
    if (!second.isOwn || first.isOwn || parts.length > 2) return undefined;
    return { text: normal(`${second.text}/${first.text}`), isOwn: true, end };
  }

  /** The values between brackets. */
  #values(start: number, depth: number): { parts: WrittenPath[]; end: number } | undefined {
    const bytes = this.#bytes;
    const hasParen = bytes[start] === Byte.openParen;
    if (!hasParen && !isBlank(bytes[start]!)) return undefined;
    let pos = start + 1;
    const parts: WrittenPath[] = [];
    for (;;) {
      const part = this.sum(this.#skipSpace(pos), depth - 1);
      if (part === undefined) return undefined;
      parts.push(part);
      pos = hasParen ? this.#skipSpace(part.end) : skipBlanks(this.#bytes, part.end);
      if (bytes[pos] !== Byte.comma) break;
      pos++;
    }
    if (!hasParen) return { parts, end: parts.at(-1)?.end ?? pos };
    return bytes[pos] === Byte.closeParen ? { parts, end: pos + 1 } : undefined;
  }

  #isWord(start: number, word: string): boolean {
    return isText(this.#bytes, start, word) && nameBytes[this.#bytes[start + word.length]!] === 0;
  }

  #skipSpace(start: number): number {
    let pos = start;
    while (this.#bytes[pos] !== 0 && isSpace(this.#bytes[pos]!)) pos++;
    return pos;
  }
}

/** Removes inner `.` and `..` steps; leading `..` remain. */
function normal(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/') || '.';
}
