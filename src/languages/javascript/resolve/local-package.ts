// Names of packages in the project. A package that is neither a workspace member nor linked by folder (a fixture, an
// example) cannot be imported by name.
import type { Layout } from './layout.ts';
import type { PackageManifest } from './package-manifest.ts';
import { joinPath } from '../../kit/paths.ts';

export function findLocalPackage(layout: Layout, folder: string, name: string): PackageManifest | undefined {
  const nearest = layout.packages.nearest(folder);
  if (nearest?.name === name && nearest.exports !== undefined) return nearest;
  for (const around of layout.packages.around(folder)) {
    const linked = findLinked(layout, around, around.dependencies.get(name) ?? '');
    if (linked !== undefined) return linked;
  }
  return layout.packages.findMember(folder, name);
}

/** `file:../ui`, `link:../ui`, `portal:../ui`, `workspace:../ui` and npm's plain `../ui` name a folder. */
function findLinked(layout: Layout, by: PackageManifest, wanted: string): PackageManifest | undefined {
  const [, protocol, rest = ''] = /^(file:|link:|portal:|workspace:|(?=\.\.?\/))(.*)$/s.exec(wanted) ?? [];
  if (protocol === undefined) return undefined;
  if (protocol !== 'workspace:' || rest.startsWith('.')) {
    const folder = rest.startsWith('/') ? undefined : joinPath(by.folder, rest);
    return folder === undefined ? undefined : layout.packages.in(folder);
  }
  // `workspace:@acme/ui@*` is an alias of a member.
  const version = rest.lastIndexOf('@');
  return version > 0 ? layout.packages.findMember(by.folder, rest.slice(0, version)) : undefined;
}
