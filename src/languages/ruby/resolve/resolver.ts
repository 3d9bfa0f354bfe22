// Resolves loaded files and constants.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { ConstantIndex, rootOf } from './constant-index.ts';
import { ConstantLookup, type Found } from './constant-lookup.ts';
import { Features } from './features.ts';
import { readGemNames } from './gem-names.ts';
import { Gems } from './gems.ts';
import { Homes } from './homes.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { LoadPath, isNamed, plainFeature } from './load-path.ts';
import { Requirements } from './requirements.ts';
import { isStandardConstant } from './standard-library.ts';
import { asset, nothing, toFiles, toPackage } from '../../kit/targets.ts';

const topLevel: readonly string[] = [];

export class RubyResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[] = [];
  readonly #gems: Gems;
  readonly #loadPath: LoadPath;
  readonly #features: Features;
  readonly #index: ConstantIndex;
  readonly #lookup: ConstantLookup;
  readonly #homes: Homes;
  /** Nesting → path → meaning. */
  readonly #found = new Map<string, Map<string, Found | null>>();
  readonly #packages = new Map<string, Target>();

  constructor({ entries, manifests }: Project, files: readonly ExtractedFile[]) {
    const names = readGemNames(manifests);
    this.#gems = new Gems(names);
    this.#loadPath = new LoadPath(entries, files, names.own);
    this.#features = new Features(entries, this.#loadPath, this.#gems);
    this.#index = new ConstantIndex(files, this.#features);
    this.#lookup = new ConstantLookup(this.#index);
    this.#homes = new Homes(this.#index, this.#loadPath, new Requirements(files, this.#features));
  }

  resolve({ path: from }: SourceFile, statement: ImportStatement): Target {
    const { specifier, detail } = statement;
    const target = this.#features.load(from, statement);
    if (target !== undefined)
      return target.kind === 'unresolved' && detail?.kind === 'may-fail' ? asset : target;
    const found = this.#find(specifier, detail?.kind === 'nesting' ? detail.nesting : topLevel);
    return found === null ? this.#package(specifier) : this.#targetOf(found, specifier, from);
  }

  #find(path: string, nesting: readonly string[]): Found | null {
    const known = getOrAdd(this.#found, nesting.join(' '), () => new Map<string, Found | null>());
    return getOrAdd(known, path, () => this.#lookup.find(path, this.#index.scopesOf(nesting)) ?? null);
  }

  #targetOf({ name, isWhole }: Found, specifier: string, from: FilePath): Target {
    const home = this.#homes.find(name, from);
    if (home === undefined) return isWhole ? nothing : this.#package(specifier);
    if (isAside(home.path) && !isAside(from)) return this.#package(specifier);
    if (this.#index.isForeign(name, home)) return this.#package(specifier);
    const isElsewhere = isStandardConstant(rootOf(name)) || this.#gems.ofConstant(name) !== undefined;
    if (isElsewhere && !this.#isAtHome(home.path, name)) return this.#package(specifier);
    if (!isWhole && this.#isOfLongerGem(specifier, name)) return this.#package(specifier);
    // The rest of the path may be defined elsewhere: only a class in its own file is certain.
    if (!isWhole && !isNamed(home.path, plainFeature(name))) return this.#package(specifier);
    return toFiles([home.path]);
  }

  /** A reopened constant of Ruby or a gem is not the project's, unless the file matches its name. */
  #isAtHome(path: FilePath, name: string): boolean {
    return this.#loadPath.hasFeature(path, plainFeature(name));
  }

  /** `Rails::Dom::Testing` of rails-dom-testing, though the project declares `Rails`. */
  #isOfLongerGem(specifier: string, name: string): boolean {
    const gem = this.#gems.ofConstant(specifier);
    return gem !== undefined && gem !== this.#gems.ofConstant(name);
  }

  /** A package, if the project names the gem. */
  #package(specifier: string): Target {
    const path = specifier.startsWith('::') ? specifier.slice(2) : specifier;
    return getOrAdd(this.#packages, path, () => {
      const gem = isStandardConstant(rootOf(path)) ? undefined : this.#gems.ofConstant(path);
      return gem === undefined ? nothing : toPackage(gem);
    });
  }
}

/** The product does not load its tests, benchmarks and tasks of Rake. A `test` in `lib` helps others to test. */
const aside = /^(?:(?!(?:lib|app)\/)[^/]+\/)*?(?:tests?|spec|features|benchmarks?)\/|\.rake$/;

function isAside(path: FilePath): boolean {
  return aside.test(path);
}
