// Classes that the build writes: from templates (`Version.java.in`), from grammars (`Query.g4`, `Query.jj`) and from
// descriptions in XML (`Settings.xml`).
import type { Project } from '../../../model/project.ts';
import { addTo } from '../../kit/multi-map.ts';
import { nameOf } from '../../kit/paths.ts';

export class BuiltClasses {
  readonly #entries: Project['entries'];
  /** Class → paths without extensions. Made when a name is missing. */
  #sources: ReadonlyMap<string, readonly string[]> | undefined;
  /** Of ANTLR, which say themselves which package they are for. */
  readonly #grammars = new Set<string>();

  constructor(entries: Project['entries']) {
    this.#entries = entries;
  }

  /** `name` is qualified: the source lies in the folder of the package, below any root. */
  has(name: string): boolean {
    this.#sources ??= this.#read();
    const path = `/${name.replaceAll('.', '/')}`;
    const simple = nameOf(path);
    if (this.#sources.get(simple)?.some((written) => written.endsWith(path)) === true) return true;
    return this.#grammars.has(ofGrammar.exec(simple)?.[1] ?? '');
  }

  #read(): ReadonlyMap<string, readonly string[]> {
    const sources = new Map<string, string[]>();
    for (const path of this.#entries.keys()) {
      if (!source.test(path)) continue;
      const written = `/${path.replace(source, '')}`;
      if (grammar.test(path)) this.#grammars.add(nameOf(written));
      addTo(sources, nameOf(written), written);
    }
    return sources;
  }
}

/** What ANTLR makes of a grammar. */
const ofGrammar = /^(.+?)(?:Parser|Lexer|(?:Base)?(?:Listener|Visitor))$/;
const grammar = /\.g4?$/;
const source = /\.(?:java|kt|scala)\.\w+$|\.(?:g4?|jjt?|j?flex|cup|xml)$/;
