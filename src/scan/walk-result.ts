// What the walk has found so far.
import { lstatSync } from 'node:fs';
import type { Diagnostic, DiagnosticKind } from '../model/diagnostic.ts';
import { filePath } from '../model/file-path.ts';
import type { EntryKind } from '../model/project.ts';
import type { FileStamp, SourceFile } from '../model/source.ts';
import type { DiskPath } from './disk-path.ts';
import { explainReadError } from './read-error.ts';

export class WalkResult {
  readonly files: SourceFile[] = [];
  readonly entries = new Map<string, EntryKind>();
  readonly diagnostics: Diagnostic[] = [];
  /** The disk paths of files whose names are not valid UTF-8, by their path in the report. */
  readonly nonUtf8Paths = new Map<string, Buffer>();

  addFolder(path: string): void {
    this.entries.set(path, 'folder');
  }

  addSource(path: string, disk: DiskPath, language: string): void {
    this.#addFile(path, disk, 'source');
    const { size, stamp } = statFile(disk);
    this.files.push({ path: filePath(path), language, size, stamp });
  }

  addAsset(path: string, disk: DiskPath): void {
    this.#addFile(path, disk, 'asset');
  }

  addIgnored(path: string): void {
    this.entries.set(path, 'ignored');
  }

  /** Skipped, with a diagnostic. */
  addSkipped(path: string, kind: DiagnosticKind, message: string): void {
    this.addIgnored(path);
    this.report(kind, path, message);
  }

  report(kind: DiagnosticKind, file: string, message: string): void {
    this.diagnostics.push({ kind, file, message });
  }

  #addFile(path: string, disk: DiskPath, kind: EntryKind): void {
    this.entries.set(path, kind);
    if (typeof disk !== 'string') this.nonUtf8Paths.set(path, disk);
  }
}

interface FileStat {
  readonly size: number;
  readonly stamp: FileStamp | undefined;
}

const unknownStat: FileStat = { size: 0, stamp: undefined };

/** Size 0 for a file that was deleted or cannot be accessed; reading it reports that. */
export function statFile(disk: DiskPath): FileStat {
  try {
    const stats = lstatSync(disk, { throwIfNoEntry: false });
    if (stats === undefined) return unknownStat;
    const stamp: FileStamp = { modifiedMs: stats.mtimeMs, changedMs: stats.ctimeMs };
    return { size: stats.size, stamp };
  } catch (error) {
    explainReadError(error);
    return unknownStat;
  }
}
