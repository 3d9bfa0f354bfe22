// Which file of the project declares a name. If several do, the one that the autoloader of the nearest composer.json would
// load. For functions and constants, files that declare nothing unique are polyfills and come last. Then the nearest
// file. Ties all count, except for constants: what programs share does not depend on the programs that each define `ROOT`.
// Functions and constants that only tests declare stand in for those of PHP, so that what is tested does not depend on them.
import { getOrAdd } from '../../../std/multi-map.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { folderOf, isInside, nearestTo } from '../../../std/paths.ts';
import { isKeyOfClass, isKeyOfConstant, keyOfDeclared } from '../keys.ts';
import type { Composer } from './composer-json.ts';
import type { Composers } from './composers.ts';
import { isFunctionOfPhp } from './standard-library.ts';

const none: readonly FilePath[] = [];
/** More candidates than this are ambiguous. */
const maxAlike = 8;
const maxDeclaring = 256;

const isInTests = /(?:^|\/)(?:(?:tests?|specs?)\/|(?:pest|phpunit|tests?)[-_]bootstrap\.php$)/i;
/** What is in a namespace of tests is asked for by those who use it. */
const namesTests = /[ \\]tests?\\/;

export class Declarations {
  readonly #composers: Composers;
  readonly #filesOf = new Map<string, FilePath[]>();
  /** In lower case, with their parents. */
  readonly #namespaces = new Set<string>();
  /** Those in which something is declared. */
  readonly #declaring = new Set<string>();
  /** The first parts of those of files outside of the tests. */
  readonly #own = new Set<string>();
  /** Key of a function or constant → its files outside of the tests. */
  readonly #outsideTests = new Map<string, readonly FilePath[]>();
  /** For names that several files declare: the file that an autoloader of the project would load. */
  readonly #loaded = new Map<string, FilePath | undefined>();
  /** Files that declare at least one unique name. */
  #originals: ReadonlySet<FilePath> | undefined;
  /** For names that several files declare: folder of the importing file → chosen files. */
  readonly #chosen = new Map<string, Map<string, readonly FilePath[]>>();

