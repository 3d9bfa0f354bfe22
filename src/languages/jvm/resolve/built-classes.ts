// Classes that the build writes: from templates (`Version.java.in`), and from grammars of ANTLR (`Query.g4`).
import type { Project } from '../../../model/project.ts';

export class BuiltClasses {
  readonly #entries: Project['entries'];
  /** Paths without extensions. Made when a name is missing. */
  #sources: readonly string[] | undefined;

  constructor(entries: Project['entries']) {
    this.#entries = entries;
  }

  /** `name` is qualified: a template lies in the folder of the package, below any root; a grammar says which package it is for. */
  has(name: string): boolean {
    this.#sources ??= [...this.#entries.keys()]
      .filter((path) => source.test(path))
      .map((path) => `/${path.replace(source, '')}`);
    const path = `/${name.replaceAll('.', '/')}`;
    const grammar = /(\/\w+?)(?:Parser|Lexer|(?:Base)?(?:Listener|Visitor))$/.exec(path)?.[1] ?? path;
    return this.#sources.some((written) => written.endsWith(path) || written.endsWith(grammar));
  }
}

const source = /\.(?:java|kt|scala)\.\w+$|\.g4?$/;
