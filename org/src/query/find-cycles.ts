// `query cycles`: repositories that depend on each other in a circle.
import { findComponents } from '../lintel.ts';
import type { RepositoryGraph, RepositoryUse } from './repository-graph.ts';

export interface RepositoryCycle {
  /** In order. */
  readonly repositories: readonly string[];
  /** The dependencies between them. */
  readonly uses: readonly RepositoryUse[];
}

/** Largest first. */
export function findCycles(graph: RepositoryGraph): readonly RepositoryCycle[] {
  const { names, uses, outStart, outEdges, edgeSource, edgeTarget } = graph;
  const links = {
    nodeCount: names.length,
    edgeStart: outStart,
    edgeTarget: outEdges.map((edge) => edgeTarget[edge]!),
  };
  const componentOf = findComponents(links, new Uint8Array(uses.length).fill(1));
  const members = new Map<number, string[]>();
  names.forEach((name, node) => {
    const component = componentOf[node]!;
    members.set(component, [...(members.get(component) ?? []), name]);
  });
  return [...members]
    .filter(([, repositories]) => repositories.length > 1)
    .map(([component, repositories]) => ({
      repositories,
      uses: uses.filter(
        (_, edge) =>
          componentOf[edgeSource[edge]!] === component && componentOf[edgeTarget[edge]!] === component,
      ),
    }))
    .sort((a, b) => b.repositories.length - a.repositories.length);
}
