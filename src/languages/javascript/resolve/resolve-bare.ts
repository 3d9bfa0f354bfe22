// Specifiers that are names: `@/cart`, `fs`, `#db`, `@acme/ui/button`, `lodash`.
import { toPackage, unresolved, toBuiltin } from '../../kit/targets.ts';
import { toTarget } from './targets.ts';
import type { Target } from '../../../model/resolution.ts';
import { builtinModule } from './builtin-modules.ts';
import type { Layout, Scope } from './layout.ts';
import { findLocalPackage } from './local-package.ts';
import { parsePackageSpecifier } from './package-name.ts';
import { type Mapped, resolveMapped } from './path-mapping.ts';
import { resolveInPackage, resolveTargets } from './resolve-in-package.ts';
import { resolveUrl } from './url-import.ts';

export function resolveBare(layout: Layout, scope: Scope, specifier: string): Target {
  const mapped = resolveMapped(layout, scope, specifier);
  if (mapped !== undefined && mapped.kind !== 'astray') {
    return mapped.kind === 'installed' ? toPackage(mapped.name) : toTarget(mapped);
  }
  const builtin = builtinModule(specifier);
  if (builtin !== undefined) return toBuiltin(builtin);
  return (
    resolveUrl(specifier) ??
    resolvePackageImport(layout, scope, specifier) ??
    resolvePackage(layout, scope, specifier, mapped)
  );
}

/** What the nearest package.json calls `#db` under `imports`: a file of its own, or another package. */
function resolvePackageImport(layout: Layout, scope: Scope, specifier: string): Target | undefined {
  if (!specifier.startsWith('#')) return undefined;
  const manifest = layout.packages.nearest(scope.folder);
  const targets = manifest?.imports?.targetsOf(specifier, scope.config?.customConditions ?? []);
  if (manifest === undefined || targets === undefined) return undefined;
  const outcome = resolveTargets(
    layout,
    scope,
    manifest,
    targets.filter((target) => target.startsWith('./')),
  );
  const other = targets.find((target) => !/^[.#/]/.test(target));
  return outcome.kind === 'missing' && other !== undefined
    ? resolveBare(layout, { ...scope, folder: manifest.folder }, other)
    : toTarget(outcome);
}

function resolvePackage(
  layout: Layout,
  scope: Scope,
  specifier: string,
  mapped: Extract<Mapped, { kind: 'astray' }> | undefined,
): Target {
  const parsed = parsePackageSpecifier(specifier);
  if (parsed === undefined) return unresolved(mapped?.reason ?? noPackageName);
  const { name, subpath } = parsed;
  const local = findLocalPackage(layout, scope.folder, name);
  if (local !== undefined) return toTarget(resolveInPackage(layout, scope, local, subpath));
  // An alias that points nowhere is a mistake in the code, unless a package of that name is asked for as well.
  if (mapped !== undefined && !isAskedFor(layout, scope, name)) return unresolved(mapped.reason);
  return toPackage(typePackages.get(name) ?? name);
}

const noPackageName = 'no tsconfig path declares it, and no package can have that name';

/** `/// <reference types="node" />` means Node's types; nobody imports the package that installs Node. */
const typePackages = new Map([['node', '@types/node']]);

export function isAskedFor(layout: Layout, scope: Scope, name: string): boolean {
  for (const manifest of layout.packages.around(scope.folder))
    if (manifest.dependencies.has(name)) return true;
  return false;
}
