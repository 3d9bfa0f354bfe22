// What to call a group of repositories: the start that most of their names share, else the one that is used most.
import type { OrganisationIndex } from '../state/organisation.ts';

const share = 0.6;
const separators = /[/._-]/;

export function nameGroup({ repositories, incoming }: OrganisationIndex, nodes: readonly number[]): string {
  const counts = new Map<string, number>();
  for (const node of nodes) {
    const [start = '', ...rest] = (repositories[node]?.name ?? '').split(separators);
    if (rest.length > 0 && start !== '') counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const [shared] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (shared !== undefined && shared[1] >= share * nodes.length) return shared[0];
  const usersOf = (node: number): number => incoming[node]?.length ?? 0;
  const most = nodes.reduce((a, b) => (usersOf(b) > usersOf(a) ? b : a), nodes[0] ?? 0);
  return repositories[most]?.name ?? '';
}
