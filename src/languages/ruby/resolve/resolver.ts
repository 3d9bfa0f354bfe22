// Resolves loaded files and constants.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import type { ConstantIndex } from './constant-index.ts';
import type { ConstantLookup, Found } from './constant-lookup.ts';
import type { Features } from './features.ts';
import type { Gems } from './gems.ts';
import type { Homes } from './homes.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { type LoadPath, plainFeature } from './load-path.ts';
import { isStandardConstant } from './standard-library.ts';
import { asset, nothing, toFiles, toPackage } from '../../kit/targets.ts';

interface Parts {
  readonly features: Features;
  readonly index: ConstantIndex;
  readonly lookup: ConstantLookup;
  readonly homes: Homes;
  readonly gems: Gems;
  readonly loadPath: LoadPath;
}

const topLevel: readonly string[] = [];

export class RubyResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[] = [];
  readonly #parts: Parts;
  /** Nesting → path → meaning. */
  readonly #found = new Map<string, Map<string, Found | null>>();
  readonly #packages = new Map<string, Target>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  resolve({ path: from }: SourceFile, { kind, specifier, detail }: ImportStatement): Target {
    if (kind !== 'reference' && detail?.kind !== 'nesting') {
      const isRelative = detail?.kind === 'load' && detail.verb === 'require_relative';
      const target = this.#parts.features.find(from, specifier, isRelative);
      return target.kind === 'unresolved' && detail?.kind === 'may-fail' ? asset : target;
    }
    const found = this.#find(specifier, detail?.kind === 'nesting' ? detail.nesting : topLevel);
    return found === null ? this.#package(specifier) : this.#targetOf(found, specifier, from);
  }

  #find(path: string, nesting: readonly string[]): Found | null {
    const { index, lookup } = this.#parts;
    const known = getOrAdd(this.#found, nesting.join(' '), () => new Map<string, Found | null>());
    return getOrAdd(known, path, () => lookup.find(path, index.scopesOf(nesting)) ?? null);
  }

  #targetOf({ name, isWhole }: Found, specifier: string, from: FilePath): Target {
    const { gems, homes } = this.#parts;
    const home = homes.find(name, from);
    if (home === undefined) return isWhole ? nothing : this.#package(specifier);
    if (isAside(home.path) && !isAside(from)) return this.#package(specifier);
    if (this.#parts.index.isForeign(name, home)) return this.#package(specifier);
    const isElsewhere = isStandardConstant(topOf(name)) || gems.ofConstant(name) !== undefined;
    if (isElsewhere && !this.#isAtHome(home.path, name)) return this.#package(specifier);
    if (!isWhole && this.#isOfLongerGem(specifier, name)) return this.#package(specifier);
    // The rest of the path may be defined elsewhere: only a class in its own file is certain.
    if (!isWhole && !homes.isNamed(name, home.path)) return this.#package(specifier);
    return toFiles([home.path]);
  }

  /** A reopened constant of Ruby or a gem is not the project's, unless the file matches its name. */
  #isAtHome(path: FilePath, name: string): boolean {
    return this.#parts.loadPath.hasFeature(path, plainFeature(name.replaceAll('::', '/')));
  }

  /** `Rails::Dom::Testing` of rails-dom-testing, though the project declares `Rails`. */
  #isOfLongerGem(specifier: string, name: string): boolean {
    const gem = this.#parts.gems.ofConstant(specifier);
    return gem !== undefined && gem !== this.#parts.gems.ofConstant(name);
  }

  /** A package, if the project names the gem. */
  #package(specifier: string): Target {
    const path = specifier.startsWith('::') ? specifier.slice(2) : specifier;
    return getOrAdd(this.#packages, path, () => {
      const gem = isStandardConstant(topOf(path)) ? undefined : this.#parts.gems.ofConstant(path);
      return gem === undefined ? nothing : toPackage(gem);
    });
  }
}

/** The product does not load its tests, benchmarks and tasks of Rake. A `test` in `lib` helps others to test. */
const aside = /^(?:(?!(?:lib|app)\/)[^/]+\/)*?(?:tests?|spec|features|benchmarks?)\/|\.rake$/;

function isAside(path: FilePath): boolean {
  return aside.test(path);
}

function topOf(name: string): string {
  const end = name.indexOf('::');
  return end === -1 ? name : name.slice(0, end);
}
