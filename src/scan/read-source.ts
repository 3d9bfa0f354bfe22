// Reads one source file. An unreadable file becomes a diagnostic and stays a node.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ReadResult, SourceFile, SourceText } from '../model/source.ts';
import type { DiskPath } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';
import { formatMebibytes } from './format-size.ts';

export function readSource(
  file: SourceFile,
  path: DiskPath,
  maxFileSize: number,
  tree: FileTree,
): ReadResult {
  const content = tree.read(path, maxFileSize, file.size);
  if (content.kind === 'text') {
    const text: SourceText = { path: file.path, bytes: content.bytes, length: content.length };
    return { kind: 'text', text };
  }
  if (content.kind === 'too-large') {
    const [size, limit] = [formatMebibytes(content.size), formatMebibytes(maxFileSize)];
    return failed(
      file,
      'file-too-large',
      `This file is larger than ${limit} (${size}); its imports were skipped.`,
    );
  }
  return failed(
    file,
    'unreadable-file',
    `Cannot read this file: ${content.reason}. Its imports are missing from the report.`,
  );
}

function failed(file: SourceFile, kind: Diagnostic['kind'], message: string): ReadResult {
  return { kind: 'failed', diagnostic: { kind, file: file.path, message } };
}
