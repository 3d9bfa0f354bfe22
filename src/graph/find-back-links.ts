// Links from one part of a folder to another from which at least as many come back. Nearly all dependencies that point back
// in a tangle are among them, and they are known before the tangles are.
import type { LinkedNodes } from './link-nodes.ts';

/** Only links between files that are asked for count. */
export function findBackLinks(
  { nodes, source, target }: LinkedNodes,
  isAsked: (link: number) => boolean,
): readonly number[] {
  const pairOf = new Map<number, Pair>();
  const count = new Map<string, number>();
  for (let link = 0; link < source.length; link++) {
    if (!isAsked(link)) continue;
    const pair = pairUnits(nodes.files[source[link]!]!.path, nodes.files[target[link]!]!.path);
    if (pair === undefined) continue;
    pairOf.set(link, pair);
    count.set(pair.there, (count.get(pair.there) ?? 0) + 1);
  }
  return Array.from(pairOf)
    .filter(([, { there, back }]) => (count.get(back) ?? 0) >= count.get(there)!)
    .map(([link]) => link);
}

/** Names of both directions between two units. */
interface Pair {
  readonly there: string;
  readonly back: string;
}

/** The file or folder of each path in the innermost folder around both. Undefined for two files of one folder. */
function pairUnits(a: string, b: string): Pair | undefined {
  let start = 0;
  for (let at = 0; at < a.length && a.charCodeAt(at) === b.charCodeAt(at); at++)
    if (a.charCodeAt(at) === slash) start = at + 1;
  const [endA, endB] = [a.indexOf('/', start), b.indexOf('/', start)];
  if (endA === -1 && endB === -1) return undefined;
  const from = endA === -1 ? a : a.slice(0, endA);
  const to = endB === -1 ? b : b.slice(0, endB);
  return { there: `${from}\n${to}`, back: `${to}\n${from}` };
}

const slash = 0x2f;
