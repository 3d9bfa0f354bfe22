// Classes that the build writes: from templates (`Version.java.in`), texts (`Messages.properties`) and descriptions
// (`Settings.xml`) that lie in the folder of the package, from grammars (`Query.g4`, `Query.jj`) and .proto files, which
// say their package themselves, and those that a build of Ant names.
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import { addTo } from '../../../std/multi-map.ts';
import { nameOf, stemOf } from '../../../std/paths.ts';
import { nothing, toFile } from '../../kit/targets.ts';

interface Schema {
  readonly path: string;
  readonly text: string;
}

export class BuiltClasses {
  readonly #entries: Project['entries'];
  readonly #manifests: Project['manifests'];
  /** Class → paths without extensions. Made when a name is missing. */
  #sources: ReadonlyMap<string, readonly string[]> | undefined;
  /** Of ANTLR, which need not say which package they are for. */
  readonly #grammars = new Set<string>();
  /** The text of every build.xml. */
  #antBuilds: readonly string[] | undefined;
  /** Package → the grammars and .proto files that declare it. */
  #schemas: ReadonlyMap<string, readonly Schema[]> | undefined;

  constructor({ entries, manifests }: Project) {
    this.#entries = entries;
    this.#manifests = manifests;
  }

  /** `name` is qualified: the source lies in the folder of the package, below any root. */
  has(name: string): boolean {
    this.#sources ??= this.#readSources();
    const path = `/${name.replaceAll('.', '/')}`;
    const simple = nameOf(path);
    if (this.#sources.get(simple)?.some((written) => written.endsWith(path)) === true) return true;
    return this.#grammars.has(ofGrammar.exec(simple)?.[1] ?? '') || this.#isNamedByAnt(name);
  }

  /** `<xomgen classname="shop.Cart" …>` */
  #isNamedByAnt(name: string): boolean {
    this.#antBuilds ??= [...this.#manifests].flatMap(([path, text]) =>
      nameOf(path) === 'build.xml' ? text : [],
    );
    return this.#antBuilds.some((text) => text.includes(`="${name}"`));
  }

  /** The .proto file that declares a class, if it is the only one; nothing where another schema has its package. */
  targetOf(name: string): Target | undefined {
    this.#schemas ??= readSchemas(this.#manifests);
    if (this.#schemas.size === 0) return undefined;
    for (let dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
      const schemas = this.#schemas.get(name.slice(0, dot));
      if (schemas === undefined) continue;
      const [simple = ''] = name.slice(dot + 1).split('.', 1);
      const [only, another] = schemas.filter((schema) => simple === '*' || declares(schema, simple));
      const isEdge = only?.path.endsWith(proto) === true && another === undefined;
      return isEdge && this.#entries.get(only.path) === 'source' ? toFile(only.path) : nothing;
    }
    return undefined;
  }

  #readSources(): ReadonlyMap<string, readonly string[]> {
    const sources = new Map<string, string[]>();
    for (const [path, kind] of this.#entries) {
      if (kind !== 'asset') continue;
      const written = `/${path.replace(extension, '')}`;
      if (grammar.test(path)) this.#grammars.add(nameOf(written));
      addTo(sources, nameOf(written), written);
    }
    return sources;
  }
}

function readSchemas(manifests: Project['manifests']): ReadonlyMap<string, readonly Schema[]> {
  const schemas = new Map<string, Schema[]>();
  for (const [path, text] of manifests) {
    if (!schemaName.test(path)) continue;
    const name = javaPackage.exec(text)?.[1] ?? declaredPackage.exec(text)?.[1];
    if (name !== undefined) addTo(schemas, name, { path, text });
  }
  return schemas;
}

/** Whether protoc makes the class of a message, of a service or of the file. */
function declares({ path, text }: Schema, name: string): boolean {
  const stem = stemOf(path).replaceAll('_', '').toLowerCase();
  const outer = /^\s*option\s+java_outer_classname\s*=\s*["'](\w+)/m.exec(text)?.[1];
  const type = name.replace(/(?:OrBuilder|Grpc|GrpcKt|Kt)$/, '');
  const isOfFile = outer === name || name.replace(/OuterClass$/, '').toLowerCase() === stem;
  return isOfFile || new RegExp(`\\b(?:message|enum|service)\\s+${type}\\b`).test(text);
}

const proto = '.proto';
const schemaName = /\.(?:proto|jjt?|g4)$/;
const javaPackage = /^\s*option\s+java_package\s*=\s*["']([\w.]+)["']/m;
/** In the header of a grammar of ANTLR it need not begin a line. */
const declaredPackage = /(?:^|\{)\s*package\s+([\w.]+)\s*;/m;

/** What ANTLR makes of a grammar. */
const ofGrammar = /^(.+?)(?:Parser|Lexer|(?:Base)?(?:Listener|Visitor))$/;
const grammar = /\.g4?$/;
const extension = /\.(?:(?:java|kt|scala)\.)?\w+$/;
