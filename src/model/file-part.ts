// Parts of a file that could be moved to a file of their own. Read from the text, which the structure does not know.

/** What others use of a file. */
export interface UsedPart {
  readonly names: readonly string[];
  /** Without imports. */
  readonly lines: number;
  /** Edges of the file that the part needs. */
  readonly needs: readonly number[];
}

/** What uses another file. */
export interface UsingPart {
  /** What it declares, without what only its file can use. */
  readonly names: readonly string[];
  /** All names under which others can take it. */
  readonly offered: readonly string[];
  /** Without imports. */
  readonly lines: number;
  /** Edges of the file that nothing else in it needs. */
  readonly edges: readonly number[];
}

export interface FileParts {
  /**
   * What the sources of these edges, which have one target, use of it. Undefined if that is unclear or most of the file. In a
   * tangle types count too: one that stays in the upper folder still points back.
   */
  usedBy(edges: readonly number[], withTypes?: boolean): UsedPart | undefined;
  /** What of the source of this edge uses the target. Undefined if that is unclear, most of the file, or has to stay there. */
  using(edge: number): UsingPart | undefined;
  /** The names that the source takes from the target. Undefined if that is unclear. */
  namesTaken(edge: number): readonly string[] | undefined;
}

export const noParts: FileParts = {
  usedBy: () => undefined,
  using: () => undefined,
  namesTaken: () => undefined,
};
