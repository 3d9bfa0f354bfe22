// Resolves the name of an import as it would be written in a new file, using only the report: `shop.tax.rate` in Python,
// `org.shop.Cart` in Java, `Shop\Tax\Rate` in PHP, `shop_tax::rate` in Rust, `Shop.TaxRate` in Elixir, `example.com/shop/tax`
// in Go. A name matches the end of a path, or starts with the name of a package of the project, whose folder is known from
// its manifest and from existing imports. The name of a package in use, or of a part of it, resolves to that package.
import type { DetailedFile, Report } from '../../model/report.ts';
import { UserError } from '../../model/user-error.ts';
import { groupBy } from '../../std/group-by.ts';
import { snakeCase } from '../../std/snake-case.ts';
import { listFirst } from '../../std/words.ts';
import { languageOf } from './add-file.ts';
import { familyOf } from '../affected/language-families.ts';
import { isGoPackageFile } from '../cycles/package-cycles.ts';
import { folderOf } from '../../std/paths.ts';

/**
 * Module path → its files: `src/cart` for `src/cart.ts`, `shop` for `shop/__init__.py`; in Go a folder for all files in it.
 */
type Modules = ReadonlyMap<string, readonly string[]>;

/** The files that code of any language of the project means by a name; undefined if there are none. */
export function findNamed(report: Report, name: string): readonly string[] | undefined {
  const files = report.detailed.nodes.filter((node): node is DetailedFile => node.type === 'file');
  const isFile = new Set(files.map(({ id }) => id));
  // A mistyped path is not a name.
  const ending = endingOf(name);
  if (/^[./]/.test(name) || (ending !== '' && files.some(({ id }) => endingOf(id) === ending)))
    return undefined;
  const languages = new Map(files.map((file) => [kindOf(file.language), file]));
  const found = [...languages].flatMap(([kind, { id }]) =>
    name.includes('/') && !usesSlashes(kind) ? [] : (new ModuleNames(report, id).find(name) ?? []),
  );
  const named = [...new Set(found)].filter((id) => isFile.has(id));
  return named.length === 0 ? undefined : named;
}

function kindOf(language: string): string {
  return familyOf(language) ?? language;
}

function usesSlashes(kind: string): boolean {
  return kind === 'script' || kind === 'go';
}

function endingOf(path: string): string {
  return /\.[^./]+$/.exec(path)?.[0] ?? '';
}

export class ModuleNames {
  readonly #report: Report;
  readonly #file: string;
  /** Files in languages that can import each other. */
  readonly #files: readonly DetailedFile[];
  /** Whether a slash is the only separator in names. */
  readonly #isPath: boolean;
  /** Whether a name is a path below some source folder, whatever its package. */
  readonly #namesPaths: boolean;
  /** Whether the folders of a package are those of its name. */
  readonly #isJvm: boolean;
  /** Whether names are in CamelCase and their files in snake_case. */
  readonly #isSmall: boolean;
  readonly #modules: Modules;
  /** Absolute specifiers → their targets, in files of these languages. */
  readonly #elsewhere: ReadonlyMap<string, ReadonlySet<string>>;
  /** Prefix of a name, its parts joined with slashes → the folders that it refers to. */
  readonly #roots = new Map<string, Set<string>>();
  /** The prefixes that come from manifests. */
  readonly #provided = new Set<string>();

  constructor(report: Report, file: string) {
    const all = report.detailed.nodes.filter((node): node is DetailedFile => node.type === 'file');
    const kind = kindOf(languageOf(file, all));
    this.#report = report;
    this.#file = file;
    this.#files = all.filter(({ language }) => kindOf(language) === kind);
    this.#isPath = usesSlashes(kind);
    this.#namesPaths = !this.#isPath && kind !== 'rust';
    this.#isJvm = kind === 'jvm';
    this.#isSmall = kind === 'elixir' || kind === 'ruby';
    this.#modules = modulesOf(this.#files, kind);
    this.#elsewhere = specifiersOf(report, new Set(this.#files.map(({ id }) => id)), kind);
    this.#findRoots();
  }

