// Finds the bytes that may mean an import.

const imports = Buffer.from('import');
/** `pytest_plugins`, `pkgutil.resolve_name`, `runpy.run_module` */
const rare = ['pytest_plugins', 'resolve_name', 'run_module'].map((word) => Buffer.from(word));
/** `mock.patch`, `mocker.patch`; without `mock` in the file, it is the end of `dispatch`. */
const [mock, patch, fixture] = [Buffer.from('mock'), Buffer.from('patch'), Buffer.from('monkeypatch')];

export class KeywordSearch {
  readonly #text: Buffer;
  /** Of this file, each with the place where it was found last; -1 after the last one. */
  readonly #keywords: { readonly word: Buffer; at: number }[];

  constructor(text: Buffer) {
    this.#text = text;
    const words = [imports, ...rare, text.includes(mock) ? patch : fixture];
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
