// Cuts in two forms: as found, and as shown in the report.
import type { Graph } from '../../model/graph.ts';
import type { Cut } from '../../model/report.ts';
import type { Move } from '../moves/lift-moved.ts';
import type { FolderStructure } from '../folder-structure.ts';

export interface EdgeCut extends Omit<Cut, 'edges' | 'gain' | 'moves' | 'parts'> {
  /** Edge numbers in the graph. */
  readonly edges: readonly number[];
  /** What to move. */
  readonly moves?: readonly Move[];
  /** What to move out of a file, by its number. */
  readonly parts?: readonly EdgePart[];
}

export interface EdgePart {
  readonly file: number;
  readonly names: readonly string[];
  /** Edges that go away with it. */
  readonly edges: readonly number[];
}

export type WithEdgeCuts<Detail extends { readonly cuts: readonly Cut[] }> = Omit<Detail, 'cuts'> & {
  readonly cuts: readonly EdgeCut[];
};

/** Cut → the health points that it gains. */
export type Gains = ReadonlyMap<EdgeCut, number>;

export type DescribeCuts = (cuts: readonly EdgeCut[]) => readonly Cut[];

export function cutDescriber(
  graph: Graph,
  { sourceOf }: Pick<FolderStructure, 'sourceOf'>,
  gains: Gains,
): DescribeCuts {
  return (cuts) =>
    cuts.map((cut) => {
      const gain = gains.get(cut);
      const { moves = [], parts, edges, ...rest } = cut;
      return {
        edges: edges.map((edge) => [graph.ids[sourceOf[edge]!]!, graph.ids[graph.edgeTarget[edge]!]!]),
        ...rest,
        ...(moves.length > 0 && {
          moves: moves.map(({ paths, place }) => ({ paths, ...(place !== undefined && { to: place }) })),
        }),
        ...(parts !== undefined && {
          parts: parts.map(({ file, names }) => ({ path: graph.ids[file]!, names })),
        }),
        ...(gain !== undefined && { gain }),
      };
    });
}
