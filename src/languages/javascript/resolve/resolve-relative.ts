// Specifiers that are paths: `./cart.js`, `..`, `/src/main.ts`.
import { toPackage, unresolved, outOfProject } from '../../kit/targets.ts';
import { type Found, toTarget } from './targets.ts';
import type { Target } from '../../../model/resolution.ts';
import { explainMissing, probeFolder, probePath } from './probe-path.ts';
import type { Layout, Scope } from './layout.ts';
import { packageOfInstalledPath } from './package-name.ts';
import { buildSources } from './dist-to-source.ts';
import { placesFor } from './probe-file.ts';
import { childPath, foldersUpward, isInside, joinPath, relativeTo } from '../../../std/paths.ts';

export function isRelative(specifier: string): boolean {
  return specifier.startsWith('./') || specifier.startsWith('../') || specifier === '.' || specifier === '..';
}

export function resolveRelative(layout: Layout, scope: Scope, specifier: string): Target {
  const path = joinPath(scope.folder, specifier);
  if (path === undefined) return resolveAround(specifier);
  const found =
    probe(layout, scope, path, specifier) ??
    probeOtherRoots(layout, scope, path, specifier) ??
    probeUnbuilt(layout, scope, path);
  if (found !== undefined) return toTarget(found);
  const installed = packageOfInstalledPath(path);
  if (installed !== undefined) return toPackage(installed);
  const paths = typesOfRoutes.test(path)
    ? [path, ...inOtherRoots(scope, path), inMadeRoot(layout, scope, path)]
    : [path];
  return unresolved(
    explainMissing(layout, path, scope.preference),
    paths.flatMap((place) => placesFor(place, scope.preference)),
  );
}

/** `./$types` of SvelteKit and `./+types/cart` of React Router, in a root of their own. Any file could be missing there. */
const typesOfRoutes = /\/[$+]types(?:[./]|$)/;

/** The same root, where the config that names it is not made yet either. */
function inMadeRoot({ packages }: Layout, { folder }: Scope, path: string): string {
  const home = packages.homeOf(folder);
  const root = path.includes('/$types') ? '.svelte-kit/types' : '.react-router/types';
  return childPath(childPath(home, root), relativeTo(home, path));
}

/** Outside of the project, where packages may be installed. */
function resolveAround(specifier: string): Target {
  const installed = packageOfInstalledPath(specifier);
  return installed === undefined ? outOfProject : toPackage(installed);
}

/**
 * Relative to the web root, as in Vite: the nearest package, or its `public` folder. Without a bundler it is any folder above
 * the file, as that of a browser extension.
 */
export function resolveRooted(layout: Layout, scope: Scope, specifier: string): Target {
  const root = layout.packages.nearest(scope.folder)?.folder ?? '.';
  const paths = ['', 'public'].flatMap((folder) => joinPath(root, folder + specifier) ?? []);
  const above = [...foldersUpward(scope.folder)].flatMap((folder) => joinPath(folder, `.${specifier}`) ?? []);
  for (const path of [...paths, ...above]) {
    const found = probe(layout, scope, path, specifier);
    if (found !== undefined && found.path !== scope.except) return toTarget(found);
  }
  return unresolved(
    `it starts at the root of a disk or a web server, and there is no such file in ${root}`,
    paths.flatMap((path) => placesFor(path, scope.preference)),
  );
}

function probe(layout: Layout, scope: Scope, path: string, specifier: string): Found | undefined {
  return namesFolder(specifier)
    ? probeFolder(layout, path, scope.preference)
    : probePath(layout, path, scope.preference);
}

/** `.`, `..` and a trailing slash never mean a file. */
function namesFolder(specifier: string): boolean {
  const last = specifier.at(-1);
  return last === '/' || (last === '.' && /(?:^|\/)\.\.?$/.test(specifier));
}

/** `../dist/cli.js` in `bin/cli.js`. Sources next to the importing file are no output: `./dist/main.js` in `main.js`. */
function probeUnbuilt(layout: Layout, scope: Scope, path: string): Found | undefined {
  const home = layout.packages.nearest(scope.folder);
  return home === undefined ? undefined : buildSources(layout, home.folder, path, scope.folder);
}

/** `rootDirs` merges folders: a file missing in one may be in another. */
function probeOtherRoots(layout: Layout, scope: Scope, path: string, specifier: string): Found | undefined {
  for (const other of inOtherRoots(scope, path)) {
    const found = probe(layout, scope, other, specifier);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inOtherRoots({ config }: Scope, path: string): readonly string[] {
  const roots = config?.rootDirs ?? [];
  const inside = roots.filter((root) => isInside(root, path)).sort((a, b) => b.length - a.length)[0];
  if (inside === undefined) return [];
  return roots.flatMap((root) => joinPath(root, relativeTo(inside, path)) ?? []);
}
