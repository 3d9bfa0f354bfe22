// Decides by name, first line and glob which files are source files.
import type { Options } from '../model/options.ts';
import { compileGlob } from '../std/glob.ts';
import type { LanguageFiles } from './language-files.ts';
import { interpreterIn } from './programs.ts';

export class Selection {
  readonly #languageByExtension: ReadonlyMap<string, string>;
  readonly #languageByInterpreter: ReadonlyMap<string, string>;
  readonly #otherNames: readonly RegExp[];
  /** Files in the same folder mostly have the same extension. */
  #lastExtension = '.';
  #lastLanguage: string | undefined;
  readonly #include;
  readonly #exclude;

  constructor(options: Options, languages: readonly LanguageFiles[]) {
    this.#languageByExtension = new Map(languages.flatMap(({ extensions }) => Object.entries(extensions)));
    this.#languageByInterpreter = new Map(
      languages.flatMap(({ interpreters = {} }) => Object.entries(interpreters)),
    );
    this.#otherNames = languages.flatMap(({ otherNames = [] }) => otherNames);
    this.#include = options.include.map(compileGlob);
    this.#exclude = options.exclude.map(compileGlob);
  }

  /** Undefined if a file with this name is not a source file. */
  languageOf(name: string): string | undefined {
    const language = this.#languageOf(name);
    return language !== undefined && this.#otherNames.some((other) => other.test(name))
      ? undefined
      : language;
  }

  /** For a program with this first line; undefined if it is not a source file. */
  languageOfProgram(line: string): string | undefined {
    return this.#languageByInterpreter.get(interpreterIn(line) ?? '');
  }

  #languageOf(name: string): string | undefined {
    if (name.endsWith(this.#lastExtension)) return this.#lastLanguage;
    const dot = name.lastIndexOf('.');
    if (dot === -1) return undefined;
    this.#lastExtension = name.slice(dot);
    this.#lastLanguage = this.#languageByExtension.get(this.#lastExtension.toLowerCase());
    return this.#lastLanguage;
  }

  /** Whether a source file matches the `include` globs. */
  includes(path: string): boolean {
    return this.#include.length === 0 || this.#include.some((glob) => glob.matches(path));
  }

  /** Whether a path matches the `exclude` globs. The path of a folder ends with `/`. */
  excludes(path: string): boolean {
    return this.#exclude.some((glob) => glob.matches(path));
  }
}