  /** IDs of files and packages; undefined if there is none with this name. */
  find(written: string): readonly string[] | undefined {
    const isAll = /(?:\.|::)\*$/.test(written);
    const parts = this.#split(isAll ? written.replace(/(?:\.|::)\*$/, '') : written);
    if (parts.length === 0) return undefined;
    const whole = this.#search(parts, this.#modules);
    const found = whole.length > 0 || !isAll ? whole : this.#search(parts, foldersOf(this.#files));
    if (found.length === 1) return found[0];
    const elsewhere = this.#elsewhere.get(written);
    if (elsewhere !== undefined) return [...elsewhere];
    if (found.length > 1) {
      const shown = listFirst(found.flat(), 8);
      throw new UserError(`"${written}" is ambiguous: ${shown}. Give the path.`);
    }
    return this.#declaring(parts) ?? this.#package(this.#partsOf(written)) ?? this.#inPackage(parts);
  }

  /** The name converted to a path, for suggestions. */
  asPath(written: string): string {
    return `${this.#split(written).join('/')}${endingOf(this.#file)}`;
  }

  #partsOf(name: string): readonly string[] {
    const separator = this.#isPath || name.includes('/') ? '/' : /::|[.\\]/;
    return name.split(separator).filter((part) => part !== '');
  }

  /** The parts of a name, spelled as in paths. */
  #split(name: string): readonly string[] {
    return this.#partsOf(this.#isSmall ? snakeCase(name) : name);
  }

  /** The modules that a name can refer to: by a known prefix, else by the end of their path. */
  #search(parts: readonly string[], modules: Modules): readonly (readonly string[])[] {
    for (let count = 0; count <= parts.length; count++) {
      const tail = parts.slice(count).join('/');
      const roots = this.#roots.get(parts.slice(0, count).join('/')) ?? [];
      const paths = [...roots].map((root) => inFolder(root, tail)).filter((path) => modules.has(path));
      if (paths.length > 0) return this.#preferProduct(paths.map((path) => modules.get(path)!));
    }
    if (!this.#namesPaths) return [];
    const whole = parts.join('/');
    const isMeant = (path: string): boolean =>
      path === whole || (parts.length > 1 && path.endsWith(`/${whole}`));
    return this.#preferProduct([...modules].filter(([path]) => isMeant(path)).map(([, ids]) => ids));
  }

  #preferProduct(found: readonly (readonly string[])[]): readonly (readonly string[])[] {
    const isProduct = new Set(this.#files.filter(({ role }) => role === 'product').map(({ id }) => id));
    const product = found.filter((ids) => ids.some((id) => isProduct.has(id)));
    return product.length > 0 ? product : found;
  }

  /** The file that declares a name: `shop.cart.Cart` in `shop/cart.py`, `shop_tax::Rate` in the root of its crate. */
  #declaring(parts: readonly string[]): readonly string[] | undefined {
    if (this.#isPath || this.#isSmall) return undefined;
    const around = this.#search(parts.slice(0, -1), this.#modules);
    const [ids] = around;
    if (around.length !== 1 || ids === undefined) return undefined;
    // Not in the enclosing package, which would hide a mistyped module name.
    const isFile = ids.some((id) => withoutEnding(id).endsWith(`/${parts.at(-2)}`));
    return isFile || parts.length === 2 ? ids : undefined;
  }

  /** The files of a package of the project: `org.shop.till` can have several folders. */
  #inPackage(parts: readonly string[]): readonly string[] | undefined {
    const found = this.#isJvm && parts.length > 1 ? this.#search(parts, foldersOf(this.#files)) : [];
    return found.length === 0 ? undefined : found.flat();
  }

  /**
   * The package with a prefix of the name, or the target of that prefix elsewhere. Not if a longer prefix belongs to the
   * project.
   */
  #package(parts: readonly string[]): readonly string[] | undefined {
    const packages = new Set(
      this.#report.detailed.nodes.filter(({ type }) => type === 'package').map(({ id }) => id),
    );
    for (let count = parts.length; count > 0; count--) {
      const some = parts.slice(0, count);
      if (this.#isOwn(this.#split(some.join('/')).join('/'))) return undefined;
      const names = this.#isPath
        ? [some.join('/')]
        : ['.', '\\', '::'].map((separator) => some.join(separator));
      const ids = names.flatMap((name) => [`pkg:${name}`, ...(this.#elsewhere.get(name) ?? [])]);
      const id = ids.find((each) => packages.has(each));
      if (id !== undefined) return [id];
    }
    return undefined;
  }

  /** False for `com.acme` if the project only has files in `com.acme.shop`. */
  #isOwn(name: string): boolean {
    const roots = this.#roots.get(name);
    return this.#provided.has(name) || this.#files.some(({ folder }) => roots?.has(folder) === true);
  }

  #findRoots(): void {
    for (const { name, imports = [], manifest } of this.#report.provides) {
      const folder = folderOf(manifest);
      for (const each of [name, ...imports]) this.#addProvided(this.#split(each).join('/'), folder);
    }
    const crates = this.#report.provides.filter(({ ecosystem }) => ecosystem === 'cargo');
    const crate = crates
      .map(({ manifest }) => folderOf(manifest))
      .filter((folder) => folder === '.' || this.#file.startsWith(`${folder}/`))
      .toSorted((a, b) => b.length - a.length)[0];
    this.#addProvided('crate', crate ?? /^(.*?)\/?src\//.exec(this.#file)?.[1] ?? '.');
    this.#learnRoots();
  }

  #addProvided(name: string, folder: string): void {
    this.#provided.add(name);
    for (const root of [folder, inFolder(folder, 'src'), inFolder(folder, 'lib')]) this.#addRoot(name, root);
  }

  #addRoot(name: string, root: string): void {
    const roots = this.#roots.get(name);
    if (roots === undefined) this.#roots.set(name, new Set([root]));
    else roots.add(root);
  }

  /** `App\Models\Cart` in `app/Models/Cart.php` shows that `App` is in `app`, and `App\Models` in `app/Models`. */
  #learnRoots(): void {
    const pathOf = new Map([...this.#modules].flatMap(([path, ids]) => ids.map((id) => [id, path] as const)));
    for (const [specifier, targets] of this.#elsewhere) {
      if (/^(?:crate|self|super)::/.test(specifier)) continue;
      for (const target of targets) {
        const path = pathOf.get(target)?.split('/') ?? [];
        const name = [...this.#split(specifier)];
        while (path.length > 0 && name.length > 0 && path.at(-1) === name.at(-1)) {
          path.pop();
          name.pop();
          this.#addRoot(name.join('/'), path.join('/') || '.');
        }
      }
    }
  }
}

function specifiersOf(
  { detailed }: Report,
  files: ReadonlySet<string>,
  language: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { source, target, imports } of detailed.edges) {
    if (!files.has(source)) continue;
    for (const { specifier, kind } of imports) {
      // In Ruby constants are named without an import, and loaded by their names.
      if ((kind === 'reference' && language !== 'ruby') || specifier.startsWith('.')) continue;
      const targets = found.get(specifier);
      if (targets === undefined) found.set(specifier, new Set([target]));
      else targets.add(target);
    }
  }
  return found;
}

