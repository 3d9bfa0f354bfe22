// Whether a name is used as a value in a way that shows without reading the file: `new Cart(`, `Cart.total(`, `total(`,
// `<Cart />`. Most imports are settled by such a use, and most files then need no reading. In doubt it is not: a comment, a string or a template may stand around the place.
import { continuesWord, space, tokenClass } from './byte-classes.ts';
import type { Script } from './script.ts';

const openParen = 0x28;
const comma = 0x2c;
const closeParen = 0x29;
const dot = 0x2e;
const slash = 0x2f;
const lessThan = 0x3c;
const greaterThan = 0x3e;
const at = 0x40;

/** Whether the word from `start` to `end`, which is the name of an import and stands in code, is used so. */
export function isObviousValue(script: Script, start: number, end: number): boolean {
  const { bytes } = script;
  const before = bytes[start - 1]!;
  const next = bytes[end]!;
  if (before === at || follows(bytes, start, 'new ')) return true;
  if (next === dot) return isMethodCall(bytes, end);
  if (before === lessThan) return script.dialect.jsx && isTag(bytes, start, end);
  if (isCapital(bytes[start]!)) {
    // `Cart(` may name a method of that name, and `(Cart)` a type.
    return next === openParen ? followsOperator(bytes, start) : followsClassHead(bytes, start);
  }
  if (next === openParen) return !follows(bytes, start, 'function ');
  return before === openParen && (next === closeParen || next === comma);
}

function isCapital(byte: number): boolean {
  return byte >= 0x41 && byte <= 0x5a;
}

function follows(bytes: Buffer, start: number, text: string): boolean {
  return start >= text.length && bytes.toString('latin1', start - text.length, start) === text;
}

/** `= Cart(`, `(Cart(`, `return Cart(` */
function followsOperator(bytes: Buffer, start: number): boolean {
  const before = bytes[start - 1];
  return before === openParen || follows(bytes, start, '= ') || follows(bytes, start, 'return ');
}

/** `class Cart extends ` */
function followsClassHead(bytes: Buffer, start: number): boolean {
  if (!follows(bytes, start, ' extends ')) return false;
  return /\bclass \w+ extends $/.test(bytes.toString('latin1', Math.max(0, start - 80), start));
}

/** `.total(`, `.items.total(` behind a name: a type can stand before no parenthesis. */
function isMethodCall(bytes: Buffer, dotAt: number): boolean {
  let pos = dotAt;
  while (bytes[pos] === dot) {
    pos++;
    while (continuesWord[bytes[pos]!] === 1) pos++;
  }
  return bytes[pos] === openParen && bytes[pos - 1] !== dot;
}

/** `<Cart />` with no name before it, which would make it the argument of a type, and no constraint behind. */
function isTag(bytes: Buffer, start: number, end: number): boolean {
  const before = bytes[start - 2]!;
  if (tokenClass[before] !== space && before !== openParen && before !== greaterThan) return false;
  const next = bytes[end]!;
  if (next === slash || next === dot) return true;
  return tokenClass[next] === space && bytes.toString('latin1', end + 1, end + 8) !== 'extends';
}
