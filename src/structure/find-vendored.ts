// Folders with code of others that no name tells by itself: `external` is one in darktable and talks to services elsewhere. It
// is one if its parts come with licences of their own.
import type { Project } from '../model/project.ts';

/** Paths of folders, each with a slash at its end. */
export function findVendored({ entries, files }: Pick<Project, 'entries' | 'files'>): readonly string[] {
  const parts = new Map<string, Set<string>>();
  let isLicensed = false;
  for (const [path, kind] of entries) {
    if (kind !== 'asset' || !licence.test(path)) continue;
    isLicensed ||= !path.includes('/');
    const folder = mayHold.exec(path)?.[0];
    if (folder === undefined) continue;
    const part = path.slice(0, path.lastIndexOf('/') + 1);
    if (part !== folder) parts.set(folder, (parts.get(folder) ?? new Set()).add(part));
  }
  if (!isLicensed) return [];
  return [...parts].flatMap(([folder, licensed]) => {
    // One part may be a library of the project itself that is released under another licence.
    if (licensed.size < 2) return [];
    const held = files.filter(({ path }) => path.startsWith(folder));
    const covered = held.filter(({ path }) => isBelow(path, licensed));
    return covered.length * 2 >= held.length ? folder : [];
  });
}

/** `contrib`, `ext` and `lib` hold packages of the project itself in too many projects, each with its licence. */
const mayHold = /^(?:.*?\/)??(?:externals?|dep|lib-src)\//;
const licence = /(?:^|\/)(?:LICEN[CS]E|COPYING|COPYRIGHT)(?:[.\-_][^/]*)?$/i;

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1))
    if (folders.has(path.slice(0, slash + 1))) return true;
  return false;
}
