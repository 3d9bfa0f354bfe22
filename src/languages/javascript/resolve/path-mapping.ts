// Bare specifiers that a config maps to files: `paths` and `baseUrl` of a tsconfig, import maps, aliases of bundlers.
import {
  computed,
  type PackageTarget,
  toPackage,
  unresolved,
  type UnresolvedTarget,
} from '../../kit/targets.ts';
import type { Found, Outcome } from './targets.ts';
import type { Scope } from './scope.ts';
import { findLocalPackage } from './local-package.ts';
import { packageOfInstalledPath, parseInstalledPath } from './package-name.ts';
import { firstFound } from '../../../std/first-found.ts';
import { folderOf, joinPath } from '../../../std/paths.ts';
import { placesFor } from './probe-file.ts';
import { explainMissing, probeNamed, probePath } from './probe-path.ts';
import { resolveInPackage } from './resolve-in-package.ts';
import type { StarMatch } from './star-patterns.ts';
import { substitute, type PathMapping, type Substitution } from './tsconfig.ts';

/** A package where it is mapped into node_modules, which is not scanned; unresolved where a pattern leads to no file. */
export type Mapped = Found | PackageTarget | UnresolvedTarget;

/** Undefined if the config does not apply. */
export function resolveMapped(scope: Scope, specifier: string): Mapped | undefined {
  const { config } = scope;
  const match = config?.paths?.match(specifier);
  // Like the compiler: a matched specifier is not looked up in baseUrl.
  if (config !== undefined && match !== undefined) return followPattern(scope, config, match);
  return config?.baseUrl === undefined ? undefined : probePath(scope, joinPath(config.baseUrl, specifier));
}

/** What the import maps of Deno say: a file, or another specifier. */
export function findNamed(scope: Scope, specifier: string): Found | UnresolvedTarget | string | undefined {
  for (const { path, names } of scope.importMaps.around(scope.folder)) {
    const match = names.match(specifier);
    if (match === undefined) continue;
    const target = match.value.replace('*', () => match.star);
    if (!/^\.{0,2}\//.test(target)) return target;
    const place = joinPath(folderOf(path), target);
    return probePath(scope, place) ?? missingAt(scope, `${path} maps \`${match.pattern}\``, [place]);
  }
  return undefined;
}

/** What the configurations of bundlers say. Those of tests only add to it: what they map may be a stand-in. */
export function resolveConfigured(scope: Scope, specifier: string): Outcome | undefined {
  let failed: Outcome | undefined;
  for (const configs of scope.aliases.around(scope.folder)) {
    for (const config of configs) {
      const match = config.paths?.match(specifier);
      if (match === undefined) continue;
      const mapped = match.value.length === 0 ? computed : followPattern(scope, config, match);
      if (mapped?.kind !== 'computed' && mapped?.kind !== 'unresolved') return mapped;
      if (!config.isOfTests) failed ??= mapped;
    }
  }
  return failed;
}

function followPattern(
  scope: Scope,
  config: PathMapping,
  match: StarMatch<readonly Substitution[]>,
): Mapped | undefined {
  const places = match.value.map((substitution) => substitute(substitution, match.star));
  const found = firstFound(places, (place) => probePath(scope, place)) ?? findInWorkspace(scope, match);
  if (found !== undefined) return found;
  const name = findInstalled(match, '*');
  if (name !== undefined) return toPackage(name);
  // `*` matches everything, so a missing file means little.
  if (match.pattern === '*') return undefined;
  const areInstalled = match.value.every(({ path }) => path.split('/').includes('node_modules'));
  const starred = areInstalled ? findInstalled(match, match.star) : undefined;
  if (starred !== undefined) return toPackage(starred);
  return missingAt(scope, `${config.path} maps \`${match.pattern}\``, places);
}

/** `maps` says who named these places, which are undefined outside of the project. */
function missingAt(scope: Scope, maps: string, places: readonly (string | undefined)[]): UnresolvedTarget {
  const [first] = places;
  return first === undefined
    ? unresolved(`${maps} to no place in the project`)
    : unresolved(`${maps} to ${first}; ${explainMissing(scope, first)}`, placesFor(scope, places));
}

/** A path into `node_modules/@acme/ui/src`, where package managers link workspace packages. */
function findInWorkspace(
  scope: Scope,
  { value, star }: StarMatch<readonly Substitution[]>,
): Found | undefined {
  return firstFound(value, (substitution) => {
    const installed = parseInstalledPath(written(substitution, star));
    const local = installed && findLocalPackage(scope, installed.name);
    if (installed === undefined || local === undefined) return undefined;
    if (installed.subpath !== '.') return probeNamed(scope, local.folder, installed.subpath);
    const entry = resolveInPackage(scope, local, '.');
    return entry.kind === 'unresolved' ? undefined : entry;
  });
}

/** The installed package after substitution; a plain `*` is not part of a name. */
function findInstalled({ value }: StarMatch<readonly Substitution[]>, star: string): string | undefined {
  return firstFound(value, (substitution) => packageOfInstalledPath(written(substitution, star)));
}

/** Packages may be installed above the project too: `../node_modules`. */
function written(substitution: Substitution, star: string): string {
  return substitute(substitution, star) ?? substitution.path.replace('*', () => star);
}
