// A tangle after the misplaced part has been moved. Its cuts are about what remains to be done then.
import { componentSizes, findComponents } from '../../graph/find-components.ts';
import { linkPairs, pairsOf } from '../../graph/link-pairs.ts';
import type { Graph } from '../../model/graph.ts';
import type { Misplaced } from '../../model/report.ts';
import type { CuttableTangle } from './cut-tangles.ts';
import { countForward, type FoundTangle } from '../tangles/find-tangles.ts';
import type { FolderStructure } from '../folder-structure.ts';

export interface MovedTangle extends CuttableTangle {
  readonly misplaced: Misplaced;
  /** Edges between what is moved and the members. After the move they are no longer between members. */
  readonly moved: readonly number[];
  /** Members of the largest remaining cycle of folders; 0 if there is none. */
  readonly size: number;
}

/** In the order of the tangles; undefined where nothing is moved. */
export function moveMisplaced(
  graph: Graph,
  { tangles, tree, sourceOf }: FolderStructure,
  misplaced: readonly (Misplaced | undefined)[],
): readonly (MovedTangle | undefined)[] {
  if (misplaced.length === 0) return [];
  const idOf = (edge: number): string =>
    `${graph.ids[sourceOf[edge]!]!}->${graph.ids[graph.edgeTarget[edge]!]!}`;
  return tangles.map((tangle, at) => {
    const place = misplaced[at];
    if (place === undefined) return undefined;
    const own = new Set(place.edges.map((edge) => edge.join('->')));
    const unitAt = new Map(tangle.members.map((unit) => [tree.paths[unit]!, unit]));
    return {
      misplaced: place,
      moved: tangle.dependencies.flatMap(({ edges }) => edges.filter((edge) => own.has(idOf(edge)))),
      ...withoutEdges(
        tangle,
        place.members.map((path) => unitAt.get(path)!),
        (edge) => own.has(idOf(edge)),
      ),
    };
  });
}

/** The members in another order, without some of the edges between them. */
function withoutEdges(
  tangle: FoundTangle,
  members: readonly number[],
  isGone: (edge: number) => boolean,
): CuttableTangle & Pick<MovedTangle, 'size'> {
  const dependencies = tangle.dependencies
    .map(({ from, to, edges }) => ({ from, to, edges: edges.filter((edge) => !isGone(edge)) }))
    .filter(({ edges }) => edges.length > 0);
  const counts = new Map(dependencies.map(({ from, to, edges }) => [`${from} ${to}`, edges.length]));
  const count = (from: number, to: number): number => counts.get(`${from} ${to}`) ?? 0;
  const placeOf = new Map(members.map((unit, place) => [unit, place]));
  const back = dependencies
    .filter(({ from, to }) => placeOf.get(from)! > placeOf.get(to)!)
    .map(({ from, to, edges }) => {
      const between = members.slice(placeOf.get(to), placeOf.get(from)! + 1);
      return { from, to, edges, forward: countForward(count, between), direct: count(to, from) };
    });
  const pairs = dependencies.map(({ from, to }) => ({ from: placeOf.get(from)!, to: placeOf.get(to)! }));
  const links = linkPairs(members.length, pairsOf(pairs));
  const sizes = componentSizes(findComponents(links, new Uint8Array(pairs.length).fill(1)));
  return { members, dependencies, back, size: Math.max(...sizes.map((size) => (size > 1 ? size : 0))) };
}
