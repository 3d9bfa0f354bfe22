// Tarjan 1972, without recursion: a chain of 100,000 files is a legal project.
import type { Graph } from '../model/graph.ts';

const none = 0xffff_ffff;

/** File → number of its strongly connected component, over the edges that carry cycles. */
export function findComponents({ fileCount, edgeStart, edgeTarget, carriesCycle }: Graph): Uint32Array {
  const componentOf = new Uint32Array(fileCount).fill(none);
  /** When a file was first seen, from 1; 0 while it was not. */
  const seenAt = new Uint32Array(fileCount);
  /** The earliest file still open that is known to be reachable, by when it was seen. */
  const low = new Uint32Array(fileCount);
  const nextEdge = edgeStart.slice();
  /** The way from the root to where the search stands. */
  const path = new Uint32Array(fileCount);
  /** Files seen that have no component yet. */
  const open = new Uint32Array(fileCount);
  let pathLength = 0;
  let openCount = 0;
  let seenCount = 0;
  let componentCount = 0;

  function enter(file: number): void {
    seenAt[file] = low[file] = ++seenCount;
    path[pathLength++] = file;
    open[openCount++] = file;
  }

  function follow(file: number, edge: number): void {
    const target = edgeTarget[edge]!;
    if (target >= fileCount || carriesCycle[edge] === 0) return;
    if (seenAt[target] === 0) enter(target);
    else if (componentOf[target] === none) low[file] = Math.min(low[file]!, seenAt[target]!);
  }

  function leave(file: number): void {
    pathLength--;
    if (low[file] === seenAt[file]) close(file);
    else low[path[pathLength - 1]!] = Math.min(low[path[pathLength - 1]!]!, low[file]!);
  }

  function close(root: number): void {
    do componentOf[open[--openCount]!] = componentCount;
    while (open[openCount] !== root);
    componentCount++;
  }

  for (let root = 0; root < fileCount; root++) {
    if (seenAt[root] === 0) enter(root);
    while (pathLength > 0) {
      const file = path[pathLength - 1]!;
      if (nextEdge[file]! < edgeStart[file + 1]!) follow(file, nextEdge[file]!++);
      else leave(file);
    }
  }
  return componentOf;
}
