// What the entry file of a folder loads from that folder is what the folder offers, and nobody wants to remove it. A cycle
// that runs through it has another side: the files that import the entry.
import type { Cut, Dependency } from '../model/report.ts';
import { nameOf } from '../std/paths.ts';

const entryFile = /(?:^|\/)(?:__init__\.pyi?|init\.lua|index\.[cm]?[jt]sx?)$/;
/** These can load their exports lazily. */
const canWait = /\.(?:pyi?|lua)$/;

/**
 * How the same is reached without the cut. If no file of the cycle imports the entry, it is in no cycle, and all that this
 * cut takes apart comes apart.
 */
export function adviseToKeepOffers(
  { edges, change }: Cut,
  cycle: readonly string[],
  listEdges: () => Iterable<Dependency>,
): string | undefined {
  const entry = edges[0]?.[0];
  if (change === 'type-only' || entry === undefined || !entryFile.test(entry)) return undefined;
  const [name, folder] = [nameOf(entry), entry.slice(0, entry.lastIndexOf('/') + 1)];
  const offers = ([source, target]: Dependency): boolean =>
    source === entry && target !== entry && target.startsWith(folder);
  if (!edges.every(offers)) return undefined;
  const members = new Set(cycle);
  let users = 0;
  for (const [source, target] of listEdges())
    if (target === entry && source !== entry && members.has(source)) users++;
  const importers =
    users === 1 ? 'file in the cycle that imports it uses' : `${users} files in the cycle that import it use`;
  const otherwise = `if the ${importers} other files instead`;
  return `${name} can keep its exports ${canWait.test(name) ? `if it loads them lazily, or ${otherwise}` : otherwise}`;
}
