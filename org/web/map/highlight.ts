// What stands out on the map: the repository under the pointer or the selected one with its neighbours, a cycle, or the
// repositories that use a package.
import type { Uses } from '../../src/query/find-uses.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import type { Selection } from '../state/selection.ts';

export type UseRole = 'imports' | 'dependents' | 'cycle';

export interface Highlight {
  /** The repositories in focus themselves. */
  readonly chosen: ReadonlySet<number>;
  /** These and their neighbours; empty if nothing is in focus. */
  readonly nodes: ReadonlySet<number>;
  /** Index in `uses` → why it stands out. */
  readonly roleOf: ReadonlyMap<number, UseRole>;
}

export interface Focus {
  readonly selection: Selection | null;
  readonly hovered: string | null;
  /** Of the selected package. */
  readonly uses: Uses | null;
}

export function findHighlight(whole: OrganisationIndex, { selection, hovered, uses }: Focus): Highlight {
  if (hovered !== null) return aroundRepository(whole, hovered);
  switch (selection?.kind) {
    case 'repository':
      return aroundRepository(whole, selection.name);
    case 'cycle':
      return aroundCycle(whole, selection.first);
    case 'package':
      return uses === null ? nothing : aroundPackage(whole, uses);
    case undefined:
      return nothing;
  }
}

const nothing: Highlight = { chosen: new Set(), nodes: new Set(), roleOf: new Map() };

function aroundRepository(whole: OrganisationIndex, name: string): Highlight {
  const { numberOf, outgoing, incoming, source, target } = whole;
  const node = numberOf.get(name);
  if (node === undefined) return nothing;
  const roleOf = new Map<number, UseRole>();
  for (const use of outgoing[node] ?? []) roleOf.set(use, 'imports');
  for (const use of incoming[node] ?? []) roleOf.set(use, 'dependents');
  const nodes = new Set([node, ...[...roleOf.keys()].flatMap((use) => [source[use] ?? 0, target[use] ?? 0])]);
  return { chosen: new Set([node]), nodes, roleOf };
}

function aroundCycle(
  { cycles, numberOf, source, target, isCircular }: OrganisationIndex,
  first: string,
): Highlight {
  const cycle = cycles.find(({ repositories }) => repositories[0] === first);
  if (cycle === undefined) return nothing;
  const nodes = new Set(cycle.repositories.map((name) => numberOf.get(name) ?? 0));
  const roleOf = new Map<number, UseRole>();
  isCircular.forEach((isPart, use) => {
    if (isPart === 1 && nodes.has(source[use] ?? 0) && nodes.has(target[use] ?? 0)) roleOf.set(use, 'cycle');
  });
  return { chosen: nodes, nodes, roleOf };
}

function aroundPackage(
  { uses: all, numberOf }: OrganisationIndex,
  { packages, providers, users }: Uses,
): Highlight {
  const roleOf = new Map<number, UseRole>();
  all.forEach((use, number) => {
    if (use.packages.some(({ purl }) => packages.includes(purl))) roleOf.set(number, 'imports');
  });
  const chosen = new Set(providers.flatMap((name) => numberOf.get(name) ?? []));
  const nodes = new Set([...chosen, ...users.flatMap(({ repository }) => numberOf.get(repository) ?? [])]);
  return { chosen, nodes, roleOf };
}
