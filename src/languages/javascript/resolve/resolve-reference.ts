// AMD module names. The loader configuration that defines their base is code, but the base is nearly always a folder above
// the importing file, so a file that exists there is the target.
import { computed, toPackage, toBuiltin, nothing } from '../../kit/targets.ts';
import { type Found, type Outcome, toTarget } from './targets.ts';
import type { Target } from '../../../model/resolution.ts';
import { builtinModule } from './builtin-modules.ts';
import type { Scope } from './scope.ts';
import { findLocalPackage } from './local-package.ts';
import { parsePackageSpecifier } from './package-name.ts';
import { resolveMapped } from './path-mapping.ts';
import { findUpward } from '../../../std/paths.ts';
import { hasPlace, probeFile } from './probe-file.ts';
import { isDependency } from './resolve-bare.ts';
import { resolveInPackage } from './resolve-in-package.ts';
import { isRelative, resolveRelative } from './resolve-relative.ts';
import { withoutInstructions } from './resolve-specifier.ts';

export function resolveReference(scope: Scope, specifier: string): Target {
  const name = withoutInstructions(specifier);
  if (!isRelative(name)) {
    const outside = specifier.includes('!') ? nothing : resolveOutside(scope, name);
    return toTarget(findInProject(scope, name) ?? outside);
  }
  // Paths below a module name need not be files, so a missing one is not an error.
  const outcome = resolveRelative(scope, name);
  return outcome.kind === 'unresolved' ? nothing : toTarget(outcome);
}

/** A name that is not a file of the project: `jquery`. If it is no package either, the loader configuration says what it is. */
export function resolveOutside(scope: Scope, name: string): Exclude<Outcome, Found> {
  const builtin = builtinModule(name);
  if (builtin !== undefined) return toBuiltin(builtin);
  const nearest = scope.packages.nearest(scope.folder);
  const wanted = parsePackageSpecifier(name)?.name;
  const isKnown = nearest === undefined || (wanted !== undefined && isDependency(scope, wanted));
  return wanted !== undefined && wanted !== nearest?.name && isKnown ? toPackage(wanted) : computed;
}

function findInProject(scope: Scope, name: string): Found | undefined {
  const mapped = resolveMapped(scope, name);
  if (mapped?.kind === 'source' || mapped?.kind === 'asset') return mapped;
  const inPackage = findInPackage(scope, name);
  if (inPackage !== undefined) return inPackage;
  const wanted = parsePackageSpecifier(name)?.name;
  if (wanted !== undefined && isDependency(scope, wanted)) return undefined;
  return findUpward(scope.folder, name, (path) =>
    hasPlace(scope.entries, path) ? probeFile(scope, path) : undefined,
  );
}

/** A package may import itself by name: `dijit/form/Button` in dijit. */
function findInPackage(scope: Scope, name: string): Found | undefined {
  const parsed = parsePackageSpecifier(name);
  if (parsed === undefined) return undefined;
  const nearest = scope.packages.nearest(scope.folder);
  const local = nearest?.name === parsed.name ? nearest : findLocalPackage(scope, parsed.name);
  const outcome = local && resolveInPackage(scope, local, parsed.subpath);
  return outcome?.kind === 'unresolved' ? undefined : outcome;
}
