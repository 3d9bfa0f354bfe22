// The cache key of resolved imports: the paths, manifests and git rules of the project, and what `resolvesBy` says of the
// language's files. With the same key, imports resolve to the same targets. Line numbers, roles, sizes and times are not part
// of it; the version of Lintel and the root folder are part of the key of the whole cache.
import type { ResolutionInputs } from '../model/analysis-cache.ts';
import type { ExtractedFile } from '../model/source.ts';
import { hashText } from './fingerprint-extraction.ts';

export function hashResolutionInputs(
  { language, project, files, resolvesBy }: ResolutionInputs,
  fingerprintOf: (file: ExtractedFile) => string,
): string {
  return hashText(JSON.stringify([language, hashProject(project), fingerprints()]));

  function fingerprints(): readonly unknown[] {
    if (resolvesBy === 'paths') return [];
    if (resolvesBy === 'extractions') return files.map((file) => [file.file.path, fingerprintOf(file)]);
    return files.flatMap(({ file, declares }) => (declares === undefined ? [] : [[file.path, declares]]));
  }
}

/** Computed once for all languages of a run. */
const projectHashes = new WeakMap<ResolutionInputs['project'], string>();

export function hashProject(project: ResolutionInputs['project']): string {
  const known = projectHashes.get(project);
  if (known !== undefined) return known;
  const { entries, manifests, gitRules } = project;
  const made = hashText(JSON.stringify([hashEntries(entries), [...manifests], gitRules?.key]));
  projectHashes.set(project, made);
  return made;
}

/** Computed once for all runs that reuse the same walk. */
const entryHashes = new WeakMap<ResolutionInputs['project']['entries'], string>();

function hashEntries(entries: ResolutionInputs['project']['entries']): string {
  const known = entryHashes.get(entries);
  if (known !== undefined) return known;
  const made = hashText(JSON.stringify([[...entries.keys()], [...entries.values()]]));
  entryHashes.set(entries, made);
  return made;
}
