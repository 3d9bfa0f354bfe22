// Resolves usings and references. A `using` of a namespace of the project is not a dependency: the types used from it are,
// each at the line of its use. A partial type resolves to all its parts.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import type { PlaceDetail, UsingDetail } from '../../../model/import-detail.ts';
import { Assemblies, type Compilation } from './assemblies.ts';
import { baseTypes } from './base-types.ts';
import { BuildFiles } from './build-files.ts';
import { buildUsings } from './build-usings.ts';
import { type FileScope, findQualified, levelsOf, makeScope, qualify } from './file-scope.ts';
import { isFrameworkCall, isLinqMethod } from './framework-types.ts';
import { isVisible, Lookup, type Viewpoint } from './lookup.ts';
import { OwnNamespaces } from './own-namespaces.ts';
import { builtinOf, Packages } from './packages.ts';
import { type DeclaredType, type Part, TypeIndex } from './type-index.ts';
import { GlobalUsings, type Using } from './usings.ts';
import { asset, nothing, toBuiltin, toFiles, unresolved } from '../../kit/targets.ts';
import { Lists, getOrAdd } from '../../../std/multi-map.ts';
import { folderOf, nearestTo } from '../../../std/paths.ts';
import { wordSet } from '../../kit/word-set.ts';

/** Namespaces are not nodes of the graph. */
const namespaceOnly = asset;

/** Methods of every object, string or dictionary: members take precedence over extension methods. */
const ownMethods = wordSet(`Add Contains ContainsKey EndsWith Equals GetHashCode GetType IndexOf Replace Split
  StartsWith Substring ToString Trim TryGetValue`);

/** The file whose imports are resolved. */
interface Visit {
  readonly path: FilePath;
  readonly compilation: Compilation;
  readonly usings: readonly Using[];
  readonly scopes: Map<string, FileScope>;
}

/** A name in a base list, and its place. */
interface Header {
  readonly path: FilePath;
  readonly specifier: string;
  readonly place: PlaceDetail;
}

