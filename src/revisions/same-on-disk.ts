// Finds files of a revision that are on disk with the same content. Contents are compared, because the repository's index
// could claim anything.
import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Project, ReaderOptions } from '../model/project.ts';
import type { FileStamp, SourceFile, SourceText } from '../model/source.ts';
import type { TreeFile } from './list-tree.ts';
import { toByteString } from '../scan/byte-string.ts';
import type { DiskPath } from '../scan/disk-path.ts';
import type { Repository } from './open-repository.ts';
import { readIfThere } from './read-repository-file.ts';

const maxBytes = 64 * 1024 ** 2;

export class SameOnDisk {
  readonly #objectFormat: Repository['objectFormat'];
  /** By path in the repository, one character per byte. */
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #diskPathOf: (file: SourceFile) => DiskPath;
  /** File → git's ID for its content. */
  readonly #ids = new Map<SourceFile, string>();
  readonly #scratch = new BlobIds();

  constructor(
    { top, folder, objectFormat }: Pick<Repository, 'top' | 'folder' | 'objectFormat'>,
    { files, readerOptions }: Pick<Project, 'files' | 'readerOptions'>,
  ) {
    this.#objectFormat = objectFormat;
    const topLength = toByteString(join(top, '/')).length;
    const prefix = folder === '' ? '' : `${folder}/`;
    this.#files = new Map(
      files.map((file) => {
        const disk = nonUtf8Path(readerOptions, file);
        return [
          disk === undefined ? toByteString(prefix + file.path) : toByteString(disk).slice(topLength),
          file,
        ];
      }),
    );
    const root = join(top, folder, '/');
    this.#diskPathOf = (file) => nonUtf8Path(readerOptions, file) ?? root + file.path;
  }

  /** The IDs that are known so far. */
  get ids(): ReadonlyMap<SourceFile, string> {
    return this.#ids;
  }

  /** Adds what an earlier run knew. */
  recall(idOf: (file: SourceFile) => string | undefined): void {
    for (const file of this.#files.values()) {
      const id = idOf(file);
      if (id !== undefined) this.#ids.set(file, id);
    }
  }

  /** The same project, but files that are read need not be read again for the comparison. */
  observe(project: Project): Project {
    return {
      ...project,
      read: (file) => {
        const result = project.read(file);
        // Otherwise the text differs from the bytes on disk, because of another encoding.
        if (result.kind === 'text' && result.text.length === file.size)
          this.#ids.set(file, this.#idOf(result.text));
        return result;
      },
    };
  }

  /** The stamp of the file on disk if it has the same content as the file of the revision. */
  stampOf({ path, id, size }: TreeFile): FileStamp | undefined {
    const file = this.#files.get(path);
    if (file?.stamp === undefined || size === undefined) return undefined;
    if (this.#ids.get(file) === id) return file.stamp;
    // The disk file may be larger because of CRLF line endings, but not smaller.
    if (file.size < size || file.size > maxBytes) return undefined;
    // It may have been deleted since the scan.
    const content = readIfThere(this.#diskPathOf(file), maxBytes);
    if (content === undefined) return undefined;
    const isSame = [content, withoutReturns(content)].some(
      (bytes) => this.#scratch.idOf(bytes, bytes.length, this.#objectFormat) === id,
    );
    if (!isSame) return undefined;
    this.#ids.set(file, id);
    return file.stamp;
  }

  #idOf({ bytes, length }: SourceText): string {
    return this.#scratch.idOf(bytes, length, this.#objectFormat);
  }
}

function nonUtf8Path(options: ReaderOptions | undefined, { path }: SourceFile): Buffer | undefined {
  const bytes = options?.nonUtf8Paths.get(path);
  return bytes === undefined ? undefined : Buffer.from(bytes);
}

/** Larger than the header of any blob. */
const headSize = 32;

/** Reuses one buffer. */
export class BlobIds {
  #buffer = new Uint8Array(256 * 1024);

  /** git's ID for a blob with this content. */
  idOf(bytes: Uint8Array, length: number, algorithm: string): string {
    if (headSize + length > this.#buffer.length) this.#buffer = new Uint8Array(2 * (headSize + length));
    const head = `blob ${length}\0`;
    const start = headSize - head.length;
    for (let i = 0; i < head.length; i++) this.#buffer[start + i] = head.charCodeAt(i);
    this.#buffer.set(bytes.subarray(0, length), headSize);
    return hash(algorithm, this.#buffer.subarray(start, headSize + length), 'hex');
  }
}

/** As stored by git if the checkout uses CRLF line endings. */
export function withoutReturns(content: Buffer): Buffer {
  if (!content.includes('\r\n')) return content;
  return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
