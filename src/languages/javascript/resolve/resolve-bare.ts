// Specifiers that are names: `@/cart`, `fs`, `#db`, `@acme/ui/button`, `lodash`.
import { computed, toPackage, unresolved, toBuiltin } from '../../kit/targets.ts';
import { type Found, type Missing, toTarget } from './targets.ts';
import type { Target } from '../../../model/resolution.ts';
import { builtinModule, isNuxtModule } from './builtin-modules.ts';
import { aliasedPlaces, findAliased, findOfSite, mayBePath } from './resolve-alias.ts';
import type { Layout, Scope } from './layout.ts';
import { findLocalPackage } from './local-package.ts';
import { findByOwnName } from './own-name.ts';
import { type PackageSpecifier, parsePackageSpecifier } from './package-name.ts';
import { findNamed, resolveConfigured, resolveMapped } from './path-mapping.ts';
import { resolveInPackage, resolveTargets } from './resolve-in-package.ts';
import { resolveUrl } from './resolve-url.ts';

export function resolveBare(layout: Layout, scope: Scope, specifier: string): Target {
  const mapped = resolveMapped(layout, scope, specifier);
  if (mapped !== undefined && mapped.kind !== 'missing') {
    return mapped.kind === 'installed' ? toPackage(mapped.name) : toTarget(mapped);
  }
  const named = findNamed(layout, scope, specifier);
  if (named !== undefined && typeof named !== 'string') return toTarget(named);
  const meant = named ?? specifier;
  const builtin = builtinModule(meant);
  if (builtin !== undefined) return toBuiltin(builtin);
  return (
    resolveUrl(layout, scope, meant) ??
    resolvePackageImport(layout, scope, meant) ??
    resolvePackage(layout, scope, meant, mapped)
  );
}

/** `#db` under `imports` in the nearest package.json: one of its files, or another package. */
function resolvePackageImport(layout: Layout, scope: Scope, specifier: string): Target | undefined {
  if (!specifier.startsWith('#')) return undefined;
  const manifest = layout.packages.nearest(scope.folder);
  const targets = manifest?.imports?.targetsOf(specifier, scope.loading, scope.config?.customConditions);
  if (manifest === undefined || targets === undefined) return undefined;
  const outcome = resolveTargets(layout, scope, manifest, {
    paths: targets.paths.filter(isFile),
    forRequire: targets.forRequire.filter(isFile),
  });
  const other = targets.paths.find((target) => !/^[.#/]/.test(target));
  return outcome.kind === 'missing' && other !== undefined
    ? resolveBare(layout, { ...scope, folder: manifest.folder }, other)
    : toTarget(outcome);
}

/** Node takes only files of the package, Vite also those next to it. */
function isFile(target: string): boolean {
  return target.startsWith('./') || target.startsWith('../');
}

function resolvePackage(
  layout: Layout,
  scope: Scope,
  specifier: string,
  mapped: Missing | undefined,
): Target {
  const parsed = parsePackageSpecifier(specifier);
  if (parsed === undefined) {
    if (isNuxtModule(specifier) && usesNuxt(layout, scope)) return toBuiltin(specifier);
    const alias = resolveAlias(layout, scope, specifier, mapped);
    if (alias !== undefined) return alias;
    // `#shop` can mean neither a file nor a package: a plugin makes it, or the `imports` of a package.json lack it.
    const isMade = specifier.startsWith('#') && !hasImports(layout, scope);
    return isMade ? computed : unresolved(noPackageName, aliasedPlaces(layout, scope, specifier));
  }
  const { name, subpath } = parsed;
  const local = findLocalPackage(layout, scope.folder, name);
  if (local !== undefined) {
    const outcome = resolveInPackage(layout, scope, local, subpath);
    const own = outcome.kind === 'missing' ? findLast(layout, scope, specifier, parsed) : undefined;
    return toTarget(own ?? outcome);
  }
  const external = toPackage(typePackages.get(name) ?? name);
  if (isDependency(layout, scope, name)) return external;
  const alias = resolveAlias(layout, scope, specifier, mapped);
  if (alias !== undefined) return alias;
  const own = findLast(layout, scope, specifier, parsed);
  return own === undefined ? external : toTarget(own);
}

/** What would be an external package, or an error. */
function findLast(
  layout: Layout,
  scope: Scope,
  specifier: string,
  parsed: PackageSpecifier,
): Found | undefined {
  const found = findByOwnName(layout, scope, parsed) ?? findOfSite(layout, scope, specifier);
  return found?.path === scope.except ? undefined : found;
}

function usesNuxt(layout: Layout, scope: Scope): boolean {
  return (
    nuxtPackages.some((name) => isDependency(layout, scope, name)) || layout.aliases.hasNuxt(scope.folder)
  );
}

/** Modules and layers depend on its parts alone. */
const nuxtPackages = ['nuxt', '@nuxt/kit', '@nuxt/schema'];

function hasImports(layout: Layout, scope: Scope): boolean {
  for (const manifest of layout.packages.around(scope.folder))
    if (manifest.imports !== undefined) return true;
  return false;
}

/** Of a name that no package.json declares. An alias of a tsconfig without a file is an error. */
function resolveAlias(
  layout: Layout,
  scope: Scope,
  specifier: string,
  mapped: Missing | undefined,
): Target | undefined {
  if (mapped !== undefined) return toTarget(mapped);
  const configured = resolveConfigured(layout, scope, specifier);
  if (configured === 'computed') return findDefault(layout, scope, specifier) ?? computed;
  if (configured?.kind === 'installed') return toPackage(configured.name);
  if (configured?.kind === 'missing') return findDefault(layout, scope, specifier) ?? toTarget(configured);
  return configured === undefined ? findDefault(layout, scope, specifier) : toTarget(configured);
}

function findDefault(layout: Layout, scope: Scope, specifier: string): Target | undefined {
  const mayBe = parsePackageSpecifier(specifier) === undefined || mayBePath(specifier);
  const found = mayBe ? findAliased(layout, scope, specifier) : undefined;
  return found && toTarget(found);
}

const noPackageName = 'no tsconfig path declares it, and no package can have that name';

/** `/// <reference types="node" />` means Node's types, not the npm package `node`. */
const typePackages = new Map([['node', '@types/node']]);

export function isDependency(layout: Layout, scope: Scope, name: string): boolean {
  for (const manifest of layout.packages.around(scope.folder))
    if (manifest.dependencies.has(name)) return true;
  return false;
}
