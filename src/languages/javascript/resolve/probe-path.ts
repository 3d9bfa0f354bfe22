// What a path means to an import: a file with some extension, or a folder with an entry of its own.
import type { Found } from './targets.ts';
import type { Layout } from './layout.ts';
import { buildSources } from './dist-to-source.ts';
import { childPath, joinPath } from '../../kit/paths.ts';
import { hasPlace, isDeclaration, type Preference, probeFile, candidatesFor } from './probe-file.ts';
import { findIgnored } from '../../kit/missing-file.ts';

export function probePath(layout: Layout, path: string, preference: Preference): Found | undefined {
  const found = probeFile(layout.entries, path, preference) ?? probeFolder(layout, path, preference);
  return layout.platforms.addTo(found, path, preference);
}

/** The entry that a folder's package.json names, or its index file. */
export function probeFolder(layout: Layout, folder: string, preference: Preference): Found | undefined {
  if (layout.entries.get(folder) !== 'folder') return undefined;
  const named = layout.packages.in(folder)?.entries ?? [];
  return (
    pickBest(
      named.map((entry) => probeNamed(layout, folder, entry, preference)),
      preference,
    ) ?? probeFile(layout.entries, childPath(folder, 'index'), preference)
  );
}

/** A path that a package.json names from its folder on, which may not be built yet. */
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

/** A folder named here has no further say: only its index is looked at, so two manifests cannot send us in a circle. */
function probeBuilt({ entries }: Layout, path: string, preference: Preference): Found | undefined {
  if (!hasPlace(entries, path)) return undefined;
  return probeFile(entries, path, preference) ?? probeFile(entries, childPath(path, 'index'), preference);
}

/**
 * One package often names several files for one entry: its types here, its code there. As between siblings, code that
 * runs is preferred to its declaration, and both to what is no source.
 */
export function pickBest(found: readonly (Found | undefined)[], preference: Preference): Found | undefined {
  const sources = found.filter((one) => one?.kind === 'source');
  const implementation = sources.find((one) => one !== undefined && !isDeclaration(one.path));
  if (preference === 'implementation' && implementation !== undefined) return implementation;
  return sources[0] ?? found.find((one) => one !== undefined);
}

export function explainMissing(layout: Layout, path: string, preference: Preference): string {
  const leftOut = findLeftOut(layout, path, preference);
  if (leftOut !== undefined) return `it leads to ${leftOut}, which is left out of the analysis`;
  return layout.entries.get(path) === 'folder'
    ? `the folder ${path} has no index file`
    : `there is no file ${path}, with or without an extension`;
}

/** The file or folder on the way that the scan passed by. */
function findLeftOut({ entries }: Layout, path: string, preference: Preference): string | undefined {
  const ignored = findIgnored(entries, path);
  if (ignored !== undefined) return ignored;
  return [path, childPath(path, 'index')]
    .filter((base) => hasPlace(entries, base))
    .flatMap((base) => candidatesFor(base, preference))
    .find((candidate) => entries.get(candidate) === 'ignored');
}
