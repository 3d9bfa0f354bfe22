// All constants declared in the project, by full name, with their superclasses and mixins.
import type { FilePath } from '../../../model/file-path.ts';
import type { Declaration as Declared } from '../../../model/declaration.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { addTo, getOrAdd } from '../../../std/multi-map.ts';
import type { Features } from './features.ts';
import { isNamed, plainFeature } from './load-path.ts';

export interface Declaration {
  readonly path: FilePath;
  /** Only opened to contain other constants. */
  readonly isOnlyOpened: boolean;
  /** Names the superclass; reopenings usually do not. */
  readonly hasSuperclass: boolean;
  /** Opened by a path, such as `module Tax::Rates`, so `Tax` is declared elsewhere. */
  readonly isInPath: boolean;
}

/** Full names of enclosing classes and modules, innermost first. */
export type Scopes = readonly string[];

/** `class Cart < Item`: the ancestor as written, and the scopes to look it up in. */
export interface Ancestor {
  readonly path: string;
  readonly scopes: Scopes;
}

type AncestorEntry = Extract<Declared, { kind: 'ancestor' }>;

const none: readonly never[] = [];

export class ConstantIndex {
  readonly #declarations = new Map<string, Declaration[]>();
  readonly #ancestors = new Map<string, Ancestor[]>();
  readonly #scopesOf = new Map<string, Scopes>();
  /** First parts of all names that the project declares. */
  readonly #ownRoots = new Set<string>();

  readonly #namespaces = new Set<string>();
  readonly #autoloads = new Map<string, FilePath>();

  constructor(files: readonly ExtractedFile[], features: Features) {
    // In `class Cart::Item` inside a module, the meaning of `Cart` depends on other declarations.
    const late: { readonly nesting: readonly string[]; readonly declaration: Declaration }[] = [];
    for (const { file, declares = [] } of files) {
      const subclasses = subclassesIn(declares);
      for (const entry of declares) {
        if (entry.kind !== 'class') continue;
        const { nesting, isOnlyOpened } = entry;
        const hasSuperclass = subclasses.has(nesting.join(' '));
        const isInPath = nesting[0]!.includes('::', 1);
        const declaration = { path: file.path, isOnlyOpened, hasSuperclass, isInPath };
        if (nesting.some((path, i) => i > 0 && path.includes('::'))) late.push({ nesting, declaration });
        else this.#add(nesting.join('::'), declaration);
      }
    }
    for (const { nesting, declaration } of late) this.#add(this.#qualify(nesting)[0] ?? '', declaration);
    for (const { declares = [] } of files) {
      for (const entry of declares) if (entry.kind === 'ancestor') this.#inherit(entry);
    }
    for (const { file, declares = [] } of files) {
      for (const entry of declares) {
        if (entry.kind !== 'autoload') continue;
        const target = features.find(file.path, entry.specifier, entry.isRelative);
        if (target.kind === 'files') this.#autoload(this.#qualify(entry.nesting)[0]!, target.paths[0]!);
      }
    }
  }

  /** The `autoload` path of a constant. */
  autoloadOf(name: string): FilePath | undefined {
    return this.#autoloads.get(name);
  }

  has(name: string): boolean {
    return this.#declarations.has(name);
  }

  /** Whether it contains other constants. */
  isNamespace(name: string): boolean {
    return this.#namespaces.has(name);
  }

  declarationsOf(name: string): readonly Declaration[] {
    return this.#declarations.get(name) ?? none;
  }

  /** Whether it only adds to a module that the project does not declare: a gem does. */
  isForeign(name: string, { isInPath }: Declaration): boolean {
    return isInPath && !this.#ownRoots.has(rootOf(name));
  }

  ancestorsOf(name: string): readonly Ancestor[] {
    return this.#ancestors.get(name) ?? none;
  }

  scopesOf(nesting: readonly string[]): Scopes {
    if (nesting.length === 0) return none;
    return getOrAdd(this.#scopesOf, nesting.join(' '), () => this.#qualify(nesting));
  }

  #qualify(nesting: readonly string[]): Scopes {
    const scopes: string[] = [];
    for (const path of nesting) scopes.unshift(this.#qualifyPath(path, scopes));
    return scopes;
  }

  #qualifyPath(path: string, scopes: Scopes): string {
    if (path.startsWith('::')) return path.slice(2);
    const [around] = scopes;
    if (around === undefined) return path;
    if (!path.includes('::')) return `${around}::${path}`;
    const head = path.slice(0, path.indexOf('::'));
    const holder = scopes.find((scope) => this.has(`${scope}::${head}`));
    if (holder !== undefined) return `${holder}::${path}`;
    return this.has(head) ? path : `${around}::${path}`;
  }

  #add(written: string, declaration: Declaration): void {
    const name = written.startsWith('::') ? written.slice(2) : written;
    if (!declaration.isInPath || isNamed(declaration.path, plainFeature(name)))
      this.#ownRoots.add(rootOf(name));
    addTo(this.#declarations, name, declaration);
    // A namespace without a declaration: Zeitwerk derives it from a folder.
    for (let end = name.lastIndexOf('::'); end > 0; end = name.lastIndexOf('::', end - 1)) {
      const around = name.slice(0, end);
      this.#namespaces.add(around);
      if (this.#declarations.has(around)) return;
      this.#declarations.set(around, []);
    }
  }

  /** The file may define the constant dynamically, by `const_set` or a macro. */
  #autoload(name: string, path: FilePath): void {
    this.#autoloads.set(name, path);
    if (this.declarationsOf(name).some((declaration) => declaration.path === path)) return;
    this.#add(name, { path, isOnlyOpened: false, hasSuperclass: false, isInPath: false });
  }

  #inherit({ nesting, ancestor: path, isSuperclass }: AncestorEntry): void {
    const scopes = this.scopesOf(nesting);
    const [subclass] = scopes;
    if (subclass === undefined) return;
    // The superclass is evaluated outside the class.
    const ancestor = { path, scopes: isSuperclass ? scopes.slice(1) : scopes };
    addTo(this.#ancestors, subclass, ancestor);
  }
}

/** The first part. */
export function rootOf(name: string): string {
  const end = name.indexOf('::');
  return end === -1 ? name : name.slice(0, end);
}

/** The nestings that name a superclass. */
function subclassesIn(declares: readonly Declared[]): Set<string> {
  const subclasses = new Set<string>();
  for (const entry of declares)
    if (entry.kind === 'ancestor' && entry.isSuperclass) subclasses.add(entry.nesting.join(' '));
  return subclasses;
}
