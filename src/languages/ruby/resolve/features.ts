// Resolves `require`, `require_relative`, `load` and `autoload`.
import type { EntryKind } from '../../../model/project.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { ImportStatement } from '../../../model/source.ts';
import type { Target } from '../../../model/resolution.ts';
import { childPath, findUpward, folderOf, foldersUpward, joinPath } from '../../../std/paths.ts';
import { missingFile } from '../../kit/missing-file.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { filesMatching, splitPattern } from './files-matching.ts';
import type { Gems } from './gems.ts';
import type { LoadPath } from './load-path.ts';
import { libraryOf } from './standard-library.ts';
import {
  asset,
  ignoredPath,
  outOfProject,
  toBuiltin,
  toFiles,
  toPackage,
  unresolved,
} from '../../kit/targets.ts';

export class Features {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #loadPath: LoadPath;
  readonly #gems: Gems;
  readonly #cache = new Map<string, Map<string, Target>>();

  constructor(entries: ReadonlyMap<string, EntryKind>, loadPath: LoadPath, gems: Gems) {
    this.#entries = entries;
    this.#loadPath = loadPath;
    this.#gems = gems;
  }

  /** Undefined if the statement does not load a file. */
  load(from: FilePath, { kind, specifier, detail }: ImportStatement): Target | undefined {
    if (kind === 'reference' || detail?.kind === 'nesting') return undefined;
    const isRelative = detail?.kind === 'load' && detail.verb === 'require_relative';
    const target = this.find(from, specifier, isRelative);
    const isItself = target.kind === 'files' && target.paths.length === 1 && target.paths[0] === from;
    return isItself && !isRelative && isPlainFeature(specifier) ? this.#elsewhere(specifier) : target;
  }

  /** What a file requires by its own name: `irb/ext/tracer.rb` wants the gem. */
  #elsewhere(feature: string): Target {
    const library = libraryOf(feature);
    if (library !== undefined) return toBuiltin(library);
    return toPackage(this.#gems.ofFeature(feature) ?? feature.split('/', 1)[0] ?? feature);
  }

  find(from: FilePath, specifier: string, isRelative: boolean): Target {
    const folder = folderOf(from);
    if (/[*?{[]/.test(specifier)) return this.#matching(from, specifier, isRelative);
    const key = isRelative ? `./${specifier}` : specifier;
    const known = getOrAdd(this.#cache, folder, () => new Map<string, Target>());
    return getOrAdd(known, key, () =>
      isRelative ? this.#relative(folder, specifier) : this.#look(folder, specifier),
    );
  }

  #relative(folder: string, specifier: string): Target {
    const path = joinPath(folder, specifier);
    if (path === undefined || specifier.startsWith('/')) return outOfProject;
    return this.#at(path) ?? this.#missing(path);
  }

  /** From the folder of the file, or from one above that may be the working directory. */
  #matching(from: FilePath, pattern: string, isRelative: boolean): Target {
    const folder = folderOf(from);
    const { literal, rest } = splitPattern(pattern);
    const find = (path: string): Target | undefined => {
      const paths = filesMatching(this.#entries, path, rest).filter((file) => file !== from);
      return paths.length === 0 ? undefined : toFiles(paths);
    };
    const path = joinPath(folder, literal);
    if (!isRelative) return findUpward(folder, literal, find) ?? asset;
    return path === undefined ? outOfProject : (find(path) ?? asset);
  }

  #look(folder: string, specifier: string): Target {
    if (specifier.startsWith('/')) return outOfProject;
    if (/^\.{1,2}\//.test(specifier)) return this.#fromWorkingFolder(folder, specifier);
    const feature = specifier.replace(ending, '');
    const toOwn = (path: FilePath): Target => (compiled.test(specifier) ? asset : toFiles([path]));
    const own = this.#loadPath.find(folder, feature);
    if (own !== undefined) return toOwn(own);
    const library = libraryOf(feature);
    if (library !== undefined) return toBuiltin(library);
    const atRoot = this.#loadPath.findAtRoot(feature);
    if (atRoot !== undefined) return toOwn(atRoot);
    const gem = this.#gems.ofFeature(feature);
    if (gem !== undefined) return toPackage(gem);
    return this.#unknown(folder, feature);
  }

  /** The working directory is unknown; most likely it is a folder above. */
  #fromWorkingFolder(folder: string, specifier: string): Target {
    const found = findUpward(folder, specifier, (path) => this.#at(path));
    return found ?? unresolved('no folder above contains this file');
  }

  /** A missing part of a gem in the project, or an unlisted gem. */
  #unknown(folder: string, feature: string): Target {
    const first = feature.split('/', 1)[0] ?? feature;
    const main = this.#loadPath.find(folder, first);
    if (main === undefined) return toPackage(first);
    // Compiled extensions have their sources in `ext`.
    for (const above of foldersUpward(folder)) if (this.#entries.has(childPath(above, 'ext'))) return asset;
    return unresolved(`there is no ${feature}.rb on the load path`);
  }

  #at(path: string): Target | undefined {
    for (const candidate of [`${path}.rb`, path]) {
      const kind = this.#entries.get(candidate);
      if (kind === 'source') return toFiles([candidate as FilePath]);
      if (kind === 'asset') return asset;
      if (kind === 'ignored') return ignoredPath(candidate);
    }
    if (this.#entries.has(`${path}.so`)) return asset;
    return compiled.test(path) && this.#entries.has(path.replace(compiled, '.rb')) ? asset : undefined;
  }

  #missing(path: string): Target {
    const file = /\.\w+$/.test(path) ? path : `${path}.rb`;
    return missingFile(this.#entries, file);
  }
}

/** One that is looked for on the load path. */
function isPlainFeature(specifier: string): boolean {
  return /^\w/.test(specifier) && !/[*?{[]|\.\w+$/.test(specifier);
}

const ending = /\.(?:rb|so|o|dll)$/;
/** An extension in C, which is built. A Ruby file of its name mostly stands for it: `cart.rb` requires `cart.so`. */
const compiled = /\.(?:so|o|dll)$/;
