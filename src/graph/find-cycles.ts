// Finds groups of files that depend on each other in a cycle.
import type { ConventionsOf } from '../model/conventions.ts';
import type { Graph } from '../model/graph.ts';
import { componentSizes, findComponents } from './find-components.ts';
import { addTo } from '../std/multi-map.ts';

/**
 * Strongly connected groups of two or more files, and files that import themselves; members and groups in ascending order.
 */
export function findCycles(graph: Graph, conventionsOf: ConventionsOf): readonly (readonly number[])[] {
  const { files, fileCount, edgeStart, edgeTarget, carriesCycle } = graph;
  const componentOf = findComponents({ nodeCount: fileCount, edgeStart, edgeTarget }, carriesCycle);
  const sizes = componentSizes(componentOf);
  const groups = new Map<number, number[]>();
  for (let file = 0; file < fileCount; file++) {
    if (sizes[componentOf[file]!] === 1) {
      if (!importsItself(graph, file) || conventionsOf(files[file]!.language).repeatsItself === true)
        continue;
    }
    addTo(groups, componentOf[file]!, file);
  }
  return [...groups.values()];
}

/** A lazy import of itself is harmless: the file is loaded by the time it runs. */
function importsItself({ edgeStart, edgeTarget, carriesCycle, evidence }: Graph, file: number): boolean {
  for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
    if (edgeTarget[edge] !== file) continue;
    return carriesCycle[edge] === 1 && evidence[edge]!.some(({ kind }) => kind !== 'lazy' && kind !== 'type');
  }
  return false;
}
