// Resolves names and paths in a module, through declared and imported modules up to the last one. Items that a module
// declares or re-exports belong to it.
import { wordSet } from '../../kit/word-set.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import type { PackageTarget } from '../../kit/targets.ts';
import { crateName } from './cargo-manifest.ts';
import { type Binding, type Crate, excludeEachOther, type Module } from './module.ts';
import type { ModuleForest } from './module-forest.ts';
import type { CargoPackage } from './packages.ts';

export type Found =
  | { readonly kind: 'modules'; readonly modules: readonly Module[] }
  | { readonly kind: 'package'; readonly target: PackageTarget }
  /** Not a module: an item that these declare or import. */
  | { readonly kind: 'item'; readonly modules: readonly Module[] };

/** The target of the first names of a path, and their number. */
interface Head {
  readonly found: Found;
  readonly rest: number;
}

const builtins = new Set(['std', 'core', 'alloc', 'proc_macro', 'test']);
/** The compiler's own crates come with it: `extern crate` names them, and no manifest does. */
const ofCompiler = /^rustc_/;
/** Known in every module. */
export const primitives: ReadonlySet<string> = wordSet(
  'bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize',
);
/** Limit of `use` chains. */
const maxSteps = 32;
/** Limit of modules searched for a name from a glob. */
const maxGlobs = 64;
/** Limit of `use` per name: several if conditions choose between them. */
const maxBindings = 16;
/** The first edition in which `use` paths are relative to the module instead of the crate root. */
const localEdition = 2018;

export class Names {
  readonly #forest: ModuleForest;
  readonly #known = new Map<Module, Map<string, Found | undefined>>();
  readonly #globbed = new Map<Module, readonly Module[]>();
  #steps = 0;
  /** How many modules' globs are being followed. */
  #following = 0;

  constructor(forest: ModuleForest) {
    this.#forest = forest;
  }

  /** The target of a `use` or `extern crate`. Undefined if the first name is unknown. */
  follow(module: Module, path: readonly string[]): Found | undefined {
    const isOld = module.crate.edition < localEdition;
    const head = this.#findHead(module, path, isOld ? module.crate.root : module);
    const found = this.#walk(module, head, path);
    const last = path.at(-1) ?? '';
    if (found?.kind !== 'modules' || head?.rest === path.length || last === '*') return found;
    const open = found.modules.filter((around) => around.shows(last, module) || !this.#hasItem(around, last));
    const taken = this.#step(module, open, last);
    if (taken.kind !== 'modules') return { kind: 'item', modules: found.modules };
    const others = open.filter((around) => this.#takesCrate(around, last));
    return others.length === 0 ? taken : { kind: 'modules', modules: [...taken.modules, ...others] };
  }

  /** The last module of a path in code: its last name is always an item. */
  followInCode(module: Module, path: readonly string[]): Found | undefined {
    const head = this.#findHead(module, path, module);
    const isType = primitives.has(path[0] ?? '') && !this.#hasName(head?.found, path[1] ?? '');
    return isType ? undefined : this.#walk(module, head, path);
  }

  /** Whether a name that is not known can be one of a package whose names the module takes all: `use tui::prelude::*`. */
  takesAllOfPackage(module: Module): boolean {
    return [module, ...this.#globbedBy(module)].some((one) =>
      one.globs.some((glob) => this.follow(one, glob)?.kind === 'package'),
    );
  }

  /** Through all modules except the last name, which may be an item. */
  #walk(from: Module, head: Head | undefined, path: readonly string[]): Found | undefined {
    if (head === undefined) return undefined;
    let { found, rest } = head;
    for (; rest < path.length - 1 && found.kind === 'modules'; rest++)
      found = this.#step(from, found.modules, path[rest] ?? '');
    return found;
  }

  #hasName(found: Found | undefined, name: string): boolean {
    return (
      found?.kind === 'modules' && found.modules.some((module) => this.#lookUp(module, name) !== undefined)
    );
  }

  /** Whether the name is known as something else than a child module. */
  #hasItem(module: Module, name: string): boolean {
    if (module.bindings.has(name) || module.declared.has(name)) return true;
    return this.#globbedBy(module).some((other) => this.#findOwn(other, name) !== undefined);
  }

