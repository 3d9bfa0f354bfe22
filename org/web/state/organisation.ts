// The organisation, and what is looked up in it often.
import { computed, signal } from '@preact/signals';
import type { DescribedRepository, Organisation } from '../../src/query/describe-organisation.ts';
import type { RepositoryUse } from '../../src/query/repository-graph.ts';
import { api } from '../api.ts';

export interface OrganisationIndex extends Organisation {
  readonly numberOf: ReadonlyMap<string, number>;
  /** Repository → indices in `uses`. */
  readonly outgoing: readonly (readonly number[])[];
  readonly incoming: readonly (readonly number[])[];
  /** By index in `uses`. */
  readonly source: Uint32Array;
  readonly target: Uint32Array;
  /** Index in `uses` → whether it is part of a cycle. */
  readonly isCircular: Uint8Array;
}

const loaded = signal<Organisation | null>(null);
export const failure = signal<string | null>(null);

export const organisation = computed(() => (loaded.value === null ? null : indexOrganisation(loaded.value)));

export async function load(): Promise<void> {
  try {
    loaded.value = await api.organisation();
  } catch (error) {
    failure.value = error instanceof Error ? error.message : String(error);
  }
}

export function indexOrganisation(whole: Organisation): OrganisationIndex {
  const { repositories, uses, cycles } = whole;
  const numberOf = new Map(repositories.map(({ name }, number) => [name, number]));
  const source = Uint32Array.from(uses, ({ repository }) => numberOf.get(repository) ?? 0);
  const target = Uint32Array.from(uses, (use) => numberOf.get(use.uses) ?? 0);
  const outgoing: number[][] = repositories.map(() => []);
  const incoming: number[][] = repositories.map(() => []);
  uses.forEach((_, use) => {
    outgoing[source[use] ?? 0]?.push(use);
    incoming[target[use] ?? 0]?.push(use);
  });
  const cycleOf = new Int32Array(repositories.length).fill(-1);
  cycles.forEach((cycle, number) => {
    for (const name of cycle.repositories) cycleOf[numberOf.get(name) ?? 0] = number;
  });
  const isCircular = Uint8Array.from(uses, (_, use) => {
    const cycle = cycleOf[source[use] ?? 0];
    return cycle !== -1 && cycle === cycleOf[target[use] ?? 0] ? 1 : 0;
  });
  return { ...whole, numberOf, source, target, outgoing, incoming, isCircular };
}

export function findRepository(name: string): DescribedRepository | undefined {
  const whole = organisation.value;
  return whole?.repositories[whole.numberOf.get(name) ?? -1];
}

/** What a repository uses of others, or what others use of it. */
export function usesOf(
  whole: OrganisationIndex,
  name: string,
  side: 'outgoing' | 'incoming',
): RepositoryUse[] {
  const number = whole.numberOf.get(name) ?? -1;
  return (whole[side][number] ?? []).flatMap((use) => whole.uses[use] ?? []);
}
