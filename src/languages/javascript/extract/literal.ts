// String literals and templates without substitutions: their ends and values.
import { backquote } from '../../kit/bytes.ts';
import { decodeEscapes } from '../../kit/decode-escapes.ts';
import { skipString, skipTemplateText } from './skip.ts';

/** End of the literal at `start`, or -1 if there is none or it is unclosed. */
export function literalEnd(bytes: Uint8Array, start: number, length: number): number {
  const first = bytes[start];
  if (first !== 0x22 && first !== 0x27 && first !== backquote) return -1;
  const end =
    first === backquote ? skipTemplateText(bytes, start + 1, length) : skipString(bytes, start, length);
  return end - start > 1 && end <= length && bytes[end - 1] === first ? end : -1;
}

export function decodeLiteral(bytes: Buffer, start: number, end: number): string {
  return decodeEscapes(bytes.toString('utf8', start, end));
}
