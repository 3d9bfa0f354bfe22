// A module of a crate: a file, or a part of one that is written between brackets.
import type { FilePath } from '../../../model/file-path.ts';
import type { CargoPackage } from './packages.ts';
import { addTo } from '../../kit/multi-map.ts';

export interface Crate {
  readonly root: Module;
  /** Undefined for a file that no manifest stands above. */
  readonly package: CargoPackage | undefined;
  readonly edition: number;
}

/** What a name is bound to by `use` or `extern crate`: the path in its parts, with `extern` in front of a crate's name. */
export type Binding = readonly string[];

export class Module {
  readonly file: FilePath;
  /** Whether the files of its modules stand beside its own, as those of `lib.rs` and `mod.rs` do. */
  readonly isFolderFile: boolean;
  /** The crate's first module has none. */
  readonly parent: Module | undefined;
  readonly crate: Crate;
  /** Conditions may choose between several of one name. */
  readonly children = new Map<string, Module[]>();
  /** The names of modules that only it and those inside it may see. */
  readonly #hidden = new Set<string>();
  /** One of them → all of its name. */
  readonly #choices = new Map<Module, readonly Module[]>();
  readonly bindings = new Map<string, Binding[]>();
  readonly globs: Binding[] = [];
  /** The names of its items. */
  readonly declared = new Set<string>();

  constructor(
    file: FilePath,
    isFolderFile: boolean,
    around:
      | { readonly parent: Module }
      | { readonly package: CargoPackage | undefined; readonly edition: number },
  ) {
    this.file = file;
    this.isFolderFile = isFolderFile;
    this.parent = 'parent' in around ? around.parent : undefined;
    this.crate = 'parent' in around ? around.parent.crate : { root: this, ...around };
  }

  /** The module at this place of the file, made if need be: `tests::rounding`. */
  inside(names: string): Module {
    if (names === '') return this;
    return names.split('::').reduce<Module>((module, name) => module.#inline(name), this);
  }

  hide(name: string): void {
    this.#hidden.add(name);
  }

  /** Whether code of `other` may name a module of it. */
  shows(name: string, other: Module): boolean {
    if (!this.#hidden.has(name)) return true;
    let at: Module | undefined = other;
    while (at !== undefined && at !== this) at = at.parent;
    return at === this;
  }

  addChild(name: string, child: Module): void {
    const children = this.children.get(name) ?? [];
    if (children.length === 0) this.children.set(name, children);
    if (!children.includes(child)) children.push(child);
    this.#choices.set(child, children);
  }

  /** Whether these are modules of it with one name, of which conditions choose one. */
  choosesBetween(one: Module, other: Module): boolean {
    return one !== other && this.#choices.get(one) === this.#choices.get(other);
  }

  bind(name: string, binding: Binding): void {
    addTo(this.bindings, name, binding);
  }

  #inline(name: string): Module {
    const known = this.children.get(name)?.find(({ file }) => file === this.file);
    if (known !== undefined) return known;
    const child = new Module(this.file, this.isFolderFile, { parent: this });
    this.addChild(name, child);
    return child;
  }
}

/** Whether each stands in another of several modules of one name, of which conditions choose one. */
export function excludeEachOther(one: Module, other: Module): boolean {
  const around = new Map<Module | undefined, Module>();
  for (let at: Module | undefined = one; at !== undefined; at = at.parent) around.set(at.parent, at);
  for (let at: Module | undefined = other; at !== undefined; at = at.parent) {
    const neighbour = around.get(at.parent);
    if (neighbour !== undefined) return at.parent?.choosesBetween(neighbour, at) ?? false;
  }
  return false;
}
