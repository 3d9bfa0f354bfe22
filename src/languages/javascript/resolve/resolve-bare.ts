// Specifiers that are names: `@/cart`, `fs`, `#db`, `@acme/ui/button`, `lodash`.
import { computed, toPackage, unresolved, toBuiltin, asset } from '../../kit/targets.ts';
import { type Missing, toTarget } from './targets.ts';
import type { Target } from '../../../model/resolution.ts';
import { builtinModule, isNuxtModule } from './builtin-modules.ts';
import { aliasedPlaces, findAliased, mayBePath } from './resolve-alias.ts';
import type { Layout, Scope } from './layout.ts';
import { findLocalPackage } from './local-package.ts';
import { parsePackageSpecifier } from './package-name.ts';
import { resolveConfigured, resolveMapped } from './path-mapping.ts';
import { resolveInPackage, resolveTargets } from './resolve-in-package.ts';

export function resolveBare(layout: Layout, scope: Scope, specifier: string): Target {
  const mapped = resolveMapped(layout, scope, specifier);
  if (mapped !== undefined && mapped.kind !== 'missing') {
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

/** Node takes only files of the package, Vite also those beside it. */
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
    if (isNuxtModule(specifier) && isDependency(layout, scope, 'nuxt')) return toBuiltin(specifier);
    return (
      resolveAlias(layout, scope, specifier, mapped) ??
      unresolved(noPackageName, aliasedPlaces(layout, scope, specifier))
    );
  }
  const { name, subpath } = parsed;
  const local = findLocalPackage(layout, scope.folder, name);
  if (local !== undefined) return toTarget(resolveInPackage(layout, scope, local, subpath));
  const alias = isDependency(layout, scope, name)
    ? undefined
    : resolveAlias(layout, scope, specifier, mapped);
  return alias ?? toPackage(typePackages.get(name) ?? name);
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

/** Undefined if the specifier has no scheme. */
function resolveUrl(specifier: string): Target | undefined {
  const scheme = /^[A-Za-z][\w+.-]*:/.exec(specifier)?.[0].toLowerCase();
  switch (scheme) {
    case undefined:
      return undefined;
    case 'http:':
    case 'https:':
      return resolveWebUrl(specifier);
    case 'npm:':
    case 'jsr:':
      return resolveRegistryUrl(specifier.slice(scheme.length));
    case 'data:':
      return asset;
    case 'node:':
      return unresolved('Node has no builtin module of that name');
    case 'file:':
      return unresolved('it names a place on one machine, not in the project');
    default:
      return unresolved(
        `a build tool or runtime makes what \`${scheme}\` stands for; no file or package does`,
      );
  }
}

/** `chalk@5/source` → chalk; Deno also writes `npm:/chalk@5`. */
function resolveRegistryUrl(path: string): Target {
  const specifier = path.startsWith('/') ? path.slice(1) : path;
  const version = specifier.indexOf('@', 1);
  const parsed = parsePackageSpecifier(version === -1 ? specifier : specifier.slice(0, version));
  return parsed === undefined ? unresolved('it names no package') : toPackage(parsed.name);
}

/** Folders in which content delivery networks group packages by origin. */
const groupFolders = new Set(['npm', 'jsr', 'gh', 'x', 'pin', 'stable']);

/**
 * Host and path up to the folder with a version, without the version: `https://deno.land/x/oak@v12/mod.ts` is
 * `deno.land/x/oak`, so that an upgrade does not change the package. Without a version, the first folder that does not
 * group packages is the package.
 */
function resolveWebUrl(specifier: string): Target {
  if (!URL.canParse(specifier)) return unresolved('it is no valid URL');
  const { host, pathname } = new URL(specifier);
  const parts = pathname.split('/').filter((part) => part !== '');
  const versioned = parts.findIndex((part) => part.indexOf('@') > 0);
  const root = parts.slice(0, versioned === -1 ? unversionedDepth(parts) : versioned + 1);
  return toPackage([host, ...root.map(withoutVersion)].join('/'));
}

function unversionedDepth(parts: readonly string[]): number {
  let depth = 0;
  while (groupFolders.has(parts[depth] ?? '')) depth++;
  return depth + (parts[depth]?.startsWith('@') === true ? 2 : 1);
}

function withoutVersion(part: string): string {
  const at = part.indexOf('@', 1);
  return at === -1 ? part : part.slice(0, at);
}
