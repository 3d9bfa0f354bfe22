// Programs put the parts together, and nothing depends on them: wherever they lie, they are above the others.
import type { Graph } from '../model/graph.ts';

/** A source file without an extension is one that says at its top what runs it. */
const programName = /(?:^|\/)(?:(?:main|__main__|program)\.\w+|bin\/[^/]+|[^/]+\.rake|[^/.]+)$/i;

/** File → whether it is one. Tests of a program use it, which makes it no part of something else. */
export function programFinder(
  { files, fileCount, edgeStart, edgeTarget }: Graph,
  isProduct: Uint8Array,
): (file: number) => boolean {
  let isUsed: Uint8Array | undefined;
  return (file) => {
    isUsed ??= findUsed();
    return isUsed[file] === 0 && programName.test(files[file]!.path);
  };

  function findUsed(): Uint8Array {
    const used = new Uint8Array(fileCount);
    for (let source = 0; source < fileCount; source++) {
      if (isProduct[source] === 0) continue;
      for (let edge = edgeStart[source]!; edge < edgeStart[source + 1]!; edge++) {
        const target = edgeTarget[edge]!;
        if (target < fileCount && target !== source) used[target] = 1;
      }
    }
    return used;
  }
}