  /** If it also has a module of that name, conditions choose between them. */
  #takesCrate(module: Module, name: string): boolean {
    const bindings = module.children.has(name) ? (module.bindings.get(name) ?? []) : [];
    return bindings.some(
      (binding) => binding.length === 1 && this.follow(module, binding)?.kind === 'package',
    );
  }

  /** Items that these modules import from a package belong to them: whether they are modules is unknown. */
  #step(from: Module, modules: readonly Module[], name: string): Found {
    const next: Module[] = [];
    for (const module of modules) {
      const found = this.#lookUp(module, name);
      if (found?.kind === 'modules')
        for (const child of chosenFor(from, found.modules)) if (!next.includes(child)) next.push(child);
    }
    return next.length > 0 ? { kind: 'modules', modules: next } : { kind: 'item', modules };
  }

  /** Searches from `start`, unless the path has an explicit root. */
  #findHead(module: Module, path: readonly string[], start: Module): Head | undefined {
    const [head = '', second = ''] = path;
    if (head === 'crate') return { found: inModules(module.crate.root), rest: 1 };
    if (head === 'self' || head === 'super') return climb(module, path);
    const isOld = module.crate.edition < localEdition;
    const isGlobal = head === '';
    const name = isGlobal || head === 'extern' ? second : head;
    const from = isGlobal ? module.crate.root : start;
    const isLocal = head !== 'extern' && !(isGlobal && !isOld);
    const found = (isLocal ? this.#lookUp(from, name) : undefined) ?? this.#findCrate(module.crate, name);
    if (found === undefined) return undefined;
    // An item is not a module, unless the path is implicitly relative to the crate root.
    if (found.kind === 'item')
      return { found: { kind: 'item', modules: from === module ? [] : [from] }, rest: path.length };
    return { found, rest: name === head ? 1 : 2 };
  }

  #findCrate(crate: Crate, name: string): Found | undefined {
    const owner = crate.package;
    const bindings = crate.root.bindings.get(name);
    // `extern crate self as shop`.
    if (bindings?.some(([head, ...rest]) => head === 'crate' && rest.length === 0) === true)
      return inModules(crate.root);
    const alias = bindings?.find(([head]) => head === 'extern')?.[1];
    const real = alias ?? name;
    const extern = owner?.externs.get(real);
    const folder = extern?.folder ?? (owner?.libName === real ? owner.folder : undefined);
    const library = folder === undefined ? undefined : this.#forest.libraryOf(folder);
    if (library !== undefined) return inModules(library);
    if (extern !== undefined) return inPackage(extern.package, false);
    if (builtins.has(real)) return inPackage(real, true);
    const named = findShortened(owner, real);
    if (named !== undefined) return inPackage(named, false);
    if (alias === undefined || !ofCompiler.test(real)) return undefined;
    const own = this.#forest.libraryNamed(real);
    return own === undefined ? inPackage(real, true) : inModules(own);
  }

  #lookUp(module: Module, name: string): Found | undefined {
    const names = getOrAdd(this.#known, module, () => new Map<string, Found | undefined>());
    if (names.has(name)) return names.get(name);
    // Breaks cycles: undefined while it is being resolved.
    names.set(name, undefined);
    const found = this.#find(module, name);
    // A name that is asked for while globs are still being followed may come from one of the rest.
    if (found === undefined && this.#following > 0) names.delete(name);
    else names.set(name, found);
    return found;
  }

  #find(module: Module, name: string): Found | undefined {
    const own = this.#findOwn(module, name);
    if (own !== undefined || module.globs.length === 0) return own;
    for (const other of this.#globbedBy(module)) {
      const found = other.shows(name, module) ? this.#findOwn(other, name) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Ignores globs. */
  #findOwn(module: Module, name: string): Found | undefined {
    const children = module.children.get(name);
    if (children !== undefined) return { kind: 'modules', modules: children };
    const bindings = module.bindings.get(name);
    const bound = bindings === undefined ? undefined : this.#findBound(module, bindings);
    if (bound !== undefined) return bound;
    return module.declared.has(name) ? { kind: 'item', modules: [module] } : undefined;
  }

  #findBound(module: Module, bindings: readonly Binding[]): Found | undefined {
    if (this.#steps >= maxSteps) return undefined;
    this.#steps++;
    let found: Found | undefined;
    for (const binding of bindings.slice(0, maxBindings)) {
      const next = this.follow(module, binding);
      found = found === undefined || found.kind === 'item' ? (next ?? found) : found;
    }
    this.#steps--;
    return found;
  }

  /** The modules of `use …::*`, direct and transitive. */
  #globbedBy(module: Module): readonly Module[] {
    const known = this.#globbed.get(module);
    if (known !== undefined) return known;
    const reached: Module[] = [];
    // Breaks cycles: returns what is known so far.
    this.#globbed.set(module, reached);
    this.#following++;
    for (let at: Module | undefined = module, i = 0; at !== undefined; at = reached[i++]) {
      for (const glob of at.globs) {
        const target = reached.length < maxGlobs ? this.follow(at, glob) : undefined;
        if (target?.kind !== 'modules') continue;
        for (const other of target.modules)
          if (other !== module && !reached.includes(other)) reached.push(other);
      }
    }
    this.#following--;
    return reached;
  }
}

/** `super::super::cart`, relative to the module; undefined above the crate root. */
function climb(module: Module, path: readonly string[]): Head | undefined {
  let at: Module | undefined = module;
  let rest = path[0] === 'self' ? 1 : 0;
  for (; path[rest] === 'super' && at !== undefined; rest++) at = at.parent;
  return at === undefined ? undefined : { found: inModules(at), rest };
}

/** Of conditional modules, those that can be compiled together with `from`. */
function chosenFor(from: Module, modules: readonly Module[]): readonly Module[] {
  if (modules.length === 1) return modules;
  const possible = modules.filter((module) => !excludeEachOther(from, module));
  return possible.length === 0 ? modules : possible;
}

/**
 * The package from elsewhere whose library leaves out what its own name says of its language or of the system: `kernel32` of
 * `kernel32-sys`; or of its makers, if only one is called so: `term_grid` of `uutils_term_grid`.
 */
function findShortened(owner: CargoPackage | undefined, name: string): string | undefined {
  if (owner === undefined) return undefined;
  const longer = [...owner.externs.keys()].filter((full) => full.endsWith(`_${name}`));
  for (const full of [`${name}_sys`, `${name}_rs`, `${name}_rust`, ...(longer.length === 1 ? longer : [])]) {
    const extern = owner.externs.get(full);
    if (extern !== undefined && extern.folder === undefined && crateName(extern.package) === full)
      return extern.package;
  }
  return undefined;
}

function inModules(module: Module): Found {
  return { kind: 'modules', modules: [module] };
}

function inPackage(name: string, builtin: boolean): Found {
  return { kind: 'package', target: { kind: 'package', name, builtin } };
}
