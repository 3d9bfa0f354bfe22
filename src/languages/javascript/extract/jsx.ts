// JSX tags, attributes and text, in which quotes, slashes and words have no meaning. Code in braces is left to the
// scanner.
import { doubleQuote, singleQuote, slash, less, equals, greater, openBrace } from '../../kit/bytes.ts';
import { jsxChildren, jsxExpression, jsxTag } from './frames.ts';
import type { Scan } from './scan.ts';
import { skipBlockComment, skipLine } from './skip.ts';

/** Continues in the innermost JSX frame, up to code in braces or the end of the outermost element. */
export function skipJsx(scan: Scan, from: number): number {
  let pos = from;
  for (;;) {
    const { kind } = scan.frames;
    if (pos >= scan.length || (kind !== jsxTag && kind !== jsxChildren)) return pos;
    pos = kind === jsxTag ? skipTag(scan, pos) : skipText(scan, pos);
  }
}

/** From after the `<` of a tag, or an expression in it, to the next opening or closing. */
function skipTag(scan: Scan, from: number): number {
  const { bytes, length, frames } = scan;
  let isValue = false;
  let pos = from;
  while (pos < length) {
    const byte = bytes[pos]!;
    if (byte === greater) {
      frames.pop();
      frames.push(jsxChildren);
      return pos + 1;
    }
    if (byte === openBrace) {
      frames.push(jsxExpression);
      return pos + 1;
    }
    if (byte === slash) {
      const next = bytes[pos + 1];
      if (next === greater) {
        frames.pop();
        return pos + 2;
      }
      if (next === slash) pos = skipLine(bytes, pos, length);
      else if (next === 0x2a) pos = skipBlockComment(bytes, pos, length);
      else pos++;
    } else if (byte === doubleQuote || byte === singleQuote) {
      const end = bytes.indexOf(byte, pos + 1);
      pos = end === -1 || end > length ? length : end + 1;
      isValue = false;
    } else if (byte === less) {
      const end = isValue ? -1 : scan.types.skipBrackets(pos);
      if (end === -1) {
        frames.push(jsxTag);
        return pos + 1;
      }
      pos = end;
    } else {
      if (byte > 0x20) isValue = byte === equals;
      pos++;
    }
  }
  return length;
}

function skipText(scan: Scan, from: number): number {
  const { bytes, length, frames } = scan;
  let pos = from;
  while (pos < length) {
    const byte = bytes[pos];
    if (byte === openBrace) {
      frames.push(jsxExpression);
      return pos + 1;
    }
    if (byte === less) {
      if (bytes[pos + 1] !== slash) {
        frames.push(jsxTag);
        return pos + 1;
      }
      frames.pop();
      const end = bytes.indexOf(greater, pos);
      return end === -1 || end > length ? length : end + 1;
    }
    pos++;
  }
  return length;
}
