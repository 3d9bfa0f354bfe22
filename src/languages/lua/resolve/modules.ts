// The file of a module. Lua searches a path that the project does not define. It is assumed to contain what a rockspec
// says, the folders `lua`, `src` and `lib` above the requiring file, and the root; then the folders above the file, since
// scripts are often run from their own folder.
import { type FilePath, filePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import {
  childPath,
  findUpward,
  folderOf,
  foldersUpward,
  joinPath,
  nameOf,
  nearestTo,
} from '../../../std/paths.ts';
import { addTo, getOrAdd } from '../../../std/multi-map.ts';
import { findRootNames } from '../../kit/root-names.ts';
import { buildFiles } from '../files.ts';

const sourceFolders = ['lua', 'src', 'lib'];
/** More files of one name are ambiguous. */
const maxAlike = 1000;

export type Found =
  | { readonly kind: 'file'; readonly path: FilePath }
  /** Several candidates. */
  | { readonly kind: 'several' }
  /** The project has a folder for such modules, but not this one. */
  | { readonly kind: 'missing'; readonly folder: string }
  | { readonly kind: 'outside' };

export class Modules {
  readonly #entries: Project['entries'];
  readonly #manifests: Project['manifests'];
  readonly #rootNames: ReadonlyMap<string, string>;
  readonly #declared = new Map<string, FilePath>();
  /** Name of a Lua file or, for `init.lua`, of its folder → paths. */
  readonly #byName = new Map<string, FilePath[]>();
  readonly #cache = new Map<string, Map<string, Found>>();
  readonly #roots = new Map<string, readonly string[]>();

  constructor({ entries, files, manifests }: Project, extracted: readonly ExtractedFile[]) {
    this.#entries = entries;
    this.#manifests = manifests;
    const modules = new Set(
      extracted.flatMap(({ imports }) => imports.map(({ specifier }) => pathOf(specifier))),
    );
    this.#rootNames = findRootNames(modules, (path) => (this.#fileAt(path) === undefined ? [] : ['.']));
    for (const [path, text] of manifests) if (path.endsWith('.rockspec')) this.#declare(path, text);
    for (const { path, language } of files) if (language === 'lua') this.#index(path);
  }

  find(from: FilePath, module: string): Found {
    const declared = this.#declared.get(module);
    if (declared !== undefined && declared !== from) return { kind: 'file', path: declared };
    const folder = folderOf(from);
    const found = getOrAdd(this.#cache, folder, () => new Map());
    const answer = getOrAdd(found, module, () => this.#look(folder, module));
    const isSelf = answer.kind === 'file' && answer.path === from;
    // A file does not require itself: search elsewhere.
    return isSelf ? this.#look(folder, module, from) : answer;
  }

  /** Whether a build makes it: a rockspec names the module, but no Lua file for it, or a makefile and the like `cart.so` or `cart.lua`. */
  isBuilt(module: string): boolean {
    const name = nameOf(pathOf(module)).replaceAll(/\W/g, '\\$&');
    const file = new RegExp(`(?<![\\w.-])${name}\\.(?:so|dll|lua)\\b`);
    for (const [path, text] of this.#manifests) {
      if (path.endsWith('.rockspec')) {
        const isNamed = text.includes(`"${module}"`) || text.includes(`'${module}'`);
        if (isNamed && !readModules(text).has(module)) return true;
      } else if (buildFiles.includes(nameOf(path)) && file.test(text)) return true;
    }
    return false;
  }

  /** Relative to the file, or to a possible working directory. */
  fileNamed(from: FilePath, path: string): string | undefined {
    return findUpward(folderOf(from), path, (candidate) => (this.#isFile(candidate) ? candidate : undefined));
  }

  #look(folder: string, module: string, except?: FilePath): Found {
    const path = pathOf(module);
    let missingIn: string | undefined;
    for (const root of this.#rootsAbove(folder)) {
      const place = joinPath(root, path);
      if (place === undefined) continue;
      const file = this.#fileAt(place, except);
      if (file !== undefined) return { kind: 'file', path: filePath(file) };
      if (isCertain(root, folder)) missingIn ??= this.#folderFor(root, path);
    }
    return this.#bySuffix(folder, path, except) ?? this.#fromRoot(path, except) ?? missing(missingIn);
  }

  /** By a name for the root that no folder has. */
  #fromRoot(path: string, except?: FilePath): Found | undefined {
    const slash = path.indexOf('/');
    if (!this.#rootNames.has(path.slice(0, slash))) return undefined;
    const file = this.#fileAt(path.slice(slash + 1), except);
    return file === undefined ? undefined : { kind: 'file', path: filePath(file) };
  }

  #fileAt(place: string, except?: FilePath): string | undefined {
    return [`${place}.lua`, `${place}/init.lua`].find((path) => this.#isFile(path) && path !== except);
  }

  /** In search order. */
  #rootsAbove(folder: string): readonly string[] {
    return getOrAdd(this.#roots, folder, () => {
      const above = [...foldersUpward(folder)];
      const sources = above
        .flatMap((at) => sourceFolders.map((name) => childPath(at, name)))
        .filter((at) => this.#entries.get(at) === 'folder');
      return [...sources, '.', ...above.slice(0, -1)];
    });
  }

  /**
   * The only module whose path ends with this; of several, the one with the longest common path with the requiring file.
   * Of a single name there must be no other.
   */
  #bySuffix(folder: string, path: string, except?: FilePath): Found | undefined {
    if (!path.includes('/')) return undefined;
    const called = this.#byName.get(nameOf(path)) ?? [];
    if (called.length > maxAlike) return undefined;
    const alike = called.filter(
      (other) => other !== except && (other.endsWith(`/${path}.lua`) || other.endsWith(`/${path}/init.lua`)),
    );
    const [first, second] = nearestTo(folder, alike, (other) => other);
    if (first === undefined) return undefined;
    return second === undefined ? { kind: 'file', path: first } : { kind: 'several' };
  }

  /**
   * The only file that can be a module of this name, without a folder, unless it helps tests that are not around `from`. One
   * below the folder of `from` would be required with its folders.
   */
  onlyCalled(from: FilePath, module: string): FilePath | undefined {
    const name = module.replace(/\.lua$/, '');
    if (/[./]/.test(name)) return undefined;
    const [only, other] = this.#byName.get(name) ?? [];
    if (only === undefined || only === from || other !== undefined) return undefined;
    if (folderOf(only).startsWith(`${folderOf(from)}/`)) return undefined;
    const aside = asideFolder.exec(only)?.[0];
    return aside === undefined || from.startsWith(aside) ? only : undefined;
  }

  /** The folder of the first part of the module, if the project has one. */
  #folderFor(root: string, path: string): string | undefined {
    const slash = path.indexOf('/');
    if (slash === -1) return undefined;
    const folder = joinPath(root, path.slice(0, slash));
    return folder !== undefined && this.#entries.get(folder) === 'folder' ? folder : undefined;
  }

  #declare(rockspec: FilePath, text: string): void {
    for (const [module, written] of readModules(text)) {
      // Rockspecs of many versions are often in a folder of their own.
      for (const folder of [folderOf(rockspec), folderOf(folderOf(rockspec))]) {
        const path = joinPath(folder, written);
        if (path === undefined || !this.#isFile(path)) continue;
        this.#declared.set(module, filePath(path));
        break;
      }
    }
  }

  #index(path: FilePath): void {
    if (!path.endsWith('.lua')) return;
    const parts = path.split('/');
    const last = (parts.at(-1) ?? '').replace(/\.lua$/, '');
    for (const name of new Set([last, last === 'init' ? (parts.at(-2) ?? last) : last])) {
      addTo(this.#byName, name, path);
    }
  }

  #isFile(path: string): boolean {
    return this.#entries.get(path) === 'source';
  }
}

