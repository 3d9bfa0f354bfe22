// Project files by file name, for headers whose folder is on no search path. Only names that are included.
import type { EntryKind } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { nameOf } from '../../kit/paths.ts';

export class HeaderIndex {
  readonly #pathsOf = new Map<string, string[]>();

  constructor(entries: ReadonlyMap<string, EntryKind>, files: readonly ExtractedFile[]) {
    for (const { imports } of files) {
      for (const { specifier } of imports) this.#pathsOf.set(nameOf(headerIn(specifier)), []);
    }
    for (const [path, kind] of entries) {
      if (kind === 'source' || kind === 'asset') this.#pathsOf.get(nameOf(path))?.push(path);
    }
  }

  /** All files whose path ends with the header: `lib/json/json.h` for `json/json.h`. */
  endingIn(header: string): readonly string[] {
    const paths = this.#pathsOf.get(nameOf(header)) ?? [];
    return header.includes('/')
      ? paths.filter((path) => path === header || path.endsWith(`/${header}`))
      : paths;
  }
}

/** The text between quotes or brackets. Windows allows backslashes. */
export function headerIn(specifier: string): string {
  const header = specifier.startsWith('<') ? specifier.slice(1, -1) : specifier;
  return header.includes('\\') ? header.replaceAll('\\', '/') : header;
}
