// Relative imports. As in Python, they may not leave the outermost package.
import { folderOf } from '../../../std/paths.ts';
import { type Found, descend, foundNothing } from './descend.ts';
import type { ModuleTree } from './module-tree.ts';
import type { SourceRoots } from './source-roots.ts';

export class RelativeImports {
  readonly #tree: ModuleTree;
  readonly #roots: SourceRoots;

  constructor(tree: ModuleTree, roots: SourceRoots) {
    this.#tree = tree;
    this.#roots = roots;
  }

  find(folder: string, specifier: string): Found {
    let dots = 0;
    while (specifier[dots] === '.') dots++;
    let base = folder;
    for (let up = 1; up < dots; up++) {
      const parent = folderOf(base);
      if (base === '.') return foundNothing('it climbs above the root of the project');
      if (!this.#isPackageAbove(parent, base)) {
        return foundNothing(`it climbs above ${base}/, which is the top-level package`);
      }
      base = parent;
    }
    const rest = specifier.slice(dots);
    return descend(this.#tree, this.#tree.packageAt(base), rest === '' ? [] : rest.split('.'));
  }

  /** A folder without `__init__.py` is a package only above other such folders, and never a source root. */
  #isPackageAbove(parent: string, folder: string): boolean {
    if (this.#tree.isRegularPackage(parent) || this.#roots.namespaces.has(parent)) return true;
    if (this.#tree.isRegularPackage(folder)) return false;
    return !this.#roots.all.has(parent) && !this.#roots.all.has(folder);
  }
}
