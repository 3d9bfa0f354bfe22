// Specifiers that are paths: `./cart.js`, `..`, `/src/main.ts`.
import { asset, outOfProject, type PackageTarget, toPackage, unresolved } from '../../kit/targets.ts';
import { hasTemplate } from '../../kit/missing-file.ts';
import type { Found, Outcome } from './targets.ts';
import { explainMissing, probeFolder, probePath } from './probe-path.ts';
import type { Scope } from './scope.ts';
import { packageOfInstalledPath } from './package-name.ts';
import { buildSources } from './dist-to-source.ts';
import { placesFor } from './probe-file.ts';
import { firstFound } from '../../../std/first-found.ts';
import { childPath, folderOf, foldersUpward, isInside, joinPath, relativeTo } from '../../../std/paths.ts';

export function isRelative(specifier: string): boolean {
  return specifier.startsWith('./') || specifier.startsWith('../') || specifier === '.' || specifier === '..';
}

export function resolveRelative(scope: Scope, specifier: string): Outcome {
  const path = joinPath(scope.folder, specifier);
  if (path === undefined) return installedAt(specifier) ?? outOfProject;
  return (
    probe(scope, path, specifier) ??
    firstFound(inOtherRoots(scope, path), (other) => probe(scope, other, specifier)) ??
    probeUnbuilt(scope, path) ??
    installedAt(path) ??
    missing(scope, path)
  );
}

/** A build writes `config.js` from `config.js.in`. */
function missing(scope: Scope, path: string): Outcome {
  const places = placesFor(scope, placesOf(scope, path));
  return places.some((place) => hasTemplate(scope.entries, place))
    ? asset
    : unresolved(explainMissing(scope, path), places);
}

/** `./$types` of SvelteKit and `./+types/cart` of React Router, in a root of their own. Any file could be missing there. */
const typesOfRoutes = /\/[$+]types(?:[./]|$)/;

function placesOf(scope: Scope, path: string): readonly string[] {
  if (!typesOfRoutes.test(path)) return [path];
  // Their root too, where the config that names it is not made yet either.
  const home = scope.packages.homeOf(scope.folder);
  const root = path.includes('/$types') ? '.svelte-kit/types' : '.react-router/types';
  return [path, ...inOtherRoots(scope, path), childPath(childPath(home, root), relativeTo(home, path))];
}

/** A package inside or outside of the project. */
function installedAt(path: string): PackageTarget | undefined {
  const name = packageOfInstalledPath(path);
  return name === undefined ? undefined : toPackage(name);
}

/**
 * Relative to the web root, as in Vite: the nearest package, or its `public` folder. Without a bundler it is any folder above
 * the file, as in a browser extension.
 */
export function resolveRooted(scope: Scope, specifier: string): Outcome {
  const root = scope.packages.nearest(scope.folder)?.folder ?? '.';
  const paths = ['', 'public'].flatMap((folder) => joinPath(root, folder + specifier) ?? []);
  const above = [...foldersUpward(scope.folder)].flatMap((folder) => joinPath(folder, `.${specifier}`) ?? []);
  const reason = `it starts at the root of a disk or a web server, and there is no such file in ${root}`;
  return (
    firstFound([...paths, ...above], (path) => probeOther(scope, path, specifier)) ??
    unresolved(reason, placesFor(scope, paths))
  );
}

/** The importing file does not mean itself. */
function probeOther(scope: Scope, path: string, specifier: string): Found | undefined {
  const found = probe(scope, path, specifier);
  return found?.path === scope.except ? undefined : found;
}

function probe(scope: Scope, path: string, specifier: string): Found | undefined {
  return namesFolder(specifier) ? probeFolder(scope, path) : probePath(scope, path);
}

/** `.`, `..` and a trailing slash never mean a file. */
function namesFolder(specifier: string): boolean {
  const last = specifier.at(-1);
  return last === '/' || (last === '.' && /(?:^|\/)\.\.?$/.test(specifier));
}

/**
 * `../dist/cli.js` in `bin/cli.js`, `../ui/dist/button.js` in another package. Sources next to the importing file are no output:
 * `./dist/main.js` in `main.js`.
 */
function probeUnbuilt(scope: Scope, path: string): Found | undefined {
  const home = scope.packages.nearest(folderOf(path));
  return home === undefined ? undefined : buildSources(scope, home.folder, path, scope.folder);
}

/** `rootDirs` merges folders: a file missing in one may be in another. */
function inOtherRoots({ config }: Scope, path: string): readonly string[] {
  const roots = config?.rootDirs ?? [];
  const inside = roots.filter((root) => isInside(root, path)).sort((a, b) => b.length - a.length)[0];
  if (inside === undefined) return [];
  return roots.flatMap((root) => joinPath(root, relativeTo(inside, path)) ?? []);
}
