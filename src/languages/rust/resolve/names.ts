// What a name means in a module, and where a path of names leads: through the modules that it names, be they declared
// there or only used there, up to the last. What that one declares, or takes from elsewhere by `pub use`, is its own.
import { wordSet } from '../../kit/word-set.ts';
import type { Target } from '../../../model/resolution.ts';
import { type Binding, type Crate, excludeEachOther, type Module } from './module.ts';
import type { ModuleForest } from './module-forest.ts';

export type Found =
  | { readonly kind: 'modules'; readonly modules: readonly Module[] }
  | { readonly kind: 'package'; readonly target: Extract<Target, { kind: 'package' }> }
  /** No module: an item of these, or one that they take from elsewhere. */
  | { readonly kind: 'item'; readonly modules: readonly Module[] };

/** What the first names of a path lead to, and how many they are. */
interface Head {
  readonly found: Found;
  readonly rest: number;
}

const builtins = new Set(['std', 'core', 'alloc', 'proc_macro', 'test']);
/** Names that every module knows. */
export const primitives: ReadonlySet<string> = wordSet(
  'bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize',
);
/** How far names are followed through `use` of `use`. */
const mostSteps = 32;
/** How many modules are looked through for a name that may come from a glob. */
const mostGlobs = 64;
/** How many `use` of one name are looked at: conditions may choose between some. */
const mostBindings = 16;
/** The first edition in which a `use` begins where it stands, and no longer at the crate's first module. */
const localEdition = 2018;

export class Names {
  readonly #forest: ModuleForest;
  readonly #known = new Map<Module, Map<string, Found | undefined>>();
  readonly #globbed = new Map<Module, readonly Module[]>();
  #steps = 0;

  constructor(forest: ModuleForest) {
    this.#forest = forest;
  }

  /** What a `use` or `extern crate` takes. Undefined where the first name is not known. */
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

  /** The last module that a path in the code names: its own last name is an item, whatever else is called so. */
  followInCode(module: Module, path: readonly string[]): Found | undefined {
    const head = this.#findHead(module, path, module);
    const isType = primitives.has(path[0] ?? '') && !this.#hasName(head?.found, path[1] ?? '');
    return isType ? undefined : this.#walk(module, head, path);
  }

  /** Through all modules but the last name, which may be something else. */
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

  /** Whether it knows the name for something that is no module of its own. */
  #hasItem(module: Module, name: string): boolean {
    if (module.bindings.has(name) || module.declared.has(name)) return true;
    return this.#globbedBy(module).some((other) => this.#findOwn(other, name) !== undefined);
  }

  /** Where it has a module of that name, conditions choose between the two. */
  #takesCrate(module: Module, name: string): boolean {
    const bindings = module.children.has(name) ? (module.bindings.get(name) ?? []) : [];
    return bindings.some(
      (binding) => binding.length === 1 && this.follow(module, binding)?.kind === 'package',
    );
  }

  /** What these modules take from a package is theirs: whether it is a module there, nobody knows. */
  #step(from: Module, modules: readonly Module[], name: string): Found {
    const next: Module[] = [];
    for (const module of modules) {
      const found = this.#lookUp(module, name);
      if (found?.kind === 'modules')
        for (const child of chosenFor(from, found.modules)) if (!next.includes(child)) next.push(child);
    }
    return next.length > 0 ? { kind: 'modules', modules: next } : { kind: 'item', modules };
  }

  /** Looked for from `start` on, unless the path says where it begins. */
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
    // No module is named, unless that the path begins at the crate's first goes without saying.
    if (found.kind === 'item')
      return { found: { kind: 'item', modules: from === module ? [] : [from] }, rest: path.length };
    return { found, rest: name === head ? 1 : 2 };
  }

  #findCrate(crate: Crate, name: string): Found | undefined {
    const owner = crate.package;
    const alias = crate.root.bindings.get(name)?.find(([head]) => head === 'extern')?.[1];
    const real = alias ?? name;
    const extern = owner?.externs.get(real);
    const folder = extern?.folder ?? (owner?.libName === real ? owner.folder : undefined);
    const library = folder === undefined ? undefined : this.#forest.libraryOf(folder);
    if (library !== undefined) return inModules(library);
    if (extern !== undefined) return inPackage(extern.package, false);
    return builtins.has(real) ? inPackage(real, true) : undefined;
  }

  #lookUp(module: Module, name: string): Found | undefined {
    let names = this.#known.get(module);
    if (names === undefined) this.#known.set(module, (names = new Map<string, Found | undefined>()));
    if (names.has(name)) return names.get(name);
    // Whoever asks again while this is being found out goes in a circle.
    names.set(name, undefined);
    const found = this.#find(module, name);
    names.set(name, found);
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

  /** Without what comes from globs. */
  #findOwn(module: Module, name: string): Found | undefined {
    const children = module.children.get(name);
    if (children !== undefined) return { kind: 'modules', modules: children };
    const bindings = module.bindings.get(name);
    const bound = bindings === undefined ? undefined : this.#findBound(module, bindings);
    if (bound !== undefined) return bound;
    return module.declared.has(name) ? { kind: 'item', modules: [module] } : undefined;
  }

  #findBound(module: Module, bindings: readonly Binding[]): Found | undefined {
    if (this.#steps >= mostSteps) return undefined;
    this.#steps++;
    let found: Found | undefined;
    for (const binding of bindings.slice(0, mostBindings)) {
      const next = this.follow(module, binding);
      found = found === undefined || found.kind === 'item' ? (next ?? found) : found;
    }
    this.#steps--;
    return found;
  }

  /** The modules whose names are all taken by `use …::*`, there or in one of those. */
  #globbedBy(module: Module): readonly Module[] {
    const known = this.#globbed.get(module);
    if (known !== undefined) return known;
    const reached: Module[] = [];
    // Where this is asked while it is being found out, what is known so far must do.
    this.#globbed.set(module, reached);
    for (let at: Module | undefined = module, i = 0; at !== undefined; at = reached[i++]) {
      for (const glob of at.globs) {
        const target = reached.length < mostGlobs ? this.follow(at, glob) : undefined;
        if (target?.kind !== 'modules') continue;
        for (const other of target.modules)
          if (other !== module && !reached.includes(other)) reached.push(other);
      }
    }
    return reached;
  }
}

/** `super::super::cart` from where it stands; undefined above the crate. */
function climb(module: Module, path: readonly string[]): Head | undefined {
  let at: Module | undefined = module;
  let rest = path[0] === 'self' ? 1 : 0;
  for (; path[rest] === 'super' && at !== undefined; rest++) at = at.parent;
  return at === undefined ? undefined : { found: inModules(at), rest };
}

/** Of modules that conditions choose from, those that can be there together with the code that names them. */
function chosenFor(from: Module, modules: readonly Module[]): readonly Module[] {
  if (modules.length === 1) return modules;
  const possible = modules.filter((module) => !excludeEachOther(from, module));
  return possible.length === 0 ? modules : possible;
}

function inModules(module: Module): Found {
  return { kind: 'modules', modules: [module] };
}

function inPackage(name: string, builtin: boolean): Found {
  return { kind: 'package', target: { kind: 'package', name, builtin } };
}
