// What the walk has met so far.
import { lstatSync } from 'node:fs';
import type { Diagnostic, DiagnosticKind } from '../model/diagnostic.ts';
import { filePath } from '../model/file-path.ts';
import type { EntryKind } from '../model/project.ts';
import type { FileStamp, SourceFile } from '../model/source.ts';
import type { DiskPath } from './disk-path.ts';
import { explainReadError } from './read-error.ts';

export class Findings {
  readonly files: SourceFile[] = [];
  readonly entries = new Map<string, EntryKind>();
  readonly diagnostics: Diagnostic[] = [];
  /** Where files lie whose names are not UTF-8; of all others the path says it. */
  readonly oddPlaces = new Map<string, Buffer>();

  addFolder(path: string): void {
    this.entries.set(path, 'folder');
  }

  addSource(path: string, disk: DiskPath, language: string): void {
    this.#addFile(path, disk, 'source');
    const { size, stamp } = measure(disk);
    this.files.push({ path: filePath(path), language, size, stamp });
  }

  addAsset(path: string, disk: DiskPath): void {
    this.#addFile(path, disk, 'asset');
  }

  addIgnored(path: string): void {
    this.entries.set(path, 'ignored');
  }

  /** Something passed by that the report should tell of. */
  addPassedBy(path: string, kind: DiagnosticKind, message: string): void {
    this.addIgnored(path);
    this.report(kind, path, message);
  }

  report(kind: DiagnosticKind, file: string, message: string): void {
    this.diagnostics.push({ kind, file, message });
  }

  #addFile(path: string, disk: DiskPath, kind: EntryKind): void {
    this.entries.set(path, kind);
    if (typeof disk !== 'string') this.oddPlaces.set(path, disk);
  }
}

interface Measured {
  readonly size: number;
  readonly stamp: FileStamp | undefined;
}

const unmeasured: Measured = { size: 0, stamp: undefined };

/** Size 0 for a file that is gone by now or may not be looked at; reading it will say so. */
export function measure(disk: DiskPath): Measured {
  try {
    const stats = lstatSync(disk, { throwIfNoEntry: false });
    if (stats === undefined) return unmeasured;
    const stamp: FileStamp = { modifiedMs: stats.mtimeMs, changedMs: stats.ctimeMs };
    return { size: stats.size, stamp };
  } catch (error) {
    explainReadError(error);
    return unmeasured;
  }
}
