// Specifiers that are names: `@/cart`, `fs`, `#db`, `@acme/ui/button`, `lodash`.
import { computed, toPackage, unresolved, type UnresolvedTarget, toBuiltin } from '../../kit/targets.ts';
import type { Found, Outcome } from './targets.ts';
import { builtinModule, isNuxtModule } from './builtin-modules.ts';
import { aliasedPlaces, findAliased, findByOwnName, findOfSite, mayBePath } from './resolve-alias.ts';
import { isNuxtConfig } from './config-aliases.ts';
import type { Scope } from './scope.ts';
import { findLocalPackage } from './local-package.ts';
import { type PackageSpecifier, parsePackageSpecifier } from './package-name.ts';
import { findNamed, resolveConfigured, resolveMapped } from './path-mapping.ts';
import { resolveInPackage, resolveTargets } from './resolve-in-package.ts';
import { resolveUrl } from './resolve-url.ts';

export function resolveBare(scope: Scope, specifier: string): Outcome {
  const mapped = resolveMapped(scope, specifier);
  if (mapped !== undefined && mapped.kind !== 'unresolved') return mapped;
  const named = findNamed(scope, specifier);
  if (named !== undefined && typeof named !== 'string') return named;
  const meant = named ?? specifier;
  const builtin = builtinModule(meant);
  if (builtin !== undefined) return toBuiltin(builtin);
  return (
    resolveUrl(scope, meant) ?? resolvePackageImport(scope, meant) ?? resolvePackage(scope, meant, mapped)
  );
}

/** `#db` under `imports` in the nearest package.json: one of its files, or another package. */
function resolvePackageImport(scope: Scope, specifier: string): Outcome | undefined {
  if (!specifier.startsWith('#')) return undefined;
  const manifest = scope.packages.nearest(scope.folder);
  const targets = manifest?.imports?.targetsOf(specifier, scope.loading, scope.config?.customConditions);
  if (manifest === undefined || targets === undefined) return undefined;
  const outcome = resolveTargets(scope, manifest, {
    paths: targets.paths.filter(isFile),
    forRequire: targets.forRequire.filter(isFile),
  });
  const other = targets.paths.find((target) => !/^[.#/]/.test(target));
  return outcome.kind === 'unresolved' && other !== undefined
    ? resolveBare({ ...scope, folder: manifest.folder }, other)
    : outcome;
}

/** Node takes only files of the package, Vite also those next to it. */
function isFile(target: string): boolean {
  return target.startsWith('./') || target.startsWith('../');
}

function resolvePackage(scope: Scope, specifier: string, mapped: UnresolvedTarget | undefined): Outcome {
  const parsed = parsePackageSpecifier(specifier);
  if (parsed === undefined) {
    if (isNuxtModule(specifier) && usesNuxt(scope)) return toBuiltin(specifier);
    const alias = resolveAlias(scope, specifier, mapped);
    if (alias !== undefined) return alias;
    // `#shop` can mean neither a file nor a package: a plugin makes it, or the `imports` of a package.json lack it.
    const packages = [...scope.packages.around(scope.folder)];
    const isMade = specifier.startsWith('#') && packages.every(({ imports }) => imports === undefined);
    return isMade ? computed : unresolved(noPackageName, aliasedPlaces(scope, specifier));
  }
  const { name, subpath } = parsed;
  const local = findLocalPackage(scope, name);
  if (local !== undefined) {
    const outcome = resolveInPackage(scope, local, subpath);
    return (outcome.kind === 'unresolved' ? findLast(scope, specifier, parsed) : undefined) ?? outcome;
  }
  const external = toPackage(typePackages.get(name) ?? name);
  if (isDependency(scope, name)) return external;
  return resolveAlias(scope, specifier, mapped) ?? findLast(scope, specifier, parsed) ?? external;
}

/** What would be an external package, or an error. */
function findLast(scope: Scope, specifier: string, parsed: PackageSpecifier): Found | undefined {
  const found = findByOwnName(scope, parsed) ?? findOfSite(scope, specifier);
  return found?.path === scope.except ? undefined : found;
}

function usesNuxt(scope: Scope): boolean {
  const configs = [...scope.aliases.around(scope.folder)].flat();
  return nuxtPackages.some((name) => isDependency(scope, name)) || configs.some(isNuxtConfig);
}

/** Modules and layers depend on its parts alone. */
const nuxtPackages = ['nuxt', '@nuxt/kit', '@nuxt/schema'];

/** Of a name that no package.json declares. An alias of a tsconfig without a file is an error. */
function resolveAlias(
  scope: Scope,
  specifier: string,
  mapped: UnresolvedTarget | undefined,
): Outcome | undefined {
  if (mapped !== undefined) return mapped;
  const configured = resolveConfigured(scope, specifier);
  const isKnown =
    configured !== undefined && configured.kind !== 'computed' && configured.kind !== 'unresolved';
  const mayBe = parsePackageSpecifier(specifier) === undefined || mayBePath(specifier);
  return (!isKnown && mayBe ? findAliased(scope, specifier) : undefined) ?? configured;
}

const noPackageName = 'no tsconfig path declares it, and no package can have that name';

/** `/// <reference types="node" />` means Node's types, not the npm package `node`. */
const typePackages = new Map([['node', '@types/node']]);

export function isDependency({ packages, folder }: Scope, name: string): boolean {
  return [...packages.around(folder)].some(({ dependencies }) => dependencies.has(name));
}
