// Imports of a package by its own name that Node does not allow without `exports`: a workspace, or an alias that only the
// build knows, makes the name work. Where such a file is there, the import can mean nothing else.
import { firstFound } from '../../../std/first-found.ts';
import { joinPath } from '../../../std/paths.ts';
import type { Scope } from './scope.ts';
import type { PackageManifest } from './package-manifest.ts';
import type { PackageSpecifier } from './package-name.ts';
import { probePath } from './probe-path.ts';
import { resolveInPackage } from './resolve-in-package.ts';
import type { Found } from './targets.ts';

/** Also past a package.json between, which may only say how to load the files next to it. */
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
