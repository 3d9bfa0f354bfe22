// The cache entry of one file.
import { isReliableStamp } from '../model/is-reliable-stamp.ts';
import type { Extraction, SourceFile } from '../model/source.ts';

export interface CachedFile {
  /** Undefined if the file was modified too recently for its timestamps to be reliable. */
  readonly stats: FileStats | undefined;
  /** Undefined if the entry is corrupt. Decoded on demand: entries of deleted files never are. */
  extraction(): Extraction | undefined;
  /** Undefined if it was never computed. */
  readonly fingerprint: string | undefined;
}

/** A file with the same stats is assumed to be unchanged. */
export interface FileStats {
  readonly size: number;
  readonly modifiedMs: number;
  readonly changedMs: number;
}

/** `scanStartedMs` is a time before any file was read. */
export function statsOf({ size, stamp, blob }: SourceFile, scanStartedMs: number): FileStats | undefined {
  if (blob !== undefined) return statsOfBlob(size, blob);
  if (stamp === undefined || !isReliableStamp(stamp, scanStartedMs)) return undefined;
  return { size, modifiedMs: stamp.modifiedMs, changedMs: stamp.changedMs };
}

/** A blob ID identifies the content. Encoded as negative times, which no file on disk has. */
function statsOfBlob(size: number, blob: string): FileStats {
  const digits = 12;
  const numberAt = (at: number): number => -1 - Number.parseInt(blob.slice(at, at + digits), 16);
  return { size, modifiedMs: numberAt(0), changedMs: numberAt(digits) };
}

export function isSameStats(a: FileStats | undefined, b: FileStats | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.size === b.size &&
    a.modifiedMs === b.modifiedMs &&
    a.changedMs === b.changedMs
  );
}
