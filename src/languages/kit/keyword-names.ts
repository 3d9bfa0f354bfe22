// A name table with keywords: they have the first numbers.
import { tokensOfWords } from './keyword-table.ts';
import { NameTable } from './name-table.ts';
import { numbered } from './numbered.ts';

export class KeywordNames extends NameTable {
  readonly #words: readonly string[];
  readonly #kinds: Uint8Array;

  /** The words of each kind, and names that have the same number in all files. */
  constructor(
    groups: readonly (readonly [kind: number, words: string])[],
    { nameKind, others = [] }: { readonly nameKind: number; readonly others?: readonly string[] },
  ) {
    const kinds = tokensOfWords(groups);
    const words = [...kinds.keys(), ...others];
    super(words);
    this.#words = words;
    this.#kinds = new Uint8Array(256).fill(nameKind);
    this.#kinds.set([...kinds.values()]);
  }

  kindOf(word: number): number {
    return this.#kinds[word < 255 ? word : 255]!;
  }

  /** Of a keyword or other fixed word. */
  numberOfWord(word: string): number {
    const number = this.#words.indexOf(word);
    if (number === -1) throw new Error(`${word} is no word of the language.`);
    return number;
  }
}

/** The numbers of these words of a language by name: `{ class: 4, it: 60 }`. */
export function wordNumbers<const Words extends string>(
  names: KeywordNames,
  words: Words,
): ReturnType<typeof numbered<[Words]>> {
  const numbers = Object.keys(numbered(0, words)).map((word) => [word, names.numberOfWord(word)] as const);
  return Object.fromEntries(numbers) as ReturnType<typeof numbered<[Words]>>;
}
