// Decides whether changes can affect the report. Changes of ignored and unused files cannot.
import type { EntryKind, Project } from '../../model/project.ts';
import { nameOf } from '../../std/paths.ts';

export type Seen = Pick<Project, 'entries' | 'manifests'>;

/** Files that configure the analysis. */
const settings = new Set(['.gitignore', 'lintel.config.json', 'package.json']);

export function isRelevant(changed: ReadonlySet<string>, before: Seen, after: Seen): boolean {
  for (const path of changed) if (isRead(path, before) || isRead(path, after)) return true;
  return !haveSameEntries(before.entries, after.entries);
}

function isRead(path: string, { entries, manifests }: Seen): boolean {
  const kind = entries.get(path);
  if (kind === 'source') return true;
  if (kind !== 'asset') return false;
  const paths: ReadonlyMap<string, string> = manifests;
  return paths.has(path) || settings.has(nameOf(path));
}

/** All files and folders that are not ignored: an import may refer to any of them. */
function haveSameEntries(a: ReadonlyMap<string, EntryKind>, b: ReadonlyMap<string, EntryKind>): boolean {
  if (a === b) return true;
  return holdsAll(a, b) && holdsAll(b, a);
}

function holdsAll(outer: ReadonlyMap<string, EntryKind>, inner: ReadonlyMap<string, EntryKind>): boolean {
  for (const [path, kind] of inner) if (kind !== 'ignored' && outer.get(path) !== kind) return false;
  return true;
}
