// Creates the function that reads source files, from plain data, so that every thread can have its own.
import type { Project, ReaderOptions } from '../model/project.ts';
import { childOf, type DiskPath } from './disk-path.ts';
import { DiskTree } from './disk-tree.ts';
import type { FileTree } from './file-tree.ts';
import { readSource } from './read-source.ts';

export function openReader(options: ReaderOptions, tree: FileTree = new DiskTree()): Project['read'] {
  return (file) => readSource(file, diskPathOf(options, file.path), options.maxFileSize, tree);
}

export function diskPathOf(
  { realRoot, nonUtf8Paths }: Omit<ReaderOptions, 'maxFileSize'>,
  path: string,
): DiskPath {
  const bytes = nonUtf8Paths.get(path);
  return bytes === undefined ? childOf(realRoot, path) : Buffer.from(bytes);
}
