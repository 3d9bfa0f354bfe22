// Which sources of back dependencies lie in the wrong folder, in languages whose packages are folders and never form a cycle.
// Only parent folders can form a cycle then, and moving a package out resolves it.
import type { Graph } from '../../model/graph.ts';
import { groupBy } from '../../std/group-by.ts';
import type { BackDependency } from '../tangles/find-tangles.ts';
import { isBelow } from '../folders/folder-tree.ts';
import type { UnitDependency } from '../folders/lift-dependencies.ts';
import type { FolderStructure } from '../folder-structure.ts';

/** The unit to move, if there is one. */
type FindLeaving = (source: number, back: Pick<BackDependency, 'from' | 'to'>) => number | undefined;

/**
 * The package of the source, or a folder around it inside the lower member, can move out if nothing else in that member uses
 * it, and if the upper member uses the rest of the member at least as often: that rest is what lies below.
 */
export function leavingFinder(graph: Graph, structure: FolderStructure): FindLeaving {
  const { tree, lifted, conventionsOf } = structure;
  let dependenciesOn: ReadonlyMap<number, readonly UnitDependency[]> | undefined;
  const leadsInto = (folder: number) => (edge: number) =>
    isBelow(tree, tree.unitOf[graph.edgeTarget[edge]!]!, folder);

  function isUsed(inside: number, member: number): boolean {
    dependenciesOn ??= groupBy(lifted.dependencies, ({ to }) => to);
    for (let unit = inside; unit !== member; unit = tree.parent[unit]!)
      for (const { edges } of dependenciesOn.get(unit) ?? []) if (edges.some(leadsInto(inside))) return true;
    return false;
  }

  return (source, { from, to }) => {
    const unit = tree.unitOf[source]!;
    const { folderIsModule } = conventionsOf(graph.files[source]!.language);
    // Files directly in the member are the package with its name.
    if (folderIsModule !== true || unit === from || tree.parent[unit] === from) return undefined;
    const uses = lifted.edgesOf(to, from);
    for (let inside = unit; inside !== from; inside = tree.parent[inside]!) {
      if (isUsed(inside, from)) continue;
      if (uses.filter(leadsInto(inside)).length * 2 <= uses.length) return inside;
    }
    return undefined;
  };
}
