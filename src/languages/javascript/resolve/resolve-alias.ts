// Names that a bundler or framework maps to folders, in configurations that are programs or not written yet: `@/cart` in
// Vue and Vite, `~/cart` in Nuxt, `$lib/cart` in SvelteKit, `components/cart` with module folders. Nothing is run to learn
// them. They count where no package.json declares a package of that name and the file is exactly where these tools have it
// by default.
import { firstFound } from '../../../std/first-found.ts';
import { childPath, joinPath } from '../../../std/paths.ts';
import type { PackageManifest } from './package-manifest.ts';
import type { PackageSpecifier } from './package-name.ts';
import { resolveInPackage } from './resolve-in-package.ts';
import type { Scope } from './scope.ts';
import { placesFor } from './probe-file.ts';
import { probePath } from './probe-path.ts';
import type { Found } from './targets.ts';

/** From the folder of the package, in the order in which they are tried. */
const sourceFolders = ['src', '.', 'app'];

const aliases = [
  { pattern: /^[@~]\/(.+)$/, folders: sourceFolders },
  // Nuxt's names for the folder of the package.
  { pattern: /^(?:@@|~~)\/(.+)$/, folders: ['.'] },
  // Nuxt's folders next to that of the program.
  { pattern: /^#((?:shared|server)\/.+)$/, folders: ['.'] },
  { pattern: /^\$lib(?:\/(.+))?$/, folders: ['src/lib'] },
];

export function findAliased(scope: Scope, specifier: string): Found | undefined {
  return firstFound(pathsFor(scope, specifier), (path) => probePath(scope, path));
}

/** Where a file of that name would be. */
export function aliasedPlaces(scope: Scope, specifier: string): readonly string[] {
  return placesFor(scope, pathsFor(scope, specifier));
}

function pathsFor(scope: Scope, specifier: string): readonly string[] {
  const home = scope.packages.homeOf(scope.folder);
  const alias = aliases.find(({ pattern }) => pattern.test(specifier));
  const path = alias === undefined ? specifier : (alias.pattern.exec(specifier)?.[1] ?? '.');
  return (alias?.folders ?? sourceFolders).flatMap((folder) => joinPath(childPath(home, folder), path) ?? []);
}

/**
 * `@theme/Cart` and `@site/src/cart` of Docusaurus. `@theme-original/Cart` is what an installed theme has, never the file of
 * the site that takes its place.
 */
export function findOfSite(scope: Scope, specifier: string): Found | undefined {
  const [, alias, path = ''] = /^@(theme|site)\/(.+)$/.exec(specifier) ?? [];
  if (alias === undefined) return undefined;
  for (const { folder, dependencies } of scope.packages.around(scope.folder)) {
    if (![...dependencies.keys()].some((name) => name.startsWith('@docusaurus/'))) continue;
    return probePath(scope, joinPath(folder, alias === 'theme' ? `src/theme/${path}` : path));
  }
  return undefined;
}

/** Whether it may be the path of a file, as `components/cart` and `dialog.jsx`, and is not only the name of a package. */
export function mayBePath(specifier: string): boolean {
  return !specifier.startsWith('@') && /\/|\.(?:jsx|tsx?|[cm][jt]s)$/.test(specifier);
}

/**
 * Imports of a package by its own name that Node does not allow without `exports`: a workspace, or an alias that only the build
 * knows, makes the name work. Where such a file is there, the import can mean nothing else. Also past a package.json between,
 * which may only say how to load the files next to it.
 */
export function findByOwnName(scope: Scope, { name, subpath }: PackageSpecifier): Found | undefined {
  return firstFound(scope.packages.around(scope.folder), (manifest) =>
    manifest.name === name ? findIn(scope, manifest, subpath) : undefined,
  );
}

function findIn(scope: Scope, manifest: PackageManifest, subpath: string): Found | undefined {
  const probe = (path: string): Found | undefined => probePath(scope, joinPath(manifest.folder, path));
  const inEmber = emberPath(manifest, subpath);
  const found = inEmber === undefined ? undefined : (probe(inEmber) ?? probe(`${inEmber}.hbs`));
  if (found !== undefined) return found;
  const listed = resolveInPackage(scope, manifest, subpath);
  if (listed.kind !== 'unresolved') return listed;
  return manifest.exports === undefined ? probe(`src/${subpath}`) : undefined;
}

/** Ember's loader knows an addon by the files in `addon`, and what it has for tests next to them; an app by those in `app`. */
function emberPath({ isEmberAddon, dependencies }: PackageManifest, subpath: string): string | undefined {
  if (isEmberAddon)
    return /^\.\/test-support(?:\/|$)/.test(subpath) ? `addon-${subpath.slice(2)}` : `addon/${subpath}`;
  const isApp = dependencies.has('ember-source') || dependencies.has('ember-cli');
  return isApp ? `app/${subpath}` : undefined;
}
