// Finds the bytes that may mean an import.
import type { FilePath } from '../../../model/file-path.ts';

/** The first place of something from there on; -1 if there is none. */
export type Search = (text: Buffer, from: number) => number;

export function searchFor(word: string): Search {
  const bytes = Buffer.from(word);
  return (text, from) => text.indexOf(bytes, from);
}

export class KeywordSearch {
  readonly #text: Buffer;
  /** Each with the place where it was found last; -1 after the last one. */
  readonly #keywords: { readonly search: Search; at: number }[];

  constructor(path: FilePath, text: Buffer) {
    this.#text = text;
    const searches = path.includes('test') ? ofTestFiles : ofFiles;
    this.#keywords = searches.map((search) => ({ search, at: search(text, 0) }));
  }

  /** Looks for this, too, from here on. */
  add(search: Search, from: number): void {
    if (!this.#keywords.some((known) => known.search === search))
      this.#keywords.push({ search, at: search(this.#text, from) });
  }

  /** The first place from here on; -1 if there is none. */
  next(from: number): number {
    let first = -1;
    for (const keyword of this.#keywords) {
      if (keyword.at !== -1 && keyword.at < from) keyword.at = keyword.search(this.#text, from);
      if (keyword.at !== -1 && (first === -1 || keyword.at < first)) first = keyword.at;
    }
    return first;
  }
}

const ofFiles = [searchFor('import')];
/** `mock.patch`, `mocker.patch`, `monkeypatch` and `pytest_plugins`: in product files, `patch` is mostly the end of `dispatch`. */
const ofTestFiles = [...ofFiles, searchFor('patch'), searchFor('pytest_plugins')];
