// Where the path of an include leads. PHP looks beside the including file and where it was started; that place is not
// known, but it is the folder of some file above, or one in its include path.
import { type FilePath } from '../../../model/file-path.ts';
import type { EntryKind, Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import { folderOf, joinPath } from '../../kit/paths.ts';
import { findIgnored } from '../../kit/missing-file.ts';
import { here } from '../path-expression.ts';
import { asset, ignoredPath, outOfProject, toFile, toFiles, unresolved } from '../../kit/targets.ts';
import { addTo } from '../../kit/multi-map.ts';

/** Composer makes it; it stands for all packages and for no file. */
const autoloader = 'vendor/autoload.php';

export class IncludeFiles {
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #byName = new Map<string, FilePath[]>();

  constructor({ entries, files }: Project) {
    this.#entries = entries;
    for (const { path } of files) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      addTo(this.#byName, name, path);
    }
  }

  /** `path` begins at the root of the project. */
  findFromRoot(path: string): Target {
    const slashed = path.replaceAll('\\', '/');
    return isAutoloader(slashed) ? asset : this.#fromFolder('.', `/${slashed}`);
  }

  find(from: FilePath, written: string): Target {
    const path = written.replaceAll('\\', '/');
    if (isAutoloader(path)) return asset;
    if (path.startsWith(here)) return this.#fromFolder(folderOf(from), path.slice(here.length));
    if (path.startsWith('/') || path.includes(':')) {
      return unresolved('it names a place outside the project');
    }
    return this.#upward(folderOf(from), path) ?? this.#bySuffix(path) ?? missing(path);
  }

  #fromFolder(folder: string, rest: string): Target {
    const path = joinPath(folder, rest.startsWith('/') ? rest.slice(1) : `../${nameOf(folder)}${rest}`);
    if (path === undefined) return outOfProject;
    return this.#at(path) ?? missing(path);
  }

  #upward(folder: string, path: string): Target | undefined {
    for (let at = folder; ; at = folderOf(at)) {
      const candidate = joinPath(at, path);
      const target = candidate === undefined ? undefined : this.#at(candidate);
      if (target !== undefined || at === '.') return target;
    }
  }

  /** Through the include path: the only file whose path ends so, if more than its name is written. */
  #bySuffix(path: string): Target | undefined {
    const suffix = path.replace(/^(?:\.{1,2}\/)+/, '');
    if (!suffix.includes('/')) return undefined;
    const alike = (this.#byName.get(nameOf(suffix)) ?? []).filter((other) => other.endsWith(`/${suffix}`));
    return alike.length === 1 ? toFiles(alike) : undefined;
  }

  #at(path: string): Target | undefined {
    switch (this.#entries.get(path)) {
      case 'source':
        return toFile(path);
      case 'asset':
        return asset;
      default:
        return this.#ignoredPath(path);
    }
  }

  #ignoredPath(path: string): Target | undefined {
    const ignored = findIgnored(this.#entries, path);
    if (ignored === undefined) return undefined;
    return ignoredPath(ignored);
  }
}

function isAutoloader(path: string): boolean {
  return path === autoloader || path.endsWith(`/${autoloader}`);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function missing(path: string): Target {
  return unresolved(`there is no file ${path}`);
}
