// Imports with a scheme: what Deno, browsers and bundlers understand beside paths and package names.
import { toPackage, unresolved, asset } from '../../kit/targets.ts';
import type { Target } from '../../../model/resolution.ts';
import { parsePackageSpecifier } from './package-name.ts';

/** Undefined where the specifier has no scheme. */
export function resolveUrl(specifier: string): Target | undefined {
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

/** Folders in which content delivery networks keep the packages of one origin. */
const shelves = new Set(['npm', 'jsr', 'gh', 'x', 'pin', 'stable']);

/**
 * Host and path down to the folder with a version, the version itself left out: `https://deno.land/x/oak@v12/mod.ts` is
 * `deno.land/x/oak`, and stays the same package when it is upgraded. Where no folder has a version, the first that is
 * no shelf names the package.
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
  while (shelves.has(parts[depth] ?? '')) depth++;
  return depth + (parts[depth]?.startsWith('@') === true ? 2 : 1);
}

function withoutVersion(part: string): string {
  const at = part.indexOf('@', 1);
  return at === -1 ? part : part.slice(0, at);
}
