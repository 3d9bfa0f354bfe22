// A file as a string, one character per byte: patterns of ASCII match as they do in UTF-8, and places are those of the bytes.
import type { SourceText } from '../../model/source.ts';

export function textOf({ bytes, length }: Pick<SourceText, 'bytes' | 'length'>): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, length).toString('latin1');
}
