// Specifiers with a scheme: `npm:chalk@5`, `https://deno.land/x/oak@v12/mod.ts`, `data:…`.
import { asset, computed, toPackage, unresolved } from '../../kit/targets.ts';
import type { Scope } from './scope.ts';
import { findLocalPackage } from './local-package.ts';
import { parsePackageSpecifier } from './package-name.ts';
import { resolveInPackage } from './resolve-in-package.ts';
import type { Outcome } from './targets.ts';

/** Undefined if the specifier has no scheme. TiddlyWiki's is `$:`. */
export function resolveUrl(scope: Scope, specifier: string): Outcome | undefined {
  const scheme = /^[^/:]+:/.exec(specifier)?.[0].toLowerCase();
  switch (scheme) {
    case undefined:
      return undefined;
    case 'http:':
    case 'https:':
      return resolveWebUrl(specifier);
    case 'npm:':
    case 'jsr:':
      return resolveRegistryUrl(scope, specifier.slice(scheme.length));
    case 'data:':
      return asset;
    case 'node:':
      return unresolved('Node has no builtin module of that name');
    case 'file:':
      return unresolved('it is an absolute path');
    default:
      // `C:/shop/cart.js`. Any other name with a colon can mean neither a file nor a package: a plugin or a runtime makes it.
      return /^[a-z]:$/.test(scheme) ? unresolved('it is an absolute path') : computed;
  }
}

/** `chalk@5/source` → chalk; Deno also writes `npm:/chalk@5`. A member of a workspace takes the place of what is published. */
function resolveRegistryUrl(scope: Scope, path: string): Outcome {
  const parsed = parsePackageSpecifier(path.replace(/^\//, '').replace(/(?<=.)@[^/]*/, ''));
  if (parsed === undefined) return unresolved('it names no package');
  const local = findLocalPackage(scope, parsed.name);
  return local === undefined ? toPackage(parsed.name) : resolveInPackage(scope, local, parsed.subpath);
}

/** Folders in which content delivery networks group packages by origin. */
const groupFolders = new Set(['npm', 'jsr', 'gh', 'x', 'pin', 'stable']);

/**
 * Host and path up to the folder with a version, without the version: `https://deno.land/x/oak@v12/mod.ts` is
 * `deno.land/x/oak`, so that an upgrade does not change the package. Without a version, the first folder that does not
 * group packages is the package.
 */
function resolveWebUrl(specifier: string): Outcome {
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