function pathOf(module: string): string {
  return module.includes('/') ? module.replace(/\.lua$/, '') : module.replaceAll('.', '/');
}

/** In others a folder may have the name of a rock: `modules/http` of the project, and `http.request` of `http`. */
function isCertain(root: string, folder: string): boolean {
  return root === '.' || root === folder || sourceFolders.includes(nameOf(root));
}

function missing(folder: string | undefined): Found {
  return folder === undefined ? { kind: 'outside' } : { kind: 'missing', folder };
}

/** Tests, examples and the like, with what is in front of them. */
const asideFolder =
  /^(?:.*?\/)?(?:tests?|specs?|fixtures?|examples?|samples?|bench(?:marks?)?|docs?|tools?)\//i;

/** Strings end with their line, which keeps matching linear. */
const tokens = /--[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_]\w*|[[\]={},]/g;

/** Module → path as written. */
export function readModules(text: string): Map<string, string> {
  const modules = new Map<string, string>();
  const words = Array.from(text.matchAll(tokens), ([token]) => token).filter(
    (token) => !token.startsWith('--'),
  );
  for (let i = 2; i < words.length; i++) {
    // Programs are no modules: `bin = { shop = "bin/shop.lua" }`.
    if (words[i] === '{' && words[i - 2] === 'bin') i = Math.max(i, words.indexOf('}', i));
    const path = stringIn(words[i]);
    if (words[i - 1] !== '=' || path?.endsWith('.lua') !== true) continue;
    const name = words[i - 2] === ']' ? stringIn(words[i - 3]) : words[i - 2];
    if (name !== undefined) modules.set(name, path);
  }
  return modules;
}

function stringIn(token: string | undefined): string | undefined {
  const isString = token?.startsWith('"') === true || token?.startsWith("'") === true;
  return isString ? token?.slice(1, -1) : undefined;
}
