// Imports of a package of the project by name.
import { outOfProject, unresolved, type UnresolvedTarget } from '../../kit/targets.ts';
import type { Found } from './targets.ts';
import { findIgnored } from '../../kit/missing-file.ts';
import { buildSources } from './dist-to-source.ts';
import type { ExportTargets } from './export-map.ts';
import type { Scope } from './scope.ts';
import { explainMissing, pickBest, probeFolder, probeNamed, probePath } from './probe-path.ts';
import type { PackageManifest } from './package-manifest.ts';
import { childPath, isInside, joinPath } from '../../../std/paths.ts';
import { hasPlace, placesFor } from './probe-file.ts';
import { mappedPaths } from './tsconfig.ts';

export function resolveInPackage(
  scope: Scope,
  manifest: PackageManifest,
  subpath: string,
): Found | UnresolvedTarget {
  if (manifest.exports === undefined) return resolveUnlisted(scope, manifest, subpath);
  const targets = manifest.exports.targetsOf(subpath, scope.loading, scope.config?.customConditions);
  if (targets === undefined) {
    // A build may complete `exports`: until then, use the entry as if there were none.
    const entry = subpath === '.' && !manifest.exports.has('.') ? findEntry(scope, manifest) : undefined;
    return (
      entry ??
      findInside(scope, manifest, subpath) ??
      unresolved(`the package in ${manifest.folder} does not export \`${subpath}\``)
    );
  }
  return resolveTargets(scope, manifest, targets, subpath);
}

/**
 * A file of another package that `exports` does not list. Node refuses it, but not what compiles code to run elsewhere:
 * TypeScript without an option for newer rules, and older bundlers.
 */
function findInside(scope: Scope, manifest: PackageManifest, subpath: string): Found | undefined {
  if (subpath === '.' || scope.packages.nearest(scope.folder) === manifest) return undefined;
  const found = probePath(scope, joinPath(manifest.folder, subpath));
  return found?.kind === 'source' ? found : undefined;
}

/** Targets of `exports`, or of `imports`, which has no subpath. */
export function resolveTargets(
  scope: Scope,
  manifest: PackageManifest,
  { paths, forRequire }: ExportTargets,
  subpath?: string,
): Found | UnresolvedTarget {
  // What is there for `require` was written for it alone and may do nothing but throw: it is no source of a missing file for
  // `import`. What is not there is built from the same sources.
  const written = new Set(
    forRequire.filter((target) => !paths.includes(target)).map((target) => joinPath(manifest.folder, target)),
  );
  return (
    probeTargets(scope, manifest, paths, written) ??
    (subpath === undefined ? undefined : findMappedSource(scope, manifest, subpath)) ??
    probeTargets(scope, manifest, forRequire, scope.loading === 'import' ? written : undefined) ??
    unbuilt(scope, manifest, paths)
  );
}

function probeTargets(
  scope: Scope,
  { folder }: PackageManifest,
  targets: readonly string[],
  without?: ReadonlySet<string | undefined>,
): Found | undefined {
  const found = targets.map((target) => probeNamed(scope, folder, target));
  return pickBest(
    scope,
    found.filter((one) => without?.has(one?.path) !== true),
  );
}

/** The source that the `paths` of a package's config have for the package itself. */
function findMappedSource(
  scope: Scope,
  { folder, name }: PackageManifest,
  subpath: string,
): Found | undefined {
  if (name === undefined) return undefined;
  for (const config of scope.configs.configsAround(folder)) {
    for (const path of mappedPaths(config, joinPath(name, subpath) ?? name)) {
      const found = isInside(folder, path) ? probePath(scope, path) : undefined;
      if (found?.kind === 'source') return found;
    }
  }
  return undefined;
}

/** Without `exports` every file can be imported. */
function resolveUnlisted(scope: Scope, manifest: PackageManifest, subpath: string): Found | UnresolvedTarget {
  if (subpath === '.') return findEntry(scope, manifest) ?? unbuilt(scope, manifest, manifest.entries);
  const path = joinPath(manifest.folder, subpath);
  if (path === undefined) return outOfProject;
  const built = hasPlace(scope.entries, path) ? probePath(scope, path) : undefined;
  return (
    built ??
    buildSources(scope, manifest.folder, path) ??
    probeTargets(scope, manifest, typesOf(manifest, subpath)) ??
    unresolved(explainMissing(scope, path), placesFor(scope, [path]))
  );
}

function typesOf({ typesVersions }: PackageManifest, subpath: string): readonly string[] {
  const match = typesVersions?.match(subpath.slice('./'.length));
  return match?.value.map((path) => path.replace('*', () => match.star)) ?? [];
}

/** The target of `import 'name'` without `exports`. */
function findEntry(scope: Scope, { folder }: PackageManifest): Found | undefined {
  return (
    probeFolder(scope, folder) ??
    // Node's default, which may be built from sources like any other entry.
    probeNamed(scope, folder, 'index.js') ??
    probePath(scope, childPath(folder, 'src/index'))
  );
}

function unbuilt(
  { entries }: Scope,
  { folder }: PackageManifest,
  named: readonly string[],
): UnresolvedTarget {
  const [first] = named;
  if (first === undefined) return unresolved(`the package in ${folder} names no file for it`);
  const description = `the package in ${folder} leads to \`${first}\``;
  const path = joinPath(folder, first);
  const places = named.flatMap((each) => joinPath(folder, each) ?? []);
  return path === undefined || findIgnored(entries, path) === undefined
    ? unresolved(`${description}, which is not there, and neither are its sources`, places)
    : unresolved(`${description}, which is left out of the analysis, and its sources are not known`, places);
}
