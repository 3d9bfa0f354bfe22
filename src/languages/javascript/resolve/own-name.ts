// Imports of a package by its own name that Node does not allow without `exports`: a workspace, or an alias that only the
// build knows, makes the name work. Where such a file is there, the import can mean nothing else.
import { joinPath } from '../../../std/paths.ts';
import type { Layout, Scope } from './layout.ts';
import type { PackageManifest } from './package-manifest.ts';
import type { PackageSpecifier } from './package-name.ts';
import { probePath } from './probe-path.ts';
import { resolveInPackage } from './resolve-in-package.ts';
import type { Found } from './targets.ts';

/** Also past a package.json between, which may only say how to load the files next to it. */
export function findByOwnName(
  layout: Layout,
  scope: Scope,
  { name, subpath }: PackageSpecifier,
): Found | undefined {
  for (const manifest of layout.packages.around(scope.folder)) {
    const found = manifest.name === name ? findIn(layout, scope, manifest, subpath) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function findIn(layout: Layout, scope: Scope, manifest: PackageManifest, subpath: string): Found | undefined {
  const probe = (path: string): Found | undefined => {
    const place = joinPath(manifest.folder, path);
    return place === undefined ? undefined : probePath(layout, place, scope.preference);
  };
  const inEmber = emberPath(manifest, subpath);
  const found = inEmber === undefined ? undefined : (probe(inEmber) ?? probe(`${inEmber}.hbs`));
  if (found !== undefined) return found;
  const listed = resolveInPackage(layout, scope, manifest, subpath);
  if (listed.kind !== 'missing') return listed;
  return manifest.exports === undefined ? probe(`src/${subpath}`) : undefined;
}

/** Ember's loader knows an addon by the files in `addon`, and what it has for tests next to them; an app by those in `app`. */
function emberPath({ isEmberAddon, dependencies }: PackageManifest, subpath: string): string | undefined {
  if (isEmberAddon)
    return /^\.\/test-support(?:\/|$)/.test(subpath) ? `addon-${subpath.slice(2)}` : `addon/${subpath}`;
  const isApp = dependencies.has('ember-source') || dependencies.has('ember-cli');
  return isApp ? `app/${subpath}` : undefined;
}
