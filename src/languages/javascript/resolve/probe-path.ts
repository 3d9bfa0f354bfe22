// Finds the file or folder entry that a path means.
import type { Found } from './targets.ts';
import type { Layout } from './layout.ts';
import { buildSources } from './dist-to-source.ts';
import { childPath, joinPath } from '../../../std/paths.ts';
import { hasPlace, isDeclaration, type Preference, probeFile, candidatesFor } from './probe-file.ts';
import { findIgnored } from '../../kit/missing-file.ts';

export function probePath(layout: Layout, path: string, preference: Preference): Found | undefined {
  const found = probeFile(layout, path, preference) ?? probeFolder(layout, path, preference);
  return layout.platforms.addTo(found, path, preference);
}

/** The entry in the package.json of a folder, or its index file. */
export function probeFolder(layout: Layout, folder: string, preference: Preference): Found | undefined {
  if (layout.entries.get(folder) !== 'folder') return undefined;
  const named = layout.packages.in(folder)?.entries ?? [];
  return (
    pickBest(
      named.map((entry) => probeNamed(layout, folder, entry, preference)),
      preference,
    ) ?? probeFile(layout, childPath(folder, 'index'), preference)
  );
}

/** A path in a package.json, which may not be built yet. */
export function probeNamed(
  layout: Layout,
  folder: string,
  named: string,
  preference: Preference,
): Found | undefined {
  const path = joinPath(folder, named);
  if (path === undefined) return undefined;
  return probeBuilt(layout, path, preference) ?? buildSources(layout, folder, path);
}

/** For a folder, only its index counts, so that two manifests cannot form a cycle. */
function probeBuilt(layout: Layout, path: string, preference: Preference): Found | undefined {
  if (!hasPlace(layout.entries, path)) return undefined;
  return probeFile(layout, path, preference) ?? probeFile(layout, childPath(path, 'index'), preference);
}

/**
 * Packages often list several files for one entry: types and code. As between siblings, code is preferred to its
 * declaration, and both to files that are not sources.
 */
export function pickBest(found: readonly (Found | undefined)[], preference: Preference): Found | undefined {
  const sources = found.filter((one) => one?.kind === 'source');
  const implementation = sources.find((one) => one !== undefined && !isDeclaration(one.path));
  if (preference === 'implementation' && implementation !== undefined) return implementation;
  return sources[0] ?? found.find((one) => one !== undefined);
}

export function explainMissing(layout: Layout, path: string, preference: Preference): string {
  const excluded = findExcluded(layout, path, preference);
  if (excluded !== undefined) return `it leads to ${excluded}, which is left out of the analysis`;
  return layout.entries.get(path) === 'folder'
    ? `the folder ${path} has no index file`
    : `there is no file ${path}, with or without an extension`;
}

/** The file or folder on the way that the scan ignored. */
function findExcluded({ entries }: Layout, path: string, preference: Preference): string | undefined {
  const ignored = findIgnored(entries, path);
  if (ignored !== undefined) return ignored;
  return [path, childPath(path, 'index')]
    .filter((base) => hasPlace(entries, base))
    .flatMap((base) => candidatesFor(base, preference))
    .find((candidate) => entries.get(candidate) === 'ignored');
}
