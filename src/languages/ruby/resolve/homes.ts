// The file that defines a constant. A class may be opened in many files. Its home is the file that matches its name on the
// load path (`Shop::Cart` → lib/shop/cart.rb). Otherwise, among files that do more than open a namespace: the one that
// matches the name elsewhere, the only one with that file name, the only one that names a superclass, the only one at all,
// or the one nearest to the user. References to a namespace without a home are not dependencies.
import type { FilePath } from '../../../model/file-path.ts';
import type { ConstantIndex, Declaration } from './constant-index.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { folderOf, nameOf, nearestTo } from '../../../std/paths.ts';
import type { Requirements } from './requirements.ts';
import { type LoadPath, isNamed, plainFeature } from './load-path.ts';

export class Homes {
  readonly #index: ConstantIndex;
  readonly #loadPath: LoadPath;
  readonly #requirements: Requirements;
  readonly #cache = new Map<string, readonly Declaration[]>();

  constructor(index: ConstantIndex, loadPath: LoadPath, requirements: Requirements) {
    this.#index = index;
    this.#loadPath = loadPath;
    this.#requirements = requirements;
  }

  /** Undefined if it has none, or if `from` is its home. */
  find(name: string, from: FilePath): Declaration | undefined {
    const home = this.#homeFor(name, from);
    if (home === undefined || home.path === from) return undefined;
    const isOwn = this.#index
      .declarationsOf(name)
      .some(({ path, isOnlyOpened }) => path === from && !isOnlyOpened);
    return isOwn ? undefined : home;
  }

  #homeFor(name: string, from: FilePath): Declaration | undefined {
    const declarations = this.#index.declarationsOf(name);
    const home = nearest(
      getOrAdd(this.#cache, name, () => this.#choose(name, declarations.filter(isLoaded))),
      from,
    );
    // Components share namespaces, but a component's own class hides that of another.
    if (home === undefined || declarations.length === 1 || this.#index.isNamespace(name)) return home;
    const component = this.#loadPath.componentOf(from);
    if (this.#loadPath.componentOf(home.path) === component) return home;
    const filled = declarations.filter((each) => !each.isOnlyOpened && isLoaded(each));
    const own = filled.filter(({ path }) => this.#loadPath.componentOf(path) === component);
    const required = filled.filter(({ path }) => this.#requirements.has(from, path));
    return nearest(this.#choose(name, own), from) ?? nearest(required, from) ?? home;
  }

  #choose(name: string, declarations: readonly Declaration[]): readonly Declaration[] {
    if (declarations.length <= 1) return declarations;
    const autoloaded = this.#index.autoloadOf(name);
    if (autoloaded !== undefined) return declarations.filter(({ path }) => path === autoloaded);
    const expected = plainFeature(name);
    const called = declarations.filter(({ path }) => this.#loadPath.hasFeature(path, expected));
    if (called.length > 0) return called;
    const filled = declarations.filter(({ isOnlyOpened }) => !isOnlyOpened);
    const named = filled.filter(({ path }) => isNamed(path, expected));
    if (named.length > 0) return named;
    const alike = filled.filter(({ path }) => isNamed(path, nameOf(expected)));
    if (alike.length === 1) return alike;
    const defining = filled.filter(({ hasSuperclass }) => hasSuperclass);
    return defining.length > 0 ? defining : filled;
  }
}

/** What a program without an extension declares is its own. */
function isLoaded({ path }: Declaration): boolean {
  return nameOf(path).includes('.');
}

/** The only one with the longest common path. */
function nearest(declarations: readonly Declaration[], from: FilePath): Declaration | undefined {
  const [first, second] = nearestTo(folderOf(from), declarations, ({ path }) => path);
  return second === undefined ? first : undefined;
}
