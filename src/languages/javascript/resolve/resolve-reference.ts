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
import { firstFound } from '../../../std/first-found.ts';
import { childPath, findUpward, foldersUpward } from '../../../std/paths.ts';
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
  if (isOfUi5(name)) return nothing;
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
  return (
    findUpward(scope.folder, name, (path) =>
      hasPlace(scope.entries, path) ? probeFile(scope, path) : undefined,
    ) ?? findInUi5Application(scope, name)
  );
}

/** If it is no file of the project. */
function isOfUi5(name: string): boolean {
  return name.startsWith('sap/');
}

/** `shop/web/model/Cart` is `model/Cart.js` in an application of UI5 whose name is `shop.web`. */
function findInUi5Application(scope: Scope, name: string): Found | undefined {
  const isRoot = (folder: string): boolean =>
    ['manifest.json', 'Component.js'].every((own) => scope.entries.get(childPath(folder, own)) !== undefined);
  if (!name.includes('/') || isOfUi5(name)) return undefined;
  const root = [...foldersUpward(scope.folder)].find(isRoot);
  if (root === undefined) return undefined;
  const names = name.split('/');
  return firstFound(names.keys(), (count) =>
    count === 0 ? undefined : probeFile(scope, childPath(root, names.slice(count).join('/'))),
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
