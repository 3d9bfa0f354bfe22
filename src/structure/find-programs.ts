// Programs put the parts together, and nothing depends on them: wherever they lie, they are above the others.
import type { Graph } from '../model/graph.ts';

/** A source file without an extension is one that says at its top what runs it. */
const programName = /(?:^|\/)(?:(?:main|__main__|program)\.\w+|bin\/[^/]+|[^/]+\.rake|[^/.]+)$/i;

interface UsedFiles {
  readonly isProduct: Uint8Array;
  /** Edge → the file it starts from. */
  readonly sourceOf: Uint32Array;
  readonly edgesTo: (node: number) => Uint32Array;
}

/** File → whether it is one. Tests of a program use it, which makes it no part of something else. */
export function programFinder(
  { files }: Graph,
  { isProduct, sourceOf, edgesTo }: UsedFiles,
): (file: number) => boolean {
  const isUse = (file: number) => (edge: number) =>
    isProduct[sourceOf[edge]!] === 1 && sourceOf[edge] !== file;
  return (file) => programName.test(files[file]!.path) && !edgesTo(file).some(isUse(file));
}
