// Whether a name is used as a value in a way that shows without reading the file: `new Cart(`, `Cart.total(`, `total(`,
// `<Cart />`. Most imports are settled by such a use, and most files then need no reading. In doubt it is not: a comment, a string or a template may stand around the place.
import {
  newline,
  space,
  openParen,
  closeParen,
  comma,
  dot,
  slash,
  colon,
  semicolon,
  less,
  greater,
  at,
} from '../../kit/bytes.ts';
import { continuesWord, space as spaceClass, tokenClass } from './byte-classes.ts';
import type { Script } from './script.ts';

/** Whether the word from `start` to `end`, which is the name of an import and stands in code, is used so. */
export function isObviousValue({ bytes, dialect }: Script, start: number, end: number): boolean {
  const before = bytes[start - 1]!;
  if (before === at) return true;
  if (before === less) return dialect.jsx && isTag(bytes, start, end);
  const pathEnd = skipPath(bytes, end);
  const next = bytes[pathEnd]!;
  if (next === openParen) return isCall(bytes, start, pathEnd > end);
  if (before === openParen) return isArgument(bytes, start, next);
  if (before !== space) return before === dot && !isCapital(bytes[start]!);
  if (valuePrefix.test(bytes.toString('latin1', Math.max(0, start - 11), start))) return true;
  if (next === semicolon || next === newline) return isInitialValue(bytes, start);
  if (pathEnd > end || isCapital(bytes[start]!)) return followsClassHead(bytes, start);
  return next === comma ? isListed(bytes, start) : next === less;
}

/** What only an expression can follow. */
const valuePrefix = /\b(?:new|return|await|instanceof|export default|throw) $|[=!]= $/;

/** `total(Cart)`, `if (Cart.isEmpty` */
function isArgument(bytes: Buffer, start: number, next: number): boolean {
  const isWhole = next === closeParen || next === comma;
  if (isWhole && (continuesWord[bytes[start - 2]!] === 1 || !isCapital(bytes[start]!))) return true;
  return follows(bytes, start, 'if (');
}

/** Behind `.items.total`, where that stands at `pos`. */
export function skipPath(bytes: Buffer, pos: number): number {
  let end = pos;
  while (bytes[end] === dot && continuesWord[bytes[end + 1]!] === 1) {
    end++;
    while (continuesWord[bytes[end]!] === 1) end++;
  }
  return end;
}

/** `Cart(` and no more may name a method of that name, as of a visitor. */
function isCall(bytes: Buffer, start: number, isOfMember: boolean): boolean {
  if (isOfMember || !isCapital(bytes[start]!)) return !follows(bytes, start, 'function ');
  const before = bytes[start - 1];
  if (before === openParen || follows(bytes, start, '= ')) return true;
  return valuePrefix.test(bytes.toString('latin1', Math.max(0, start - 11), start));
}

/** `const total = prices.total;`, which a type alias is not. */
function isInitialValue(bytes: Buffer, start: number): boolean {
  if (!follows(bytes, start, '= ')) return false;
  const lineStart = bytes.lastIndexOf(newline, start) + 1;
  return /^\s*(?:export )?(?:const|let|var|this\.)/.test(bytes.toString('latin1', lineStart, lineStart + 40));
}

/** Behind a comma or the beginning of a line, or as a property: `cart, total: total,`. */
function isListed(bytes: Buffer, start: number): boolean {
  let pos = start - 1;
  while (bytes[pos] === space) pos--;
  if (bytes[pos] === comma || bytes[pos] === newline) return true;
  if (bytes[pos] !== colon) return false;
  const lineStart = bytes.lastIndexOf(newline, start) + 1;
  return /^\s*\w+: $/.test(bytes.toString('latin1', lineStart, start));
}

/** Names of types begin so, with few exceptions. */
function isCapital(byte: number): boolean {
  return byte >= 0x41 && byte <= 0x5a;
}

function follows(bytes: Buffer, start: number, text: string): boolean {
  return start >= text.length && bytes.toString('latin1', start - text.length, start) === text;
}

/** `class Cart extends ` */
function followsClassHead(bytes: Buffer, start: number): boolean {
  if (!follows(bytes, start, ' extends ')) return false;
  const text = bytes.toString('latin1', Math.max(0, start - 80), start);
  return /\bclass \w+ extends $/.test(text) && !text.includes('declare ');
}

/** `<Cart />` with no name before it, which would make it the argument of a type, and no constraint behind. */
function isTag(bytes: Buffer, start: number, end: number): boolean {
  const before = bytes[start - 2]!;
  if (tokenClass[before] !== spaceClass && before !== openParen && before !== greater) return false;
  const next = bytes[end]!;
  if (next === slash || next === dot) return true;
  if (next === greater) return bytes[end + 1] !== openParen;
  return tokenClass[next] === spaceClass && bytes.toString('latin1', end + 1, end + 8) !== 'extends';
}
