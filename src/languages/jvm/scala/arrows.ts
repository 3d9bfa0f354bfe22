// The arrows of Scala, which older code writes with one character: `=>` or `⇒`, `<-` or `←`.
import { Token } from './tokens.ts';

const [minus, less, equals, greater] = [45, 60, 61, 62];
/** The first byte of both in UTF-8. */
export const arrowLead = 0xe2;

/** The token of the arrow that stands there; that of a name where none does. */
export function arrowAt(bytes: Uint8Array, pos: number): number {
  const second = bytes[pos + 1];
  switch (bytes[pos]) {
    case equals:
      return second === greater ? Token.arrow : Token.name;
    case less:
      return second === minus ? Token.from : Token.name;
    case arrowLead:
      if (second === 0x87 && bytes[pos + 2] === 0x92) return Token.arrow;
      return second === 0x86 && bytes[pos + 2] === 0x90 ? Token.from : Token.name;
    default:
      return Token.name;
  }
}
