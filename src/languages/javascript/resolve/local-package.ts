// Names of packages in the project. A package that is neither a workspace member nor linked by its folder, its version or a
// config (a fixture, an example) cannot be imported by name.
import type { Scope } from './scope.ts';
import type { PackageManifest } from './package-manifest.ts';
import { firstFound } from '../../../std/first-found.ts';
import { folderOf, isInside, joinPath } from '../../../std/paths.ts';

export function findLocalPackage(scope: Scope, name: string): PackageManifest | undefined {
  const { packages, folder } = scope;
  const nearest = packages.nearest(folder);
  if (nearest?.name === name && nearest.exports !== undefined) return nearest;
  return (
    firstFound(packages.around(folder), (by) => findLinked(scope, by, by.dependencies.get(name) ?? '')) ??
    packages.findMember(folder, name) ??
    (nearest && findBeside(scope, nearest, name))
  );
}

/**
 * Packages that a script of the project links: they lie next to each other, and one asks for just the version that the other
 * has, or refers to its config.
 */
function findBeside(
  { packages, configs }: Scope,
  by: PackageManifest,
  name: string,
): PackageManifest | undefined {
  const other = packages.only(name);
  if (other === undefined) return undefined;
  if (isInside(by.folder, other.folder) || isInside(other.folder, by.folder)) return undefined;
  const around = packages.nearest(folderOf(other.folder));
  if (around !== undefined && !isInside(around.folder, by.folder)) return undefined;
  if (other.version !== undefined && by.dependencies.get(name) === other.version) return other;
  const [own, ...referred] = configs.configsAround(by.folder);
  const isReferred = referred.some((config) => packages.nearest(config.folder) === other);
  return own?.folder === by.folder && isReferred ? other : undefined;
}

/** `file:../ui`, `link:../ui`, `portal:../ui`, `workspace:../ui` and npm's plain `../ui` name a folder. */
function findLinked({ packages }: Scope, by: PackageManifest, wanted: string): PackageManifest | undefined {
  const [, protocol, rest = ''] = /^(file:|link:|portal:|workspace:|(?=\.\.?\/))(.*)$/s.exec(wanted) ?? [];
  if (protocol === undefined) return undefined;
  if (protocol !== 'workspace:' || rest.startsWith('.')) {
    const folder = rest.startsWith('/') ? undefined : joinPath(by.folder, rest);
    return folder === undefined ? undefined : packages.in(folder);
  }
  // `workspace:@acme/ui@*` is an alias of a member.
  const version = rest.lastIndexOf('@');
  return version > 0 ? packages.findMember(by.folder, rest.slice(0, version)) : undefined;
}
