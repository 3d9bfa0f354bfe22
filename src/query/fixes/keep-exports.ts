// What an entry file loads from its folder is the folder's API, which nobody wants to remove. A cycle through it can also be
// broken on the other side: at the files that import the entry.
import type { Cut, Dependency } from '../../model/report.ts';
import { nameOf } from '../../std/paths.ts';

const entryFile = /(?:^|\/)(?:__init__\.pyi?|init\.lua|index\.[cm]?[jt]sx?)$/;
/** These languages can load their exports lazily. */
const canLoadLazily = /\.(?:pyi?|lua)$/;

/**
 * An alternative to the cut. If no file of the cycle imports the entry, the entry is in no cycle, and everything that the cut
 * separates is separated too.
 */
export function adviseToKeepExports(
  { edges }: Cut,
  cycle: readonly string[],
  listEdges: () => Iterable<Dependency>,
): string | undefined {
  const entry = edges[0]?.[0];
  if (entry === undefined || !entryFile.test(entry)) return undefined;
  const [name, folder] = [nameOf(entry), entry.slice(0, entry.lastIndexOf('/') + 1)];
  const isExport = ([source, target]: Dependency): boolean =>
    source === entry && target !== entry && target.startsWith(folder);
  if (!edges.every(isExport)) return undefined;
  const members = new Set(cycle);
  let users = 0;
  for (const [source, target] of listEdges())
    if (target === entry && source !== entry && members.has(source)) users++;
  const importers =
    users === 1 ? 'file in the cycle that imports it uses' : `${users} files in the cycle that import it use`;
  const otherwise = `if the ${importers} other files instead`;
  return `${name} can keep its exports ${canLoadLazily.test(name) ? `if it loads them lazily, or ${otherwise}` : otherwise}`;
}
