// A part of a file that could be moved to a file of its own. Read from the text, which the structure does not know.

export interface FilePart {
  /** What others use of it. */
  readonly names: readonly string[];
  /** Without imports. */
  readonly lines: number;
  /** Edges of the file that the part needs. */
  readonly needs: readonly number[];
}

/**
 * What the sources of these edges, which have one target, use of it. Undefined if that is unclear or most of the file. In a
 * tangle types count too: one that stays in the upper folder still points back.
 */
export type PartsOf = (edges: readonly number[], withTypes?: boolean) => FilePart | undefined;

export const noParts: PartsOf = () => undefined;
