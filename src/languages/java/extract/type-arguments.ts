// Whether `<` after a name begins type arguments (`Cart<Item> cart`, `Cart<Item>::new`) or compares (`count < limit`).
// Decided by the text up to the matching `>` and the token after it.
import { bytesIn } from '../../kit/byte-table.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { type Scanner, blankBytes, nameBytes, nameStarts } from './scanner.ts';
import * as Byte from '../../kit/bytes.ts';

/** Bytes allowed between the names of types. */
const typeSigns = bytesIn(',.?@[]');

/** Remembers unclosed brackets, in ascending order, so that none is read twice. */
export class TypeArguments {
  readonly #scanner: Scanner;
  readonly #open = new NumberStack();
  /** Index of the first `#open` not yet passed. */
  #next = 0;
  /** No type arguments begin before this position. */
  #rejectedUntil = 0;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
  }

  /** `position` is after the `<`. A name after the arguments counts only if it can be a declaration. */
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

  /** After the matching `>`, or -1. */
  #findEnd(position: number): number {
    const { bytes } = this.#scanner;
    const open = this.#open;
    open.size = 0;
    this.#next = 0;
    open.push(position);
    for (let pos = position; ;) {
      const byte = bytes[pos]!;
      if (blankBytes[byte] === 1) {
        pos++;
        continue;
      }
      if (nameStarts[byte] === 1) {
        while (nameBytes[bytes[pos]!] === 1) pos++;
        continue;
      }
      if (byte === Byte.slash) {
        const end = this.#scanner.endOfComment(pos);
        if (end === pos) return -1;
        pos = end;
        continue;
      }
      pos++;
      if (byte === Byte.less) open.push(pos);
      else if (byte === Byte.greater) {
        open.size--;
        if (open.size === 0) return pos;
      } else if (typeSigns[byte] !== 1) return -1;
    }
  }

  #isFollowed(end: number, mayDeclare: boolean, isPattern: boolean): boolean {
    const { bytes } = this.#scanner;
    let pos = end;
    while (blankBytes[bytes[pos]!] === 1) pos++;
    const byte = bytes[pos]!;
    switch (byte) {
      case Byte.colon:
        return bytes[pos + 1] === Byte.colon;
      case Byte.ampersand:
        return bytes[pos + 1] !== Byte.ampersand;
      case Byte.openParen:
        return isPattern;
      case Byte.openBracket:
      case Byte.closeParen:
      case Byte.dot:
      case Byte.at:
        return true;
      default:
        return mayDeclare && nameStarts[byte] === 1;
    }
  }
}
