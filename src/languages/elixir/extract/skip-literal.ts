// Strings, charlists, here documents and sigils: where they end, or where the code inside their `#{ }` begins.
import { byteClasses, ByteClass, nameBytes } from './byte-classes.ts';

const [hash, backslash, openBrace] = [35, 92, 123];

/** What ends a literal: one sign, or three quotes. */
export interface Literal {
  readonly close: number;
  readonly isTriple: boolean;
  readonly interpolates: boolean;
}

export interface Opened {
  readonly literal: Literal;
  /** Behind its first sign. */
  readonly start: number;
}

const partners = new Map([
  [40, 41],
  [60, 62],
  [91, 93],
  [123, 125],
]);
const delimiters = new Set(Array.from('/|"\'([{<', (sign) => sign.charCodeAt(0)));

/** At `"` or `'`. */
export function openQuoted(bytes: Uint8Array, pos: number, interpolates: boolean): Opened {
  const close = bytes[pos]!;
  const isTriple = bytes[pos + 1] === close && bytes[pos + 2] === close;
  return { literal: { close, isTriple, interpolates }, start: pos + (isTriple ? 3 : 1) };
}

/** At `~`; undefined where no sigil begins. */
export function openSigil(bytes: Uint8Array, pos: number): Opened | undefined {
  const first = byteClasses[bytes[pos + 1]!];
  if (first !== ByteClass.lower && first !== ByteClass.upper) return undefined;
  let at = pos + 2;
  if (first === ByteClass.upper) while (nameBytes[bytes[at]!] === 1) at++;
  const sign = bytes[at]!;
  if (!delimiters.has(sign)) return undefined;
  const interpolates = first === ByteClass.lower;
  if (sign === 34 || sign === 39) return openQuoted(bytes, at, interpolates);
  return { literal: { close: partners.get(sign) ?? sign, isTriple: false, interpolates }, start: at + 1 };
}

/** The position behind the literal, or behind the `#{` in it, which is then negative. */
export function skipLiteral(bytes: Uint8Array, start: number, length: number, literal: Literal): number {
  const { close, isTriple, interpolates } = literal;
  for (let pos = start; pos < length; pos++) {
    const byte = bytes[pos]!;
    if (byte === backslash) pos++;
    else if (byte === close) {
      if (!isTriple) return pos + 1;
      if (bytes[pos + 1] === close && bytes[pos + 2] === close) return pos + 3;
    } else if (byte === hash && interpolates && bytes[pos + 1] === openBrace) return -(pos + 2);
  }
  return length;
}
