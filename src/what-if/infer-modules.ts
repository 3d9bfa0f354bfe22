// Which folders hold a manifest, as far as the tangles of a report show it. A folder that only groups modules is one step
// with each of them (`packages/cart/` is a member of the root's tangle), so its members are modules. Where no tangle shows
// it, it has no effect on tangles: removing dependencies makes no new ones.
import type { Report } from '../model/report.ts';

export function inferModules({ tangles }: Report, paths: readonly string[]): ReadonlySet<string> {
  const groups = new Set(
    tangles.flatMap(({ folder, members }) => members.flatMap((member) => groupsIn(member, folder))),
  );
  if (groups.size === 0) return new Set();
  const modules = new Set<string>();
  for (const path of paths) {
    for (const folder of foldersOf(path)) {
      const around = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
      if (groups.has(around) && !groups.has(folder)) modules.add(folder);
    }
  }
  // A folder around a group that is not one itself must be a module, or something in it lies beside the modules.
  for (const group of groups)
    for (const folder of foldersOf(`${group}/`)) if (!groups.has(folder)) modules.add(folder);
  return modules;
}

/** The folders between a folder and a member of it: `packages` for `packages/cart/` in the root. */
function groupsIn(member: string, folder: string): readonly string[] {
  const start = folder === '.' ? 0 : folder.length + 1;
  const last = member.endsWith('/') ? member.length - 1 : member.length;
  const groups: string[] = [];
  for (
    let slash = member.indexOf('/', start);
    slash !== -1 && slash < last;
    slash = member.indexOf('/', slash + 1)
  )
    groups.push(member.slice(0, slash));
  return groups;
}

/** `a`, `a/b` for `a/b/c.ts`. */
function foldersOf(path: string): readonly string[] {
  const folders: string[] = [];
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1))
    folders.push(path.slice(0, slash));
  return folders;
}