export class CSharpResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #index: TypeIndex;
  readonly #assemblies: Assemblies;
  readonly #globals: GlobalUsings;
  readonly #importedByBuild: ReturnType<typeof buildUsings>;
  readonly #packages: Packages;
  readonly #own: OwnNamespaces;
  readonly #lookup: Lookup;
  readonly #files: ReadonlyMap<FilePath, ExtractedFile>;
  readonly #headers: Lists<string, Header>;
  /** The file resolved last: imports of a file come one after the other. */
  #last: Visit | undefined;

  constructor({ manifests, entries }: Project, files: readonly ExtractedFile[]) {
    const { projects, diagnostics } = new BuildFiles(manifests);
    const assemblies = new Assemblies(
      projects,
      files.map(({ file }) => file.path),
    );
    this.#index = new TypeIndex(files, assemblies);
    this.#assemblies = assemblies;
    this.#globals = new GlobalUsings(files, assemblies);
    this.#importedByBuild = buildUsings(assemblies);
    this.#packages = new Packages(assemblies);
    this.#own = new OwnNamespaces(projects, entries, this.#index);
    this.#files = new Map(files.map((file) => [file.file.path, file]));
    this.#headers = headersIn(files);
    this.#lookup = new Lookup(
      this.#index,
      baseTypes((type) => this.#basesOf(type)),
    );
    this.diagnostics = diagnostics;
  }

  resolve({ path }: SourceFile, statement: ImportStatement): Target {
    if (this.#last?.path !== path) this.#last = this.#visit(path);
    const { specifier, detail } = statement;
    if (detail?.kind === 'place') {
      const target = this.#resolveReference(this.#last, specifier, detail);
      return target === nothing ? this.#referToLibrary(this.#last, specifier) : target;
    }
    return detail?.kind === 'using' ? this.#resolveUsing(this.#last, specifier, detail) : nothing;
  }

  #referToLibrary({ compilation }: Visit, specifier: string): Target {
    const namespace = this.#importedByBuild(compilation, specifier);
    if (namespace === undefined || this.#index.hasNamespace(namespace)) return nothing;
    return this.#packages.of(compilation, namespace);
  }

  #visit(path: FilePath): Visit {
    const compilation = this.#assemblies.of(path);
    const file = this.#files.get(path);
    const own = file === undefined ? [] : GlobalUsings.inFile(file);
    return { path, compilation, usings: [...own, ...this.#globals.of(compilation)], scopes: new Map() };
  }

  #viewpoint(visit: Visit, place: Viewpoint['place']): Viewpoint {
    const { namespace } = place;
    const scope = getOrAdd(visit.scopes, namespace, () => makeScope(namespace, visit.usings, this.#index));
    return { place, scope, compilation: visit.compilation };
  }

  #resolveUsing(visit: Visit, specifier: string, { form, inside }: UsingDetail): Target {
    const found = findQualified(specifier, levelsOf(inside), this.#index);
    if (typeof found !== 'string') {
      const viewpoint = this.#viewpoint(visit, { namespace: inside, types: '' });
      if (isVisible(found, viewpoint)) return this.#toParts([found], visit);
    } else if (this.#index.hasNamespace(found)) {
      return builtinOf(found) === undefined ? namespaceOnly : this.#packages.of(visit.compilation, found);
    }
    const outside = form === 'namespace' ? specifier : specifier.replaceAll(/<.*?>/g, '');
    const target = this.#outside(visit.compilation, outside.replace(/^.*::/, ''));
    // It is not missing if a file declares it that no project file refers to: source packages move files.
    return typeof found !== 'string' && target.kind === 'unresolved' ? nothing : target;
  }

  #outside(compilation: Compilation, namespace: string): Target {
    const parent = namespace.slice(0, Math.max(0, namespace.lastIndexOf('.')));
    const isOwn = (parent !== '' && this.#index.ownsNamespace(parent)) || this.#own.has(namespace);
    if (!isOwn || this.#packages.isOutside(compilation, namespace)) {
      return this.#packages.of(compilation, namespace);
    }
    if (this.#own.isMade(namespace)) return namespaceOnly;
    return unresolved('no file of the project declares it, and no package has this name');
  }

  #resolveReference(visit: Visit, specifier: string, place: PlaceDetail): Target {
    const viewpoint = this.#viewpoint(visit, place);
    if (specifier.startsWith('.')) return this.#extension(visit, viewpoint, specifier.slice(1, -2));
    if (specifier.startsWith('[')) {
      const attribute = specifier.slice(1, -1);
      const long = this.#lookup.find(withSuffix(attribute), viewpoint);
      return this.#toParts(long.length > 0 ? long : this.#lookup.find(attribute, viewpoint), visit);
    }
    const isCall = specifier.endsWith('()');
    const chain = isCall ? specifier.slice(0, -2) : specifier;
    const types = this.#lookup.find(chain, viewpoint);
    if (types.length > 0) return this.#toParts(types, visit);
    const builtin = chain.includes('.') ? builtinOf(chain.replace('global::', '')) : undefined;
    if (builtin !== undefined) return toBuiltin(builtin);
    if (!isCall || isFrameworkCall(chain)) return nothing;
    return this.#extension(visit, viewpoint, chain.slice(chain.lastIndexOf('.') + 1));
  }

  /** The class that declares an extension method of that name, if only one in scope does. */
  #extension(visit: Visit, { scope }: Viewpoint, call: string): Target {
    const method = call.replace(/<.*/, '');
    if (ownMethods.has(method)) return nothing;
    const visible = this.#index.extensions
      .of(method)
      .filter(
        ({ namespace, holder, part }) =>
          (scope.ranks.has(namespace) || scope.statics.has(holder)) &&
          visit.compilation.sees.has(part.compilation),
      );
    const holders = new Set(visible.map(({ holder }) => holder));
    if (holders.size !== 1) return nothing;
    // Unless the project has its own LINQ.
    const isLinq = isLinqMethod(method) && visit.usings.some(({ name }) => name === 'System.Linq');
    if (isLinq && ![...holders].some((holder) => holder.endsWith('Enumerable'))) return nothing;
    const parts = visible.map(({ part }) => part);
    return toOtherFiles(chooseParts(parts, visit), visit);
  }

  #toParts(types: readonly DeclaredType[], visit: Visit): Target {
    const paths = types.flatMap(({ parts }) => chooseParts(parts, visit));
    return toOtherFiles(paths, visit);
  }

  /** Full names of the types in a base list. */
  #basesOf(type: string): readonly string[] {
    return this.#headers.of(type).flatMap(({ path, specifier, place }) => {
      const visit = this.#visit(path);
      const types = this.#lookup.find(specifier, this.#viewpoint(visit, place));
      return types.slice(-1).map(({ full }) => full);
    });
  }
}

function toOtherFiles(paths: readonly FilePath[], { path }: Visit): Target {
  const others = [...new Set(paths)].filter((other) => other !== path);
  return others.length === 0 ? nothing : toFiles(others);
}

/**
 * Among types with the same name, that of the same project wins; outside all projects, where nothing says what is compiled
 * together, the nearest. A part does not depend on its other parts.
 */
function chooseParts(parts: readonly Part[], { path, compilation }: Visit): readonly FilePath[] {
  if (parts.some((part) => part.path === path)) return [];
  const visible = parts.filter((part) => compilation.sees.has(part.compilation));
  const own = visible.filter((part) => isTogether(part.compilation, compilation));
  const chosen = (own.length > 0 ? own : visible).map((part) => part.path);
  const isOutside = chosen.length > 1 && compilation.projects.length === 0;
  return isOutside ? nearestTo(folderOf(path), chosen, (other) => other) : chosen;
}

function isTogether(a: Compilation, b: Compilation): boolean {
  return a === b || a.projects.some((number) => b.projects.includes(number));
}

function headersIn(files: readonly ExtractedFile[]): Lists<string, Header> {
  const headers = new Lists<string, Header>();
  for (const { file, imports } of files) {
    for (const { specifier, detail } of imports) {
      if (detail?.kind !== 'place' || detail.derived === '') continue;
      const { namespace, types, derived } = detail;
      const header = { path: file.path, specifier, place: detail };
      const type = qualify(namespace, types === '' ? derived : `${types}+${derived}`);
      headers.add(type, header);
    }
  }
  return headers;
}

function withSuffix(attribute: string): string {
  const angle = attribute.indexOf('<');
  return angle === -1
    ? `${attribute}Attribute`
    : `${attribute.slice(0, angle)}Attribute${attribute.slice(angle)}`;
}