  constructor(files: readonly ExtractedFile[], composers: Composers) {
    this.#composers = composers;
    const inSomeCase: { readonly key: string; readonly path: FilePath }[] = [];
    for (const { file, scope = '', declares = [] } of files) {
      addNamespace(this.#namespaces, scope.toLowerCase());
      this.#addOwn(file.path, scope.toLowerCase());
      let conditional = '';
      for (const declaration of declares) {
        if (declaration.kind === 'supertype') continue;
        const key = keyOfDeclared(declaration);
        if (declaration.kind === 'conditional-constant') conditional = key;
        else if (key === conditional) inSomeCase.push({ key, path: file.path });
        else if (declaration.kind !== 'conditional-function') this.#add(key, file.path);
        else if (!isFunctionOfPhp(declaration.name)) inSomeCase.push({ key, path: file.path });
      }
    }
    // Where a file declares something in any case, that is its home. A test is only that of other tests.
    const homeless = inSomeCase.filter(
      ({ key }) => this.#filesOf.get(key)?.every((path) => isInTests.test(path)) ?? true,
    );
    for (const { key, path } of homeless) this.#add(key, path);
  }

  /** `key` as in keys.ts. */
  filesFor(from: FilePath, key: string): readonly FilePath[] {
    const files = this.#visibleFrom(from, key);
    if (files.length < 2) return files;
    if (files.includes(from)) return [from];
    const chosen = getOrAdd(this.#chosen, key, () => new Map());
    const folder = folderOf(from);
    return getOrAdd(chosen, folder, () => this.#choose(folder, key, files));
  }

  #visibleFrom(from: FilePath, key: string): readonly FilePath[] {
    const files = this.#filesOf.get(key) ?? none;
    if (files.length === 0 || namesTests.test(key)) return files;
    if (isKeyOfClass(key)) return this.#isForeign(from, key) ? none : files;
    const outside = getOrAdd(this.#outsideTests, key, () => files.filter((path) => !isInTests.test(path)));
    if (outside.length === files.length || isInTests.test(from)) return files;
    // A test that defines `ROOT` is one of the programs that do.
    return isKeyOfConstant(key) && outside.length > 0 ? files : outside;
  }

  has(key: string): boolean {
    return this.#filesOf.has(key);
  }

  hasNamespace(name: string): boolean {
    return this.#namespaces.has(name);
  }

  /** Configuration is written in a framework's namespace to save imports. That does not make it the project's own. */
  declaresIn(from: FilePath, namespace: string): boolean {
    return this.#declaring.has(namespace) && !this.#isForeign(from, `${namespace}\\`);
  }

  /** Tests declare classes in the namespace of a library to stand in for it. The product uses the library. */
  #isForeign(from: FilePath, name: string): boolean {
    const end = name.indexOf('\\');
    return end !== -1 && !this.#own.has(name.slice(0, end)) && !isInTests.test(from);
  }

  #add(key: string, path: FilePath): void {
    const files = this.#filesOf.get(key);
    if (files === undefined) this.#filesOf.set(key, [path]);
    else if (files.at(-1) !== path) files.push(path);
    const namespace = key.slice(key.indexOf(' ') + 1, Math.max(0, key.lastIndexOf('\\')));
    addNamespace(this.#namespaces, namespace);
    this.#declaring.add(namespace);
    this.#addOwn(path, namespace);
  }

  #addOwn(path: FilePath, namespace: string): void {
    if (namespace !== '' && !isInTests.test(path)) this.#own.add(namespace.split('\\', 1)[0]!);
  }

  #choose(folder: string, key: string, files: readonly FilePath[]): readonly FilePath[] {
    if (files.length > maxDeclaring) return none;
    const around = this.#composers.around(folder);
    const loaded = findLoaded(around, key, files) ?? this.#loadedSomewhere(key, files);
    if (loaded !== undefined) return [loaded];
    for (const composer of around) {
      const listed = files.filter((path) => lists(composer, path));
      if (listed.length > 0) return nearest(folder, listed);
    }
    const originals = isKeyOfClass(key) ? [] : files.filter((path) => this.#isOriginal(path));
    const best = nearest(folder, originals.length > 0 ? originals : files);
    return best.length > 1 && isKeyOfConstant(key) ? none : best;
  }

  #loadedSomewhere(key: string, files: readonly FilePath[]): FilePath | undefined {
    if (!this.#loaded.has(key)) this.#loaded.set(key, findLoaded(this.#composers.all, key, files));
    return this.#loaded.get(key);
  }

  #isOriginal(path: FilePath): boolean {
    this.#originals ??= new Set(
      [...this.#filesOf.values()].filter(({ length }) => length === 1).flatMap((files) => files),
    );
    return this.#originals.has(path);
  }
}

function findLoaded(
  composers: readonly Composer[],
  key: string,
  files: readonly FilePath[],
): FilePath | undefined {
  for (const composer of composers) {
    const loaded = files.find((path) => loads(composer, key, path));
    if (loaded !== undefined) return loaded;
  }
  return undefined;
}

function nearest(folder: string, files: readonly FilePath[]): readonly FilePath[] {
  const best = nearestTo(folder, files, (path) => path);
  return best.length > maxAlike ? none : best;
}

function loads({ rules }: Composer, className: string, path: string): boolean {
  return (
    rules.psr4.some(
      ([prefix, folders]) =>
        className.startsWith(prefix) &&
        isIn(path, folders, className.slice(prefix.length).replaceAll('\\', '/')),
    ) ||
    rules.psr0.some(
      ([prefix, folders]) => className.startsWith(prefix) && isIn(path, folders, psr0Path(className)),
    )
  );
}

function lists({ rules }: Composer, path: string): boolean {
  return rules.listed.some((place) => isInside(place, path));
}

/** `className` is in lower case; file names are compared without case. */
function isIn(path: string, folders: readonly string[], rest: string): boolean {
  return folders.some((folder) => {
    const start = folder === '.' ? 0 : folder.length + 1;
    const isBelow = start === 0 || path.startsWith(`${folder}/`);
    return (
      isBelow && path.length === start + rest.length + 4 && path.slice(start).toLowerCase() === `${rest}.php`
    );
  });
}

/** In PSR-0 an underscore of a class name separates folders too. */
function psr0Path(className: string): string {
  const slash = className.lastIndexOf('\\') + 1;
  return className.slice(0, slash).replaceAll('\\', '/') + className.slice(slash).replaceAll('_', '/');
}

/** And its parents. */
function addNamespace(known: Set<string>, name: string): void {
  for (let end = name.length; end > 0; end = name.lastIndexOf('\\', end - 1)) {
    const namespace = name.slice(0, end);
    if (known.has(namespace)) return;
    known.add(namespace);
  }
}
