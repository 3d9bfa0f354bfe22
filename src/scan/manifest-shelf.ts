// Hands out the text of a manifest by its path. Manifests name others freely, in folders that nobody walked and through
// links that package managers make; whatever they say, what is read is a regular file inside the root.
import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EntryKind } from '../model/project.ts';
import type { DiskPath } from './disk-path.ts';
import type { FileContent, FileReader } from './file-reader.ts';
import { inMebibytes } from './mebibytes.ts';

const maxSize = 1024 * 1024;
/** How often the disk is asked for a file that the walk did not meet. */
const maxQuestions = 50_000;

export interface WalkedPlaces {
  /** The root without links. */
  readonly realRoot: string;
  readonly entries: ReadonlyMap<string, EntryKind>;
  placeOf(path: string): DiskPath;
}

export class ManifestShelf {
  readonly diagnostics: Diagnostic[] = [];
  readonly #places: WalkedPlaces;
  readonly #reader: FileReader;
  #questions = 0;

  constructor(places: WalkedPlaces, reader: FileReader) {
    this.#places = places;
    this.#reader = reader;
  }

  /** Undefined where there is no such file, or none that may be read. */
  textOf(path: string): string | undefined {
    const kind = this.#places.entries.get(path);
    if (kind === 'source' || kind === 'asset') return this.#readWalked(path);
    return this.#isPassedBy(path) ? this.#readNamed(path) : undefined;
  }

  #readWalked(path: string): string | undefined {
    const content = this.#reader.read(this.#places.placeOf(path), maxSize);
    if (content.kind === 'unreadable') this.#report(path, `Cannot read this manifest: ${content.reason}.`);
    return this.#textIn(path, content);
  }

  #readNamed(path: string): string | undefined {
    this.#questions++;
    if (this.#questions === maxQuestions + 1) {
      this.#report(
        path,
        `The manifests name more than ${maxQuestions} others; from here on none was looked for.`,
      );
    }
    const place = this.#questions > maxQuestions ? undefined : this.#findInside(path);
    return place === undefined ? undefined : this.#textIn(path, this.#reader.read(place, maxSize));
  }

  #textIn(path: string, content: FileContent): string | undefined {
    if (content.kind === 'too-large') {
      const size = inMebibytes(content.size);
      this.#report(
        path,
        `${size} is more than a manifest may have (${inMebibytes(maxSize)}); it was not read.`,
      );
    }
    if (content.kind !== 'text') return undefined;
    return Buffer.from(content.bytes.buffer, content.bytes.byteOffset, content.length).toString();
  }

  /** Whether the path leads through something that the walk passed by: of everything else the walk knows all. */
  #isPassedBy(path: string): boolean {
    if (path.includes('\0') || path.split('/').includes('..')) return false;
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const kind = this.#places.entries.get(path.slice(0, end));
      if (kind !== undefined) return kind === 'ignored';
    }
    return false;
  }

  /** Where the file really lies, if that is inside the root. */
  #findInside(path: string): string | undefined {
    const { realRoot } = this.#places;
    const inside = realRoot.endsWith(sep) ? realRoot : realRoot + sep;
    try {
      const place = realpathSync.native(inside + path);
      return place.startsWith(inside) ? place : undefined;
    } catch {
      // Candidates that do not exist are the rule, not the exception.
      return undefined;
    }
  }

  #report(path: string, message: string): void {
    this.diagnostics.push({ kind: 'invalid-manifest', file: path, message });
  }
}
