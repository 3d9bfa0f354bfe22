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
    const required = new Set<FilePath>();
    for (const { kind, specifier, detail } of this.#files.get(from)?.imports ?? []) {
      if (kind === 'reference' || detail?.kind === 'nesting') continue;
      const isRelative = detail?.kind === 'load' && detail.verb === 'require_relative';
      const target = this.#features.find(from, specifier, isRelative);
      if (target.kind === 'files') for (const path of target.paths) required.add(path);
    }
    return required;
  }
}
