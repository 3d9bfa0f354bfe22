// Reads manifests. A manifest can refer to others in folders that were not walked, or through symbolic links that package
// managers create. Only regular files inside the root are ever read.
import { sep } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EntryKind } from '../model/project.ts';
import type { DiskPath } from './disk-path.ts';
import type { FileContent, FileTree } from './file-tree.ts';
import { formatMebibytes } from './format-size.ts';

const maxSize = 1024 * 1024;
/** Limit for lookups of files that the walk did not find. */
const maxLookups = 50_000;

export interface WalkedFiles {
  /** The root with all symbolic links resolved. */
  readonly realRoot: string;
  readonly entries: ReadonlyMap<string, EntryKind>;
  readonly diskPathOf: (path: string) => DiskPath;
}

export class ManifestReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #walked: WalkedFiles;
  readonly #tree: FileTree;
  #lookups = 0;

  constructor(walked: WalkedFiles, tree: FileTree) {
    this.#walked = walked;
    this.#tree = tree;
  }

  /** Must be called before `textOf`. */
  async fetch(paths: readonly string[]): Promise<void> {
    const { diskPathOf } = this.#walked;
    await this.#tree.fetch?.(paths.map(diskPathOf), maxSize);
  }

  /** Undefined if the file does not exist or must not be read. */
  textOf(path: string): string | undefined {
    const kind = this.#walked.entries.get(path);
    if (kind === 'source' || kind === 'asset') return this.#readWalked(path);
    return this.#isSkipped(path) ? this.#readNamed(path) : undefined;
  }

  #readWalked(path: string): string | undefined {
    const content = this.#tree.read(this.#walked.diskPathOf(path), maxSize);
    if (content.kind === 'unreadable') this.#report(path, `Cannot read this manifest: ${content.reason}.`);
    return this.#textIn(path, content);
  }

  #readNamed(path: string): string | undefined {
    this.#lookups++;
    if (this.#lookups === maxLookups + 1) {
      this.#report(
        path,
        `The manifests refer to more than ${maxLookups} other files; the rest was not read.`,
      );
    }
    const diskPath = this.#lookups > maxLookups ? undefined : this.#findInside(path);
    return diskPath === undefined ? undefined : this.#textIn(path, this.#tree.read(diskPath, maxSize));
  }

  #textIn(path: string, content: FileContent): string | undefined {
    if (content.kind === 'too-large') {
      const size = formatMebibytes(content.size);
      this.#report(
        path,
        `This manifest is larger than ${formatMebibytes(maxSize)} (${size}) and was skipped.`,
      );
    }
    if (content.kind !== 'text') return undefined;
    return Buffer.from(content.bytes.buffer, content.bytes.byteOffset, content.length).toString();
  }

  /** Whether the path is in a part of the project that the walk skipped. Elsewhere the walk found all files. */
  #isSkipped(path: string): boolean {
    if (path.includes('\0') || path.split('/').includes('..')) return false;
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const kind = this.#walked.entries.get(path.slice(0, end));
      if (kind !== undefined) return kind === 'ignored';
    }
    return false;
  }

  /** The real path of the file, if it is inside the root. */
  #findInside(path: string): string | undefined {
    const { realRoot } = this.#walked;
    const inside = realRoot.endsWith(sep) ? realRoot : realRoot + sep;
    const diskPath = this.#tree.realPath(inside + path);
    return diskPath?.startsWith(inside) === true ? diskPath : undefined;
  }

  #report(path: string, message: string): void {
    // The walk reads these too and has already reported the problem.
    if (path === '.gitignore' || path.endsWith('/.gitignore')) return;
    this.diagnostics.push({ kind: 'invalid-manifest', file: path, message });
  }
}
