// Finds the file or folder entry that a path means.
import type { Found } from './targets.ts';
import type { Scope } from './scope.ts';
import { buildSources } from './dist-to-source.ts';
import { childPath, joinPath } from '../../../std/paths.ts';
import { hasPlace, isDeclaration, probeFile, candidatesFor } from './probe-file.ts';
import { findIgnored } from '../../kit/missing-file.ts';

/** Undefined for a path outside of the project too. */
export function probePath(scope: Scope, path: string | undefined): Found | undefined {
  if (path === undefined) return undefined;
  const found = probeFile(scope, path) ?? probeFolder(scope, path);
  return scope.platforms.addTo(found, path, scope.preference);
}

/** The entry in the package.json of a folder, or its index file. */
export function probeFolder(scope: Scope, folder: string): Found | undefined {
  if (scope.entries.get(folder) !== 'folder') return undefined;
  const named = scope.packages.in(folder)?.entries ?? [];
  const entry = pickBest(
    scope,
    named.map((each) => probeNamed(scope, folder, each)),
  );
  return entry ?? probeFile(scope, childPath(folder, 'index'));
}

/** A path in a package.json, which may not be built yet. */
export function probeNamed(scope: Scope, folder: string, named: string): Found | undefined {
  const path = joinPath(folder, named);
  if (path === undefined) return undefined;
  return probeBuilt(scope, path) ?? buildSources(scope, folder, path);
}

/** For a folder, only its index counts, so that two manifests cannot form a cycle. */
function probeBuilt(scope: Scope, path: string): Found | undefined {
  if (!hasPlace(scope.entries, path)) return undefined;
  return probeFile(scope, path) ?? probeFile(scope, childPath(path, 'index'));
}

/**
 * Packages often list several files for one entry: types and code. As between siblings, code is preferred to its
 * declaration, and both to files that are not sources.
 */
export function pickBest({ preference }: Scope, found: readonly (Found | undefined)[]): Found | undefined {
  const sources = found.filter((one) => one?.kind === 'source');
  const implementation = sources.find((one) => one !== undefined && !isDeclaration(one.path));
  if (preference === 'implementation' && implementation !== undefined) return implementation;
  return sources[0] ?? found.find((one) => one !== undefined);
}

export function explainMissing(scope: Scope, path: string): string {
  const excluded = findExcluded(scope, path);
  if (excluded !== undefined) return `it leads to ${excluded}, which is left out of the analysis`;
  return scope.entries.get(path) === 'folder'
    ? `the folder ${path} has no index file`
    : `there is no file ${path}, with or without an extension`;
}

/** The file or folder on the way that the scan ignored. */
function findExcluded({ entries, preference }: Scope, path: string): string | undefined {
  const ignored = findIgnored(entries, path);
  if (ignored !== undefined) return ignored;
  return [path, childPath(path, 'index')]
    .filter((base) => hasPlace(entries, base))
    .flatMap((base) => candidatesFor(base, preference))
    .find((candidate) => entries.get(candidate) === 'ignored');
}
