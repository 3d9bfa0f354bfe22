// Relative imports. As in Python, they may not leave the outermost package.
import { folderOf } from '../../../std/paths.ts';
import type { PythonLayout } from './changed-modules.ts';
import { type Found, descend, foundNothing } from './descend.ts';
import { outOfProject } from '../../kit/targets.ts';

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
