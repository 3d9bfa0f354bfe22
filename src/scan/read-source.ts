// Reads one source file; what cannot be read becomes a diagnostic, and the file stays a node.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ReadResult, SourceFile, SourceText } from '../model/source.ts';
import type { DiskPath } from './disk-path.ts';
import type { FileReader } from './file-reader.ts';
import { inMebibytes } from './mebibytes.ts';

export function readSource(
  file: SourceFile,
  place: DiskPath,
  maxFileSize: number,
  reader: FileReader,
): ReadResult {
  const content = reader.read(place, maxFileSize, file.size);
  if (content.kind === 'text') {
    const text: SourceText = { path: file.path, bytes: content.bytes, length: content.length };
    return { kind: 'text', text };
  }
  if (content.kind === 'too-large') {
    const [size, limit] = [inMebibytes(content.size), inMebibytes(maxFileSize)];
    return failed(
      file,
      'file-too-large',
      `${size} is over the limit of ${limit}; its imports were not read.`,
    );
  }
  return failed(
    file,
    'unreadable-file',
    `Cannot read this file: ${content.reason}. Its imports are missing here.`,
  );
}

function failed(file: SourceFile, kind: Diagnostic['kind'], message: string): ReadResult {
  return { kind: 'failed', diagnostic: { kind, file: file.path, message } };
}
