// Resolves imports of TypeScript and JavaScript like the compiler, Node and bundlers. Most imports cost one or two
// lookups, because another file in the same folder had the same specifier.
import { getOrAdd, Lists } from '../../../std/multi-map.ts';
import { nothing } from '../../kit/targets.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { EntryLookup, Resolver } from '../../language.ts';
import { AutoImports } from './auto-imports.ts';
import { DeclaredNames } from './declared-names.ts';
import { ComponentNames } from './component-names.ts';
import type { Loading } from './export-map.ts';
import { resolveGjsModule } from './gjs-module.ts';
import { GlobFiles } from './glob-files.ts';
import { type Layout, readProjectConfigs, type Scope } from './scope.ts';
import { onPlatformOf, PlatformFiles } from './platform-files.ts';
import { resolveOutside, resolveReference } from './resolve-reference.ts';
import { resolveSpecifier } from './resolve-specifier.ts';
import { folderOf, isInside } from '../../../std/paths.ts';
import { isDeclaration } from './probe-file.ts';

export async function createResolver(
  project: Project,
  files: readonly ExtractedFile[],
  entries: EntryLookup = project.entries,
): Promise<Resolver> {
  const { diagnostics, ...configs } = await readProjectConfigs(project);
  const layout = { ...configs, entries, platforms: new PlatformFiles(files, configs.packages) };
  // Read all configs now, so that their diagnostics are complete before the first import.
  for (const folder of new Set(files.map(({ file }) => folderOf(file.path))))
    layout.configs.configsAround(folder);
  const listed = {
    components: once(() => new ComponentNames(project, files, layout.packages)),
    declared: once(() => new DeclaredNames(files)),
    autoImported: once(() => new AutoImports(project, files)),
    matching: once(() => new GlobFiles(project, files)),
  };
  return new JavaScriptResolver(layout, listed, diagnostics);
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Names that are found in lists of all files. Each list is made when it is first needed. */
interface ListedNames {
  readonly components: () => ComponentNames;
  readonly declared: () => DeclaredNames;
  readonly autoImported: () => AutoImports;
  readonly matching: () => GlobFiles;
}

class JavaScriptResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  restsOnLookups: boolean;
  readonly #entries: EntryLookup;
  readonly #places: Places;
  readonly #listed: ListedNames;

  constructor(layout: Layout, listed: ListedNames, diagnostics: readonly Diagnostic[]) {
    this.#entries = layout.entries;
    this.#places = new Places(layout);
    this.#listed = listed;
    this.diagnostics = diagnostics;
    // Platform-specific files are listed, not looked up.
    this.restsOnLookups = layout.platforms.isEmpty;
  }

  resolve(from: SourceFile, statement: ImportStatement): Target {
    const { specifier, kind, detail } = statement;
    if (detail?.kind === 'own-path') return resolveGjsModule(this.#entries, from.path, specifier);
    if (detail?.kind === 'free-name' && this.#listed.autoImported().isEmpty) return nothing;
    const place = this.#places.of(from.path);
    const listed = this.#findListed(from, place, statement);
    if (listed !== undefined) {
      // Files, and what they declare, are listed, not looked up.
      this.restsOnLookups = false;
      return listed;
    }
    if (kind === 'reference' || detail?.kind === 'loader-name') return this.#refer(from, place, specifier);
    const target = this.#lead(from, place, specifier);
    return target.kind === 'unresolved' && detail?.kind === 'may-fail' ? nothing : target;
  }

  #findListed(
    { path }: SourceFile,
    { scope }: Place,
    { specifier, kind, detail }: ImportStatement,
  ): Target | undefined {
    const { components, declared, autoImported, matching } = this.#listed;
    if (kind === 'reference' && specifier.startsWith('<')) return components().find(path, specifier);
    if (detail?.kind === 'library' || specifier.startsWith('goog:'))
      return declared().find(path, specifier.replace(/^goog:/, ''));
    if (detail?.kind === 'free-name') return autoImported().find(path, specifier);
    if (detail?.kind === 'glob') return matching().glob(scope, path, specifier, detail);
    return detail?.kind === 'context' ? matching().context(scope, path, specifier, detail) : undefined;
  }

  #lead(from: SourceFile, place: Place, specifier: string): Target {
    const target = this.#resolveCached(dependsOnFolder(specifier) ? place : place.home, specifier);
    // `../dist/bin/shop.js` in `bin/shop.js` was looked for as `./dist/bin/shop.js`, by nobody in `bin`. A package's own name in
    // the file that it leads to means something else, such as types that are declared for it.
    const isItself = target.kind === 'files' && target.paths[0] === from.path;
    if (isItself && (/^(?:\.\.)?\//.test(specifier) || !dependsOnFolder(specifier))) {
      // What was looked up for the remembered target would count for this one.
      this.restsOnLookups = false;
      return resolveSpecifier({ ...place.scope, except: from.path }, specifier);
    }
    return target.kind === 'files' && target.paths.length > 1
      ? { kind: 'files', paths: onPlatformOf(from.path, target.paths) }
      : target;
  }

  #resolveCached(place: Place, specifier: string): Target {
    let target = place.targets.get(specifier);
    if (target === undefined) {
      target = this.#find(place, specifier);
      place.targets.set(specifier, target);
    }
    return target;
  }

  /** An AMD name. One that resolves to the file itself means an external module. */
  #refer(from: SourceFile, place: Place, specifier: string): Target {
    place.references ??= new Map();
    const target = getOrAdd(place.references, specifier, () => resolveReference(place.scope, specifier));
    if (target.kind !== 'files' || !target.paths.includes(from.path)) return target;
    // Depends on the target that was remembered.
    this.restsOnLookups = false;
    return resolveOutside(place.scope, specifier);
  }

  /** `../cart` is `./cart` in the parent folder, where it is often cached. */
  #find(place: Place, specifier: string): Target {
    let outer = place;
    let start = 0;
    while (specifier.startsWith('../', start) && outer.scope.folder !== '.') {
      outer = this.#places.around(outer);
      start += 3;
    }
    return start === 0 || hasLoader(specifier)
      ? resolveSpecifier(place.scope, specifier)
      : this.#resolveCached(outer, specifier.slice(start - './'.length));
  }
}

