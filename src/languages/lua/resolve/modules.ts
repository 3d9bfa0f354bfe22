// Which file of the project a module is. Lua looks along a path that the project does not tell; it is taken to hold the
// folders above the requiring file and their `lua`, `src` and `lib`. What a rockspec says goes first.
import type { FilePath } from '../../../model/file-path.ts';
import { filePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { folderOf, joinPath } from '../../../std/join-path.ts';
import { readModules } from './rockspec.ts';

/** Beside the folder itself. */
const sourceFolders = ['.', 'lua', 'src', 'lib'];

export type Found =
  | { readonly kind: 'file'; readonly path: FilePath }
  /** Several files could be meant. */
  | { readonly kind: 'several' }
  /** There is a folder of the project for such modules, but not this one in it. */
  | { readonly kind: 'missing'; readonly folder: string }
  | { readonly kind: 'outside' };

export class Modules {
  readonly #entries: Project['entries'];
  readonly #declared = new Map<string, FilePath>();
  /** Name of a Lua file or, for `init.lua`, of its folder → where such modules stand. */
  readonly #byName = new Map<string, FilePath[]>();
  readonly #cache = new Map<string, Map<string, Found>>();

  constructor({ entries, files, manifests }: Project) {
    this.#entries = entries;
    for (const [path, text] of manifests) if (path.endsWith('.rockspec')) this.#declare(path, text);
    for (const { path, language } of files) if (language === 'lua') this.#index(path);
  }

  find(from: FilePath, module: string): Found {
    const declared = this.#declared.get(module);
    if (declared !== undefined) return { kind: 'file', path: declared };
    const folder = folderOf(from);
    let found = this.#cache.get(folder);
    if (found === undefined) {
      found = new Map();
      this.#cache.set(folder, found);
    }
    let answer = found.get(module);
    if (answer === undefined) {
      answer = this.#look(folder, module);
      found.set(module, answer);
    }
    return answer;
  }

  /** Beside the file, or where Lua may have been started. */
  fileNamed(from: FilePath, path: string): string | undefined {
    for (let at = folderOf(from); ; at = folderOf(at)) {
      const candidate = joinPath(at, path);
      if (candidate !== undefined && this.#isFile(candidate)) return candidate;
      if (at === '.') return undefined;
    }
  }

  #look(folder: string, module: string): Found {
    const path = module.includes('/') ? module.replace(/\.lua$/, '') : module.replaceAll('.', '/');
    let missingIn: string | undefined;
    for (let at = folder; ; at = folderOf(at)) {
      for (const sources of sourceFolders) {
        const root = sources === '.' ? at : joinPath(at, sources);
        const place = root === undefined ? undefined : joinPath(root, path);
        if (place === undefined) continue;
        const file = [`${place}.lua`, `${place}/init.lua`].find((candidate) => this.#isFile(candidate));
        if (file !== undefined) return { kind: 'file', path: filePath(file) };
        missingIn ??= this.#folderFor(root ?? at, path);
      }
      if (at === '.') break;
    }
    return this.#bySuffix(folder, path) ?? missing(missingIn);
  }

  /** The only module whose path ends so; of several, the one that shares most of its way with the requiring file. */
  #bySuffix(folder: string, path: string): Found | undefined {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const alike = (this.#byName.get(name) ?? []).filter(
      (other) => other.endsWith(`/${path}.lua`) || other.endsWith(`/${path}/init.lua`),
    );
    const [first, second] = alike
      .map((other) => ({ other, shared: sharedLength(folder, other) }))
      .toSorted((a, b) => b.shared - a.shared);
    if (first === undefined) return undefined;
    return first.shared === second?.shared ? { kind: 'several' } : { kind: 'file', path: first.other };
  }

  /** The folder of the module's first part, where the project has one. */
  #folderFor(root: string, path: string): string | undefined {
    const slash = path.indexOf('/');
    if (slash === -1) return undefined;
    const folder = joinPath(root, path.slice(0, slash));
    return folder !== undefined && this.#entries.get(folder) === 'folder' ? folder : undefined;
  }

  #declare(rockspec: FilePath, text: string): void {
    for (const [module, written] of readModules(text)) {
      // Rockspecs of many versions often stand in a folder of their own.
      for (const folder of [folderOf(rockspec), folderOf(folderOf(rockspec))]) {
        const path = joinPath(folder, written);
        if (path === undefined || !this.#isFile(path)) continue;
        this.#declared.set(module, filePath(path));
        break;
      }
    }
  }

  #index(path: FilePath): void {
    const parts = path.split('/');
    const last = (parts.at(-1) ?? '').replace(/\.lua$/, '');
    for (const name of new Set([last, last === 'init' ? (parts.at(-2) ?? last) : last])) {
      const alike = this.#byName.get(name);
      if (alike === undefined) this.#byName.set(name, [path]);
      else alike.push(path);
    }
  }

  #isFile(path: string): boolean {
    return this.#entries.get(path) === 'source';
  }
}

function missing(folder: string | undefined): Found {
  return folder === undefined ? { kind: 'outside' } : { kind: 'missing', folder };
}

function sharedLength(folder: string, path: string): number {
  const way = folder === '.' ? '' : `${folder}/`;
  let shared = 0;
  for (let i = 0; i < way.length && way[i] === path[i]; i++) if (way[i] === '/') shared = i + 1;
  return shared;
}
