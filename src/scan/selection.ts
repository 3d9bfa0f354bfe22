// Which files are source files, by their names and by the globs of the person who asked.
import type { Options } from '../model/options.ts';
import { compileGlob } from '../std/glob.ts';
import type { Wanted } from './wanted.ts';

export class Selection {
  readonly #languageByExtension: ReadonlyMap<string, string>;
  /** Files that stand together mostly end alike. */
  #lastExtension = '.';
  #lastLanguage: string | undefined;
  readonly #include;
  readonly #exclude;

  constructor(options: Options, wanted: readonly Wanted[]) {
    this.#languageByExtension = new Map(wanted.flatMap(({ extensions }) => Object.entries(extensions)));
    this.#include = options.include.map(compileGlob);
    this.#exclude = options.exclude.map(compileGlob);
  }

  /** The language of a file with this name; undefined for one that is no source file. */
  languageOf(name: string): string | undefined {
    if (name.endsWith(this.#lastExtension)) return this.#lastLanguage;
    const dot = name.lastIndexOf('.');
    if (dot === -1) return undefined;
    this.#lastExtension = name.slice(dot);
    this.#lastLanguage = this.#languageByExtension.get(this.#lastExtension.toLowerCase());
    return this.#lastLanguage;
  }

  /** Whether a source file is among those asked for. */
  includes(path: string): boolean {
    return this.#include.length === 0 || this.#include.some((glob) => glob.matches(path));
  }

  /** Whether a file, or a folder with a `/` behind its path, is to be left out. */
  excludes(path: string): boolean {
    return this.#exclude.some((glob) => glob.matches(path));
  }
}