function modulesOf(files: readonly DetailedFile[], kind: string): Modules {
  if (kind === 'go') return goPackages(files);
  const modules = new Map<string, string[]>();
  const add = (path: string, id: string): unknown => modules.set(path, [...(modules.get(path) ?? []), id]);
  for (const { id, folder } of files) {
    add(withoutEnding(id), id);
    if (/(?:^|\/)(?:index|__init__|mod|lib|main)\.[^./]+$/.test(id)) add(folder, id);
  }
  return modules;
}

/** Folder → the files of its package that are compiled for an import. Fuzzing files count as tests. */
export function goPackages(files: readonly DetailedFile[]): Modules {
  return foldersOf(files.filter(({ id }) => isGoPackageFile(id)));
}

/** Folder → its product files, or all files if there are none. */
function foldersOf(files: readonly DetailedFile[]): Modules {
  const inside = [...groupBy(files, ({ folder }) => folder)];
  return new Map(
    inside.map(([folder, all]) => {
      const product = all.filter(({ role }) => role === 'product');
      return [folder, (product.length > 0 ? product : all).map(({ id }) => id)];
    }),
  );
}

export function withoutEnding(id: string): string {
  return id.replace(/\.[^./]+$/, '');
}

function inFolder(folder: string, path: string): string {
  if (path === '') return folder;
  return folder === '.' ? path : `${folder}/${path}`;
}
