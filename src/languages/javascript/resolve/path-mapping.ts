// Bare specifiers that a config maps to files: `paths` and `baseUrl` of a tsconfig, import maps, aliases of bundlers.
import { type Found, missing, type Missing } from './targets.ts';
import type { Layout, Scope } from './layout.ts';
import { findLocalPackage } from './local-package.ts';
import { packageOfInstalledPath, parseInstalledPath } from './package-name.ts';
import { folderOf, joinPath } from '../../../std/paths.ts';
import { placesFor } from './probe-file.ts';
import { explainMissing, probeNamed, probePath } from './probe-path.ts';
import { resolveInPackage } from './resolve-in-package.ts';
import type { StarMatch } from './star-patterns.ts';
import { substitute, type PathMapping, type Substitution } from './tsconfig.ts';

export type Mapped =
  | Found
  /** Mapped into node_modules, which is not scanned. */
  | { readonly kind: 'installed'; readonly name: string }
  /** A pattern matches, but the file does not exist. */
  | Missing;

/** Undefined if the config does not apply. */
export function resolveMapped(layout: Layout, scope: Scope, specifier: string): Mapped | undefined {
  const { config } = scope;
  if (config === undefined) return undefined;
  const match = config.paths?.match(specifier);
  // Like the compiler: a matched specifier is not looked up in baseUrl.
  if (match !== undefined) return followPattern(layout, scope, config, match);
  const path = config.baseUrl === undefined ? undefined : joinPath(config.baseUrl, specifier);
  return path === undefined ? undefined : probePath(layout, path, scope.preference);
}

/** What the import maps of Deno say: a file, or another specifier. */
export function findNamed(
  layout: Layout,
  scope: Scope,
  specifier: string,
): Found | Missing | string | undefined {
  for (const { path, names } of layout.importMaps.around(scope.folder)) {
    const match = names.match(specifier);
    if (match === undefined) continue;
    const target = match.value.replace('*', () => match.star);
    if (!/^\.{0,2}\//.test(target)) return target;
    const place = joinPath(folderOf(path), target);
    const found = place === undefined ? undefined : probePath(layout, place, scope.preference);
    return found ?? missingAt(layout, scope, `${path} maps \`${match.pattern}\``, [place]);
  }
  return undefined;
}

/** What the configurations of bundlers say. Those of tests only add to it: what they map may be a stand-in. */
export function resolveConfigured(
  layout: Layout,
  scope: Scope,
  specifier: string,
): Mapped | 'computed' | undefined {
  let failed: Mapped | 'computed' | undefined;
  for (const config of layout.aliases.around(scope.folder)) {
    const match = config.paths?.match(specifier);
    if (match === undefined) continue;
    const mapped = match.value.length === 0 ? 'computed' : followPattern(layout, scope, config, match);
    if (mapped !== 'computed' && mapped?.kind !== 'missing') return mapped;
    if (!config.isOfTests) failed ??= mapped;
  }
  return failed;
}

function followPattern(
  layout: Layout,
  scope: Scope,
  config: PathMapping,
  match: StarMatch<readonly Substitution[]>,
): Mapped | undefined {
  for (const substitution of match.value) {
    const place = substitute(substitution, match.star);
    const found = place === undefined ? undefined : probePath(layout, place, scope.preference);
    if (found !== undefined) return found;
  }
  const linked = findInWorkspace(layout, scope, match);
  if (linked !== undefined) return linked;
  const name = findInstalled(match, '*');
  if (name !== undefined) return { kind: 'installed', name };
  // `*` matches everything, so a missing file means little.
  if (match.pattern === '*') return undefined;
  const starred = match.value.every(isInstalled) ? findInstalled(match, match.star) : undefined;
  if (starred !== undefined) return { kind: 'installed', name: starred };
  return missingAt(
    layout,
    scope,
    `${config.path} maps \`${match.pattern}\``,
    match.value.map((substitution) => substitute(substitution, match.star)),
  );
}

/** `maps` says who named these places, which are undefined outside of the project. */
function missingAt(
  layout: Layout,
  scope: Scope,
  maps: string,
  [first, ...others]: readonly (string | undefined)[],
): Missing {
  if (first === undefined) return missing(`${maps} to no place in the project`);
  const reason = `${maps} to ${first}; ${explainMissing(layout, first, scope.preference)}`;
  const paths = [first, ...others].filter((path) => path !== undefined);
  return missing(
    reason,
    paths.flatMap((path) => placesFor(path, scope.preference)),
  );
}

/** A path into `node_modules/@acme/ui/src`, where package managers link workspace packages. */
function findInWorkspace(
  layout: Layout,
  scope: Scope,
  { value, star }: StarMatch<readonly Substitution[]>,
): Found | undefined {
  for (const substitution of value) {
    const path = substitute(substitution, star) ?? substitution.path.replace('*', () => star);
    const installed = parseInstalledPath(path);
    const local = installed && findLocalPackage(layout, scope.folder, installed.name);
    if (installed === undefined || local === undefined) continue;
    const found =
      installed.subpath === '.'
        ? resolveInPackage(layout, scope, local, '.')
        : probeNamed(layout, local.folder, installed.subpath, scope.preference);
    if (found !== undefined && found.kind !== 'missing') return found;
  }
  return undefined;
}

/** The installed package after substitution; a plain `*` is not part of a name. */
function findInstalled({ value }: StarMatch<readonly Substitution[]>, star: string): string | undefined {
  for (const substitution of value) {
    const name = packageOfInstalledPath(
      // Packages may be installed above the project too: `../node_modules`.
      substitute(substitution, star) ?? substitution.path.replace('*', () => star),
    );
    if (name !== undefined) return name;
  }
  return undefined;
}

function isInstalled({ path }: Substitution): boolean {
  return path.split('/').includes('node_modules');
}
