// Names that a bundler or framework maps to folders, in configurations that are programs or not written yet: `@/cart` in
// Vue and Vite, `~/cart` in Nuxt, `$lib/cart` in SvelteKit, `components/cart` with module folders. Nothing is run to learn
// them. They count where no package.json declares a package of that name and the file is exactly where these tools have it
// by default.
import { firstFound } from '../../../std/first-found.ts';
import { childPath, joinPath } from '../../../std/paths.ts';
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
