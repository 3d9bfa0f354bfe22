// The files of the project by their last name, as far as anyone asks for it: where a header stands whose folder no
// search path names.
import type { EntryKind } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';

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

  /** All files whose path ends in the header's: `lib/json/json.h` for `json/json.h`. */
  endingIn(header: string): readonly string[] {
    const paths = this.#pathsOf.get(nameOf(header)) ?? [];
    return header.includes('/')
      ? paths.filter((path) => path === header || path.endsWith(`/${header}`))
      : paths;
  }
}

/** What stands between the quotes or brackets; Windows lets backslashes part it. */
export function headerIn(specifier: string): string {
  const header = specifier.startsWith('<') ? specifier.slice(1, -1) : specifier;
  return header.includes('\\') ? header.replaceAll('\\', '/') : header;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
