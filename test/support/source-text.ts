import { filePath } from '../../src/model/file-path.ts';
import type { SourceText } from '../../src/model/source.ts';

const encoder = new TextEncoder();

/** A file's text as a language is given it: UTF-8 with a zero behind it. */
export function sourceText(path: string, text: string | Uint8Array): SourceText {
  const content = typeof text === 'string' ? encoder.encode(text) : text;
  const bytes = new Uint8Array(content.length + 1);
  bytes.set(content);
  return { path: filePath(path), bytes, length: content.length };
}
