// A module of a crate: a file, or an inline module.
import type { FilePath } from '../../../model/file-path.ts';
import type { CargoPackage } from './packages.ts';
import { addTo } from '../../../std/multi-map.ts';

export interface Crate {
  readonly root: Module;
  /** Undefined for a file without a manifest above it. */
  readonly package: CargoPackage | undefined;
  readonly edition: number;
}

/** The target of a `use` or `extern crate`: the parts of its path, with `extern` before the name of a crate. */
export type Binding = readonly string[];

export class Module {
  readonly file: FilePath;
  /** Whether its modules are in its own folder, as for `lib.rs` and `mod.rs`. */
  readonly isFolderFile: boolean;
  /** Undefined for the crate root. */
  readonly parent: Module | undefined;
  readonly crate: Crate;
  /** Several of one name if conditions choose between them. */
  readonly children = new Map<string, Module[]>();
  /** Names of private modules. */
  readonly #hidden = new Set<string>();
  /** Module → all alternatives of its name. */
  readonly #choices = new Map<Module, readonly Module[]>();
  readonly bindings = new Map<string, Binding[]>();
  readonly globs: Binding[] = [];
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

  /** The inline module at this path, created if absent: `tests::rounding`. */
  inside(names: string): Module {
    if (names === '') return this;
    return names.split('::').reduce<Module>((module, name) => module.#inline(name), this);
  }

  hide(name: string): void {
    this.#hidden.add(name);
  }

  /** Whether `other` may access a module of it. */
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

  /** Whether these are conditional alternatives of one name. */
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

/** Whether they are in different conditional alternatives of one module. */
export function excludeEachOther(one: Module, other: Module): boolean {
  const around = new Map<Module | undefined, Module>();
  for (let at: Module | undefined = one; at !== undefined; at = at.parent) around.set(at.parent, at);
  for (let at: Module | undefined = other; at !== undefined; at = at.parent) {
    const neighbour = around.get(at.parent);
    if (neighbour !== undefined) return at.parent?.choosesBetween(neighbour, at) ?? false;
  }
  return false;
}
