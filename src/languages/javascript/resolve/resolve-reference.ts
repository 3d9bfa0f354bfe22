// AMD module names. The loader configuration that defines their base is code, but the base is nearly always a folder above
// the importing file, so a file that exists there is the target.
import { computed, toPackage, toBuiltin, nothing } from '../../kit/targets.ts';
import { type Found, toTarget } from './targets.ts';
import type { Target } from '../../../model/resolution.ts';
import { builtinModule } from './builtin-modules.ts';
import type { Layout, Scope } from './layout.ts';
import { findLocalPackage } from './local-package.ts';
import { parsePackageSpecifier } from './package-name.ts';
import { resolveMapped } from './path-mapping.ts';
import { foldersUpward, joinPath } from '../../../std/paths.ts';
import { hasPlace, probeFile } from './probe-file.ts';
import { isDependency } from './resolve-bare.ts';
import { resolveInPackage } from './resolve-in-package.ts';
import { isRelative, resolveRelative } from './resolve-relative.ts';
import { withoutInstructions } from './resolve-specifier.ts';

export function resolveReference(layout: Layout, scope: Scope, specifier: string): Target {
  const name = withoutInstructions(specifier);
  // Paths below a module name need not be files, so a missing one is not an error.
  if (isRelative(name)) return orNothing(resolveRelative(layout, scope, name));
  const found = findInProject(layout, scope, name);
  if (found !== undefined) return toTarget(found);
  const isLoaded = specifier.includes('!');
  return isLoaded ? nothing : resolveOutside(layout, scope, name);
}

/** A name that is not a file of the project: `jquery`. If it is no package either, the loader configuration says what it is. */
export function resolveOutside(layout: Layout, scope: Scope, name: string): Target {
  const builtin = builtinModule(name);
  if (builtin !== undefined) return toBuiltin(builtin);
  const nearest = layout.packages.nearest(scope.folder);
  const wanted = parsePackageSpecifier(name)?.name;
  const isKnown = nearest === undefined || (wanted !== undefined && isDependency(layout, scope, wanted));
  return wanted !== undefined && wanted !== nearest?.name && isKnown ? toPackage(wanted) : computed;
}

function findInProject(layout: Layout, scope: Scope, name: string): Found | undefined {
  const mapped = resolveMapped(layout, scope, name);
  if (mapped?.kind === 'source' || mapped?.kind === 'asset') return mapped;
  const inPackage = findInPackage(layout, scope, name);
  if (inPackage !== undefined) return inPackage;
  const wanted = parsePackageSpecifier(name)?.name;
  if (wanted !== undefined && isDependency(layout, scope, wanted)) return undefined;
  for (const folder of foldersUpward(scope.folder)) {
    const path = joinPath(folder, name);
    if (path === undefined || !hasPlace(layout.entries, path)) continue;
    const found = probeFile(layout, path, scope.preference);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A package may import itself by name: `dijit/form/Button` in dijit. */
function findInPackage(layout: Layout, scope: Scope, name: string): Found | undefined {
  const parsed = parsePackageSpecifier(name);
  if (parsed === undefined) return undefined;
  const nearest = layout.packages.nearest(scope.folder);
  const local = nearest?.name === parsed.name ? nearest : findLocalPackage(layout, scope.folder, parsed.name);
  const outcome = local && resolveInPackage(layout, scope, local, parsed.subpath);
  return outcome?.kind === 'missing' ? undefined : outcome;
}

function orNothing(target: Target): Target {
  return target.kind === 'unresolved' ? nothing : target;
}
