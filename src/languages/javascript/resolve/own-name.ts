// Imports of a package by its own name that Node does not allow without `exports`: a workspace, or an alias that only the
// build knows, makes the name work. Where such a file is there, the import can mean nothing else.
import { childPath, joinPath } from '../../kit/paths.ts';
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
  const listed = resolveInPackage(layout, scope, manifest, subpath);
  if (listed.kind !== 'missing') return listed;
  const path =
    manifest.exports === undefined ? joinPath(childPath(manifest.folder, 'src'), subpath) : undefined;
  return path === undefined ? undefined : probePath(layout, path, scope.preference);
}
