// `query impact`: the repositories that a change of one can break.
import { findAllDependents, UserError } from '../lintel.ts';
import { suggest } from './suggest.ts';
import type { RepositoryGraph, UsedPackage } from './repository-graph.ts';

export interface Impact {
  readonly repository: string;
  /** False if no manifest says which packages it provides: then nothing can be known of who uses it. */
  readonly providesPackages: boolean;
  /** Nearest first. */
  readonly dependents: readonly DependentRepository[];
}

export interface DependentRepository {
  readonly repository: string;
  /** Number of dependencies between them. */
  readonly distance: number;
  /** What a direct dependent imports; empty for the others. */
  readonly packages: readonly UsedPackage[];
}

export function findImpact(graph: RepositoryGraph, repository: string): Impact {
  const node = graph.numberOf.get(repository);
  if (node === undefined) {
    throw new UserError(`There is no repository ${repository}.${suggest(repository, graph.names)}`);
  }
  const direct = new Map(
    graph.uses.filter((use) => use.uses === repository).map((use) => [use.repository, use.packages]),
  );
  const dependents = findAllDependents(graph, node).map(({ node: each, distance }) => {
    const name = graph.names[each]!;
    return { repository: name, distance, packages: direct.get(name) ?? [] };
  });
  return { repository, providesPackages: graph.providers.has(repository), dependents };
}
