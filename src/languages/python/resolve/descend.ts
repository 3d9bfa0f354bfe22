// Follows dotted names from a module to its submodules.
import type { Target } from '../../../model/resolution.ts';
import type { Module, ModuleTree } from './module-tree.ts';
import { childPath } from '../../../std/paths.ts';
import { unresolved } from '../../kit/targets.ts';

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

export function foundNothing(reason: string, places?: readonly string[]): Found {
  return { kind: 'target', target: unresolved(reason, places) };
}

function placesFor(name: string, module: Module): readonly string[] {
  if (module.kind !== 'package' && module.kind !== 'namespace') return [];
  return module.folders.flatMap((folder) => [`${childPath(folder, name)}.py`, `${childPath(folder, name)}/`]);
}

function placeOf(module: Exclude<Module, { kind: 'extension' | 'ignored' }>): string {
  return module.kind === 'file' ? module.path : `${module.folders[0] ?? ''}/`;
}
