// Which folders hold a manifest, as far as the tangles of a report show it. A folder that only groups modules is one step
// with each of them: `packages/cart/` is a member of the root's tangle, and `packages/` is none. Its subfolders are modules.
import type { Report, Tangle } from '../model/report.ts';

/** The folders that are groups of modules, for the members of the report's tangles have them in their paths. */
export function shownGroups({ tangles }: Report): ReadonlySet<string> {
  return new Set(
    tangles.flatMap(({ folder, members }) => members.flatMap((member) => groupsIn(member, folder))),
  );
}

/** The folders that may be groups, because a tangle was found with them that the report does not have. */
export function possibleGroups(report: Report, found: readonly Tangle[]): readonly string[] {
  const { tangles, detailed } = report;
  const known = new Set(tangles.map(nameTangle));
  const others = shownFolders(report);
  for (const { folder } of detailed.nodes) others.add(folder);
  const possible = found
    .filter((tangle) => !known.has(nameTangle(tangle)))
    .flatMap(({ members }) => members.filter((member) => member.endsWith('/')))
    .map((member) => member.slice(0, -1))
    .filter((folder) => !others.has(folder));
  return [...new Set(possible)];
}

/** Folders that the report treats as folders: they are not groups. */
function shownFolders({ tangles, risks }: Report): Set<string> {
  const folders = new Set<string>();
  for (const { folder, members } of tangles) {
    folders.add(folder);
    for (const member of members) if (member.endsWith('/')) folders.add(member.slice(0, -1));
  }
  for (const { sourceLayer, targetLayer, basis } of risks.layer_violations) {
    if (basis !== 'configured') folders.add(sourceLayer).add(targetLayer);
  }
  return folders;
}

function nameTangle({ folder, members }: Tangle): string {
  return JSON.stringify([folder, members.toSorted()]);
}

/** As many modules as it takes to make these folders groups, and no others. */
export function modulesOf(groups: ReadonlySet<string>, paths: readonly string[]): ReadonlySet<string> {
  const modules = new Set<string>();
  if (groups.size === 0) return modules;
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
