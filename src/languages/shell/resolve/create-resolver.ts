// Resolves sourced scripts.
import type { EntryKind, Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import { folderOf, foldersUpward, joinPath } from '../../../std/paths.ts';
import { findIgnored } from '../../kit/missing-file.ts';
import type { Resolver } from '../../language.ts';
import {
  asset,
  computed,
  ignoredPath,
  nothing,
  outOfProject,
  toFile,
  unresolved,
} from '../../kit/targets.ts';

/** Written when the environment is created or the hooks of git are installed: `. .venv/bin/activate`, `. .husky/_/husky.sh`. */
const installed = /(?:^|\/)(?:bin\/activate|_\/husky\.sh)$/;

export function createResolver({ entries }: Project): Resolver {
  return { diagnostics: [], resolve: (from, statement) => resolve(entries, from, statement) };
}

function resolve(
  entries: ReadonlyMap<string, EntryKind>,
  from: SourceFile,
  { detail }: ImportStatement,
): Target {
  if (detail?.kind !== 'sourced' || detail.base === 'computed') return computed;
  const { base, path, ifThere } = detail;
  if (base === 'system') return asset;
  const own = folderOf(from.path);
  // Scripts are mostly run from the project root, from their own folder or from one in between.
  const folders = { script: [own], top: ['.'], start: [own, '.', ...foldersUpward(folderOf(own))] }[base];
  const places = folders.flatMap((folder) => joinPath(folder, path) ?? []);
  let ignored: string | undefined;
  for (const place of places) {
    const kind = entries.get(place);
    if (kind === 'source') return toFile(place);
    if (kind === 'asset') return asset;
    ignored ??= findIgnored(entries, place);
  }
  if (ignored !== undefined) return ignoredPath(ignored);
  if (installed.test(path)) return asset;
  // A name without a slash is looked for where commands are, as `. gettext.sh`.
  if (base === 'start' && !path.includes('/')) return asset;
  if (ifThere) return nothing;
  // Where the script is started, or what it made or fetched before, is not known.
  if (base === 'start') return computed;
  return places.length === 0 ? outOfProject : unresolved('no file of the project has this path', places);
}
