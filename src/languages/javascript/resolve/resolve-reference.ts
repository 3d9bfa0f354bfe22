// Names of AMD modules. Where they start is said in the configuration of the loader, which is code; but it is nearly
// always a folder around the one who asks, so a file that stands where the name leads from there is the one it means.
import { toPackage, unresolved, toBuiltin, nothing } from '../../kit/targets.ts';
import { type Found, toTarget } from './targets.ts';
import type { Target } from '../../../model/resolution.ts';
import { builtinModule } from './builtin-modules.ts';
import type { Layout, Scope } from './layout.ts';
import { findLocalPackage } from './local-package.ts';
import { parsePackageSpecifier } from './package-name.ts';
import { resolveMapped } from './path-mapping.ts';
import { foldersUpward, joinPath } from '../../kit/paths.ts';
import { hasPlace, probeFile } from './probe-file.ts';
import { isAskedFor } from './resolve-bare.ts';
import { resolveInPackage } from './resolve-in-package.ts';
import { isRelative, resolveRelative } from './resolve-relative.ts';
import { withoutInstructions } from './resolve-specifier.ts';

export function resolveReference(layout: Layout, scope: Scope, specifier: string): Target {
  const name = withoutInstructions(specifier);
  // Below the name of a module paths need not be those of files, so that there is none is no mistake.
  if (isRelative(name)) return orNothing(resolveRelative(layout, scope, name));
  const found = findInProject(layout, scope, name);
  if (found !== undefined) return toTarget(found);
  const isLoaded = specifier.includes('!');
  return isLoaded ? nothing : resolveOutside(layout, scope, name);
}

/** What a name means that leads to no file of the project: `jquery`. */
export function resolveOutside(layout: Layout, scope: Scope, name: string): Target {
  const builtin = builtinModule(name);
  if (builtin !== undefined) return toBuiltin(builtin);
  const nearest = layout.packages.nearest(scope.folder);
  const wanted = parsePackageSpecifier(name)?.name;
  const isKnown = nearest === undefined || (wanted !== undefined && isAskedFor(layout, scope, wanted));
  return wanted !== undefined && wanted !== nearest?.name && isKnown
    ? toPackage(wanted)
    : unresolved('no file has that name from a folder around, and no package.json asks for such a package');
}

function findInProject(layout: Layout, scope: Scope, name: string): Found | undefined {
  const mapped = resolveMapped(layout, scope, name);
  if (mapped?.kind === 'source' || mapped?.kind === 'asset') return mapped;
  const inPackage = findInPackage(layout, scope, name);
  if (inPackage !== undefined) return inPackage;
  const wanted = parsePackageSpecifier(name)?.name;
  if (wanted !== undefined && isAskedFor(layout, scope, wanted)) return undefined;
  for (const folder of foldersUpward(scope.folder)) {
    const path = joinPath(folder, name);
    if (path === undefined || !hasPlace(layout.entries, path)) continue;
    const found = probeFile(layout.entries, path, scope.preference);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A package calls itself by its name too: `dijit/form/Button` in dijit. */
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
