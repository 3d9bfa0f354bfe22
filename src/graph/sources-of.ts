import type { Graph } from '../model/graph.ts';

/** Edge → its source file. */
export function sourcesOf({ fileCount, edgeStart, edgeTarget }: Graph): Uint32Array {
  const sourceOf = new Uint32Array(edgeTarget.length);
  for (let file = 0; file < fileCount; file++) sourceOf.fill(file, edgeStart[file], edgeStart[file + 1]);
  return sourceOf;
}
