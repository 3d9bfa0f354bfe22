// Creates the function that reads source files, from plain data, so that every thread can have its own.
import type { Project, ReaderOptions } from '../model/project.ts';
import { childOf, type DiskPath } from './disk-path.ts';
import { FileReader } from './file-reader.ts';
import { readSource } from './read-source.ts';

export function openReader(options: ReaderOptions): Project['read'] {
  const reader = new FileReader();
  return (file) => readSource(file, diskPathOf(options, file.path), options.maxFileSize, reader);
}

export function diskPathOf(
  { realRoot, nonUtf8Paths }: Omit<ReaderOptions, 'maxFileSize'>,
  path: string,
): DiskPath {
  const bytes = nonUtf8Paths.get(path);
  return bytes === undefined ? childOf(realRoot, path) : Buffer.from(bytes);
}
