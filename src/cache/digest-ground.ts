// The ground that resolution stands on: the paths and manifests of the project, and of the files of the language what
// its contract says. Where the ground is the same, imports lead where they led before. Line numbers do not count, nor
// do sizes and times; which Lintel it is and where the project lies is part of the cache's key.
import type { Ground } from '../model/resolution-memory.ts';
import type { ExtractedFile } from '../model/source.ts';
import { digest } from './substance.ts';

export function digestGround(ground: Ground, substanceOf: (file: ExtractedFile) => string): string {
  const substances =
    ground.resolvesBy === 'paths' ? [] : ground.files.map((file) => [file.file.path, substanceOf(file)]);
  return digest(JSON.stringify([ground.language, digestProject(ground.project), substances]));
}

/** The same for all languages of a run. */
const projectDigests = new WeakMap<Ground['project'], string>();

export function digestProject(project: Ground['project']): string {
  const known = projectDigests.get(project);
  if (known !== undefined) return known;
  const made = digest(JSON.stringify([digestEntries(project.entries), [...project.manifests]]));
  projectDigests.set(project, made);
  return made;
}

/** The same for all runs that met the same. */
const entryDigests = new WeakMap<Ground['project']['entries'], string>();

function digestEntries(entries: Ground['project']['entries']): string {
  const known = entryDigests.get(entries);
  if (known !== undefined) return known;
  const made = digest(JSON.stringify([[...entries.keys()], [...entries.values()]]));
  entryDigests.set(entries, made);
  return made;
}
