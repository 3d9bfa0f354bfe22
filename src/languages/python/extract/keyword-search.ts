// Finds the bytes that may mean an import.
import type { FilePath } from '../../../model/file-path.ts';

const imports = Buffer.from('import');
/** `mock.patch`, `mocker.patch`, `monkeypatch` and `pytest_plugins`: in product files, `patch` is mostly the end of `dispatch`. */
const ofTests = [Buffer.from('patch'), Buffer.from('pytest_plugins')];

export class KeywordSearch {
  readonly #text: Buffer;
  /** Each with the place where it was found last; -1 after the last one. */
  readonly #keywords: { readonly word: Buffer; at: number }[];

  constructor(path: FilePath, text: Buffer) {
    this.#text = text;
    const words = path.includes('test') ? [imports, ...ofTests] : [imports];
    this.#keywords = words.map((word) => ({ word, at: text.indexOf(word) }));
  }

  /** The first place from here on; -1 if there is none. */
  next(from: number): number {
    let first = -1;
    for (const keyword of this.#keywords) {
      if (keyword.at !== -1 && keyword.at < from) keyword.at = this.#text.indexOf(keyword.word, from);
      if (keyword.at !== -1 && (first === -1 || keyword.at < first)) first = keyword.at;
    }
    return first;
  }
}
