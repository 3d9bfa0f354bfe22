// Imports of a package of the project by name.
import { outOfProject } from '../../kit/targets.ts';
import { type Found, type Missing, missing } from './targets.ts';
import { findIgnored } from '../../kit/missing-file.ts';
import { buildSources } from './dist-to-source.ts';
import type { ExportTargets } from './export-map.ts';
import type { Layout, Scope } from './layout.ts';
import { explainMissing, pickBest, probeFolder, probeNamed, probePath } from './probe-path.ts';
import type { PackageManifest } from './package-manifest.ts';
import { childPath, isInside, joinPath } from '../../../std/paths.ts';
import { hasPlace, placesFor } from './probe-file.ts';
import { mappedPaths } from './tsconfig.ts';

export function resolveInPackage(
  layout: Layout,
  scope: Scope,
  manifest: PackageManifest,
  subpath: string,
): Found | Missing {
  if (manifest.exports === undefined) return resolveUnlisted(layout, scope, manifest, subpath);
  const targets = manifest.exports.targetsOf(subpath, scope.loading, scope.config?.customConditions);
  if (targets === undefined) {
    // A build may complete `exports`: until then, use the entry as if there were none.
    const entry =
      subpath === '.' && !manifest.exports.has('.') ? findEntry(layout, scope, manifest) : undefined;
    return entry ?? missing(`the package in ${manifest.folder} does not export \`${subpath}\``);
  }
  return resolveTargets(layout, scope, manifest, targets, subpath);
}

/** Targets of `exports`, or of `imports`, which has no subpath. */
export function resolveTargets(
  layout: Layout,
  scope: Scope,
  manifest: PackageManifest,
  { paths, forRequire }: ExportTargets,
  subpath?: string,
): Found | Missing {
  // What is there for `require` was written for it alone and may do nothing but throw: it is no source of a missing file for
  // `import`. What is not there is built from the same sources.
  const written = new Set(
    forRequire.filter((target) => !paths.includes(target)).map((target) => joinPath(manifest.folder, target)),
  );
  return (
    probeTargets(layout, scope, manifest, paths, written) ??
    (subpath === undefined ? undefined : findMappedSource(layout, scope, manifest, subpath)) ??
    probeTargets(layout, scope, manifest, forRequire, scope.loading === 'import' ? written : undefined) ??
    unbuilt(layout, manifest, paths)
  );
}

function probeTargets(
  layout: Layout,
  { preference }: Scope,
  { folder }: PackageManifest,
  targets: readonly string[],
  without?: ReadonlySet<string | undefined>,
): Found | undefined {
  return pickBest(
    targets
      .map((target) => probeNamed(layout, folder, target, preference))
      .filter((found) => without?.has(found?.path) !== true),
    preference,
  );
}

/** The source that the `paths` of a package's config have for the package itself. */
function findMappedSource(
  layout: Layout,
  { preference }: Scope,
  { folder, name }: PackageManifest,
  subpath: string,
): Found | undefined {
  if (name === undefined) return undefined;
  for (const config of layout.configs.configsAround(folder)) {
    for (const path of mappedPaths(config, joinPath(name, subpath) ?? name)) {
      const found = isInside(folder, path) ? probePath(layout, path, preference) : undefined;
      if (found?.kind === 'source') return found;
    }
  }
  return undefined;
}

/** Without `exports` every file can be imported. */
function resolveUnlisted(
  layout: Layout,
  scope: Scope,
  manifest: PackageManifest,
  subpath: string,
): Found | Missing {
  if (subpath === '.')
    return findEntry(layout, scope, manifest) ?? unbuilt(layout, manifest, manifest.entries);
  const path = joinPath(manifest.folder, subpath);
  if (path === undefined) return missing(outOfProject.reason);
  const built = hasPlace(layout.entries, path) ? probePath(layout, path, scope.preference) : undefined;
  return (
    built ??
    buildSources(layout, manifest.folder, path) ??
    probeTargets(layout, scope, manifest, typesOf(manifest, subpath)) ??
    missing(explainMissing(layout, path, scope.preference), placesFor(path, scope.preference))
  );
}

function typesOf({ typesVersions }: PackageManifest, subpath: string): readonly string[] {
  const match = typesVersions?.match(subpath.slice('./'.length));
  return match?.value.map((path) => path.replace('*', () => match.star)) ?? [];
}

/** The target of `import 'name'` without `exports`. */
function findEntry(layout: Layout, { preference }: Scope, { folder }: PackageManifest): Found | undefined {
  return (
    probeFolder(layout, folder, preference) ??
    // Node's default, which may be built from sources like any other entry.
    probeNamed(layout, folder, 'index.js', preference) ??
    probePath(layout, childPath(folder, 'src/index'), preference)
  );
}

function unbuilt({ entries }: Layout, { folder }: PackageManifest, named: readonly string[]): Missing {
  const [first] = named;
  if (first === undefined) return missing(`the package in ${folder} names no file for it`);
  const description = `the package in ${folder} leads to \`${first}\``;
  const path = joinPath(folder, first);
  const places = named.flatMap((each) => joinPath(folder, each) ?? []);
  return path === undefined || findIgnored(entries, path) === undefined
    ? missing(`${description}, which is not there, and neither are its sources`, places)
    : missing(`${description}, which is left out of the analysis, and its sources are not known`, places);
}
