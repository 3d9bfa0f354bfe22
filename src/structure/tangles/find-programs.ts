// Programs wire the parts together and nothing depends on them, so they are above everything else, wherever they lie.
import type { Graph } from '../../model/graph.ts';

/** A source file without an extension has a `#!` line. */
const programName = /(?:^|\/)(?:(?:main|__main__|program)\.\w+|bin\/[^/]+|[^/]+\.rake|[^/.]+)$/i;

interface UsedFiles {
  readonly isProduct: Uint8Array;
  /** Edge → its source file. */
  readonly sourceOf: Uint32Array;
  readonly edgesTo: (node: number) => Uint32Array;
}

/** File → whether it is a program. Being used by tests does not change that. */
export function programFinder(
  { files }: Graph,
  { isProduct, sourceOf, edgesTo }: UsedFiles,
): (file: number) => boolean {
  const isUse = (file: number) => (edge: number) =>
    isProduct[sourceOf[edge]!] === 1 && sourceOf[edge] !== file;
  return (file) => programName.test(files[file]!.path) && !edgesTo(file).some(isUse(file));
}
