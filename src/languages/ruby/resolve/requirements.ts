// The files that a file itself requires.
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import type { Features } from './features.ts';

export class Requirements {
  readonly #files: ReadonlyMap<FilePath, ExtractedFile>;
  readonly #features: Features;
  readonly #required = new Map<FilePath, ReadonlySet<FilePath>>();

  constructor(files: readonly ExtractedFile[], features: Features) {
    this.#files = new Map(files.map((file) => [file.file.path, file]));
    this.#features = features;
  }

  has(from: FilePath, path: FilePath): boolean {
    return getOrAdd(this.#required, from, () => this.#read(from)).has(path);
  }

  #read(from: FilePath): ReadonlySet<FilePath> {
    const imports = this.#files.get(from)?.imports ?? [];
    const targets = imports.map((statement) => this.#features.load(from, statement));
    return new Set(targets.flatMap((target) => (target?.kind === 'files' ? target.paths : [])));
  }
}
