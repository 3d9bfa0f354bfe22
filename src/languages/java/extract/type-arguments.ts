// Whether `<` behind a name in an expression begins type arguments: `Cart<Item> cart` and `Cart<Item>::new` do, and
// `count < limit` does not. Told by what stands up to its `>` and right behind it.
import { NumberStack } from '../../kit/number-stack.ts';
import { ByteClass, byteClasses, nameBytes } from './byte-classes.ts';
import type { Scanner } from './scanner.ts';
import {
  ampersand,
  at,
  closeBracket,
  closeParen,
  colon,
  comma,
  dot,
  greater,
  less,
  openBracket,
  openParen,
  question,
  slash,
} from '../../kit/bytes.ts';

/** Where brackets that do not end begin, in rising order: what was looked at once is not looked at again. */
export class TypeArguments {
  readonly #scanner: Scanner;
  readonly #open = new NumberStack();
  /** The first of `#open` that was not yet passed. */
  #next = 0;
  /** What begins before it was looked at, and holds none. */
  #rejectedUntil = 0;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
  }

  /** `position` is behind the `<`. A name behind the arguments counts only where it can be declared. */
  beginAt(position: number, mayDeclare: boolean, isPattern: boolean): boolean {
    if (position < this.#rejectedUntil || this.#isOpen(position)) return false;
    const end = this.#findEnd(position);
    if (end === -1) return false;
    if (this.#isFollowed(end, mayDeclare, isPattern)) return true;
    this.#rejectedUntil = end;
    return false;
  }

  #isOpen(position: number): boolean {
    const open = this.#open;
    while (this.#next < open.size && open.at(this.#next) < position) this.#next++;
    return this.#next < open.size && open.at(this.#next) === position;
  }

  /** Behind the `>` that fits, or -1. */
  #findEnd(position: number): number {
    const { bytes } = this.#scanner;
    const open = this.#open;
    open.size = 0;
    this.#next = 0;
    open.push(position);
    for (let pos = position; ;) {
      const byte = bytes[pos]!;
      switch (byteClasses[byte]!) {
        case ByteClass.blank:
          pos++;
          continue;
        case ByteClass.letter:
          while (nameBytes[bytes[pos]!] === 1) pos++;
          continue;
        case ByteClass.slash: {
          const end = this.#scanner.endOfComment(pos);
          if (end === pos) return -1;
          pos = end;
          continue;
        }
      }
      pos++;
      if (byte === less) open.push(pos);
      else if (byte === greater) {
        open.size--;
        if (open.size === 0) return pos;
      } else if (!isOfTypes(byte)) return -1;
    }
  }

  #isFollowed(end: number, mayDeclare: boolean, isPattern: boolean): boolean {
    const { bytes } = this.#scanner;
    let pos = end;
    while (byteClasses[bytes[pos]!] === ByteClass.blank) pos++;
    const byte = bytes[pos]!;
    switch (byte) {
      case colon:
        return bytes[pos + 1] === colon;
      case ampersand:
        return bytes[pos + 1] !== ampersand;
      case openParen:
        return isPattern;
      case openBracket:
      case closeParen:
      case dot:
      case at:
        return true;
      default:
        return mayDeclare && byteClasses[byte] === ByteClass.letter;
    }
  }
}

function isOfTypes(byte: number): boolean {
  return (
    byte === comma ||
    byte === dot ||
    byte === question ||
    byte === at ||
    byte === openBracket ||
    byte === closeBracket ||
    byte === slash
  );
}
