// What the walk has found so far.
import type { WalkedFolder } from './walk-memo.ts';
import type { Diagnostic, DiagnosticKind } from '../model/diagnostic.ts';
import { filePath } from '../model/file-path.ts';
import type { EntryKind } from '../model/project.ts';
import type { SourceFile } from '../model/source.ts';
import type { DiskPath } from './disk-path.ts';
import type { FileStat } from './file-tree.ts';
import type { IgnoreRules } from './ignore-rules.ts';

interface FoundSource {
  readonly language: string;
  readonly stat: FileStat;
}

/** The current length of each list. */
export type WalkMark = Readonly<Record<Exclude<keyof WalkedFolder, 'kinds'>, number>>;

export class WalkResult {
  readonly files: SourceFile[] = [];
  readonly entries = new Map<string, EntryKind>();
  /** Of the entries, in order. */
  readonly #paths: string[] = [];
  readonly diagnostics: Diagnostic[] = [];
  /** The disk paths of files whose names are not valid UTF-8, by their path in the report. */
  readonly nonUtf8Paths = new Map<string, Buffer>();
  /** Folder → its ignore rules, if they differ from those of its parent. */
  readonly rules = new Map<string, IgnoreRules | undefined>();
  /** Path of the root in the checkout, as git compares it; '' for the checkout's root. */
  readonly pathInCheckout: string;

  constructor(pathInCheckout: string) {
    this.pathInCheckout = pathInCheckout;
  }

  /** The current position: later additions are `since` this mark. */
  mark(): WalkMark {
    return {
      files: this.files.length,
      paths: this.#paths.length,
      diagnostics: this.diagnostics.length,
      nonUtf8Paths: this.nonUtf8Paths.size,
      rules: this.rules.size,
    };
  }

  since(mark: WalkMark): WalkedFolder {
    const paths = this.#paths.slice(mark.paths);
    return {
      files: this.files.slice(mark.files),
      paths,
      kinds: paths.map((path) => this.entries.get(path)!),
      diagnostics: this.diagnostics.slice(mark.diagnostics),
      nonUtf8Paths: [...this.nonUtf8Paths].slice(mark.nonUtf8Paths),
      rules: [...this.rules].slice(mark.rules),
    };
  }

  append({ files, paths, kinds, diagnostics, nonUtf8Paths, rules }: WalkedFolder): void {
    for (const file of files) this.files.push(file);
    for (let i = 0; i < paths.length; i++) this.#addEntry(paths[i]!, kinds[i]!);
    for (const diagnostic of diagnostics) this.diagnostics.push(diagnostic);
    for (const [path, disk] of nonUtf8Paths) this.nonUtf8Paths.set(path, disk);
    for (const [folder, own] of rules) this.rules.set(folder, own);
  }

  addFolder(path: string): void {
    this.#addEntry(path, 'folder');
  }

  addSource(path: string, disk: DiskPath, { language, stat }: FoundSource): void {
    this.#addFile(path, disk, 'source');
    this.files.push({ path: filePath(path), language, ...stat });
  }

  addAsset(path: string, disk: DiskPath): void {
    this.#addFile(path, disk, 'asset');
  }

  addIgnored(path: string): void {
    this.#addEntry(path, 'ignored');
  }

  /** Records a skipped path, with a diagnostic. */
  addSkipped(path: string, kind: DiagnosticKind, message: string): void {
    this.addIgnored(path);
    this.report(kind, path, message);
  }

  report(kind: DiagnosticKind, file: string, message: string): void {
    this.diagnostics.push({ kind, file, message });
  }

  #addFile(path: string, disk: DiskPath, kind: EntryKind): void {
    this.#addEntry(path, kind);
    if (typeof disk !== 'string') this.nonUtf8Paths.set(path, disk);
  }

  #addEntry(path: string, kind: EntryKind): void {
    this.entries.set(path, kind);
    this.#paths.push(path);
  }
}
