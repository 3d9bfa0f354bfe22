// How the texts of a project are read, made from data alone, so that every thread can have a reader of its own.
import type { Project, Reading } from '../model/project.ts';
import { childOf, type DiskPath } from './disk-path.ts';
import { FileReader } from './file-reader.ts';
import { readSource } from './read-source.ts';

export function openReader(reading: Reading): Project['read'] {
  const reader = new FileReader();
  return (file) => readSource(file, placeOf(reading, file.path), reading.maxFileSize, reader);
}

export function placeOf({ realRoot, oddPlaces }: Omit<Reading, 'maxFileSize'>, path: string): DiskPath {
  const odd = oddPlaces.get(path);
  return odd === undefined ? childOf(realRoot, path) : Buffer.from(odd);
}