function dependsOnFolder(specifier: string): boolean {
  return specifier.startsWith('.') || specifier.startsWith('/') || hasLoader(specifier);
}

/** The part after a loader (`css!./cart.css`) may be a path too. */
function hasLoader(specifier: string): boolean {
  return specifier.includes('!');
}

class Place {
  readonly scope: Scope;
  /** Specifier → cached target. */
  readonly targets = new Map<string, Target>();
  /** Same, for AMD names. */
  references: Map<string, Target> | undefined;
  /** The place where names are cached: they mean the same in every folder of a package. */
  readonly home: Place;
  /** Of the parent folder, once needed. */
  around: Place | undefined;

  constructor(scope: Scope, home?: Place) {
    this.scope = scope;
    this.home = home ?? this;
  }
}

class Places {
  readonly #layout: Layout;
  readonly #placeOf = new Map<string, Place>();
  /** By folder, mostly one each. */
  readonly #places = new Lists<string, Place>();

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  of(path: string): Place {
    let place = this.#placeOf.get(path);
    if (place === undefined) {
      const config = this.#layout.configs.configFor(path);
      const preference = isDeclaration(path) ? 'declaration' : 'implementation';
      place = this.#in(folderOf(path), { config, preference, loading: loadingOf(path) });
      this.#placeOf.set(path, place);
    }
    return place;
  }

  /** The same place, one folder further up. */
  around(place: Place): Place {
    place.around ??= this.#in(folderOf(place.scope.folder), place.scope);
    return place.around;
  }

  #in(
    folder: string,
    { config, preference, loading }: Pick<Scope, 'config' | 'preference' | 'loading'>,
  ): Place {
    for (const place of this.#places.of(folder)) {
      const { scope } = place;
      if (scope.config === config && scope.preference === preference && scope.loading === loading)
        return place;
    }
    const { packages, aliases, importMaps, platforms } = this.#layout;
    const homes = [packages, aliases, importMaps].map((one) => one.homeOf(folder));
    // The innermost of these folders, which all are around this one.
    const home = homes.reduce((one, other) => (isInside(one, other) ? other : one));
    // Where the build for a platform chooses, no suffix of the compiler does.
    const suffixes =
      config === undefined || platforms.isHosted(config.folder) ? undefined : config.moduleSuffixes;
    const scope = { ...this.#layout, folder, config, preference, loading, suffixes };
    // The home of a home is itself.
    const place = home === folder ? new Place(scope) : new Place(scope, this.#in(home, scope));
    this.#places.add(folder, place);
    return place;
  }
}

/** Only a script without types may be CommonJS by what it says instead of by its name. */
function loadingOf(path: string): Loading {
  if (/\.c[jt]s$/.test(path)) return 'require';
  return /\.jsx?$/.test(path) ? 'either' : 'import';
}
