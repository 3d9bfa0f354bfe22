// Follows dotted names from a module to its submodules, and relative imports. As in Python, these may not leave the outermost
// package.
import type { Target } from '../../../model/resolution.ts';
import type { PythonLayout } from './changed-modules.ts';
import type { Module, ModuleTree } from './module-tree.ts';
import { childPath, folderOf } from '../../../std/paths.ts';
import { outOfProject, unresolved } from '../../kit/targets.ts';

export type Found =
  | { readonly kind: 'module'; readonly module: Module }
  /** Already decided: an external package, or nothing. */
  | { readonly kind: 'target'; readonly target: Target };

export function descend(tree: ModuleTree, start: Module, names: readonly string[]): Found {
  let module = start;
  for (const name of names) {
    if (module.kind === 'extension') break;
    if (module.kind === 'ignored') {
      if (!/\.pyi?$/.test(module.path)) module = { kind: 'ignored', path: `${module.path}/${name}` };
      continue;
    }
    const next = module.kind === 'file' ? undefined : tree.find(name, module.folders);
    if (next === undefined) {
      if (module.kind !== 'namespace' && tree.createsModules(module.path)) {
        return { kind: 'module', module: { kind: 'file', path: module.path } };
      }
      return foundNothing(`${placeOf(module)} has no module '${name}'`, placesFor(name, module));
    }
    module = next;
  }
  return { kind: 'module', module };
}

function foundNothing(reason: string, places?: readonly string[]): Found {
  return { kind: 'target', target: unresolved(reason, places) };
}

export function findRelative(layout: PythonLayout, folder: string, specifier: string): Found {
  const rest = specifier.replace(/^\.+/, '');
  let base = folder;
  for (let up = specifier.length - rest.length; up > 1; up--) {
    const parent = folderOf(base);
    if (base === '.') return { kind: 'target', target: outOfProject };
    if (!isPackageAbove(layout, parent, base)) {
      return foundNothing(`it climbs above ${base}/, which is the top-level package`);
    }
    base = parent;
  }
  return descend(layout.tree, layout.tree.packageAt(base), rest === '' ? [] : rest.split('.'));
}

/** A folder without `__init__.py` is a package only above other such folders, and never a source root. */
function isPackageAbove({ tree, roots }: PythonLayout, parent: string, folder: string): boolean {
  if (tree.isRegularPackage(parent) || roots.namespaces.has(parent)) return true;
  return !tree.isRegularPackage(folder) && !roots.all.has(parent) && !roots.all.has(folder);
}

function placesFor(name: string, module: Module): readonly string[] {
  if (module.kind !== 'package' && module.kind !== 'namespace') return [];
  return module.folders.flatMap((folder) => [`${childPath(folder, name)}.py`, `${childPath(folder, name)}/`]);
}

function placeOf(module: Exclude<Module, { kind: 'extension' | 'ignored' }>): string {
  return module.kind === 'file' ? module.path : `${module.folders[0] ?? ''}/`;
}
