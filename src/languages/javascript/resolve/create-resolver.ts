// Resolves the imports of TypeScript and JavaScript as the compiler, Node and the bundlers do. Everything is known when
// the resolver is made; an import then costs one or two lookups, for most have been asked from the same folder before.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import type { Layout, Scope } from './layout.ts';
import { folderOf } from './paths.ts';
import { isDeclaration, type Preference } from './probe-file.ts';
import { readProjectPackages } from './project-packages.ts';
import { resolveSpecifier } from './resolve-specifier.ts';
import { ConfigFinder } from './tsconfig-for-file.ts';
import { TsconfigReader } from './tsconfig-reader.ts';
import type { Tsconfig } from './tsconfig.ts';

export async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  const diagnostics: Diagnostic[] = [];
  const packages = await readProjectPackages(project, diagnostics);
  const configs = new ConfigFinder(new TsconfigReader(project, packages, diagnostics));
  const found = { implementation: new Map(), declaration: new Map() };
  const layout = { entries: project.entries, packages, configs, found };
  const resolver = new JavaScriptResolver(layout, diagnostics);
  // Reads every config there is to read, so that what is wrong with one is known before the first question.
  for (const { file } of files) resolver.prepare(file);
  return resolver;
}

/** What was answered to the files of one scope. */
interface Answers {
  readonly scope: Scope;
  readonly targets: Map<string, Target>;
}

interface Place {
  readonly here: Answers;
  /** Of names, which mean the same in every folder of a package. */
  readonly home: Answers;
}

class JavaScriptResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #layout: Layout;
  readonly #placeOf = new Map<string, Place>();
  readonly #places: Readonly<Record<Preference, Map<Tsconfig | undefined, Map<string, Place>>>> = {
    implementation: new Map(),
    declaration: new Map(),
  };

  constructor(layout: Layout, diagnostics: readonly Diagnostic[]) {
    this.#layout = layout;
    this.diagnostics = diagnostics;
  }

  prepare(file: SourceFile): Place {
    let place = this.#placeOf.get(file.path);
    if (place === undefined) {
      place = this.#find(file);
      this.#placeOf.set(file.path, place);
    }
    return place;
  }

  resolve(from: SourceFile, { specifier }: ImportStatement): Target {
    const { here, home } = this.prepare(from);
    const { scope, targets } = dependsOnFolder(specifier) ? here : home;
    let target = targets.get(specifier);
    if (target === undefined) {
      target = resolveSpecifier(this.#layout, scope, specifier);
      targets.set(specifier, target);
    }
    return target;
  }

  #find({ path }: SourceFile): Place {
    const folder = folderOf(path);
    const config = this.#layout.configs.configFor(path, folder);
    const preference = isDeclaration(path) ? 'declaration' : 'implementation';
    return this.#placeIn(this.#placesUnder(config, preference), { folder, config, preference });
  }

  #placesUnder(config: Tsconfig | undefined, preference: Preference): Map<string, Place> {
    let places = this.#places[preference].get(config);
    if (places === undefined) {
      places = new Map();
      this.#places[preference].set(config, places);
    }
    return places;
  }

  /** The home of a home is itself. */
  #placeIn(places: Map<string, Place>, scope: Scope): Place {
    let place = places.get(scope.folder);
    if (place === undefined) {
      const folder = this.#layout.packages.homeOf(scope.folder);
      const here = { scope, targets: new Map<string, Target>() };
      const home = folder === scope.folder ? here : this.#placeIn(places, { ...scope, folder }).here;
      place = { here, home };
      places.set(scope.folder, place);
    }
    return place;
  }
}

/** Behind a loader (`css!./cart.css`) there may be a path too. */
function dependsOnFolder(specifier: string): boolean {
  return specifier.startsWith('.') || specifier.includes('!');
}
