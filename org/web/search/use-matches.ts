// What a search text matches: repositories at once, packages when the server has answered.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { findMatches } from '../../../web/search/find-matches.ts';
import type { FoundPackage } from '../../src/query/search-packages.ts';
import { api } from '../api.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import { select, selectRepository } from '../state/selection.ts';

export interface Match {
  readonly key: string;
  readonly name: string;
  /** `repository`, or the ecosystem of a package. */
  readonly kind: string;
  /** Of a package: how many repositories use it. */
  readonly users?: number;
  choose(): void;
}

export interface Matches {
  readonly matches: readonly Match[];
  /** Whether the server has answered too. */
  readonly isComplete: boolean;
}

const repositoryLimit = 8;
/** Until the user pauses. */
const pauseMs = 120;

export function useMatches(whole: OrganisationIndex, text: string): Matches {
  const wanted = text.trim();
  const packages = usePackages(wanted);
  const repositories = useMemo(() => {
    const names = whole.repositories.map(({ name }) => name);
    return findMatches(names, wanted)
      .slice(0, repositoryLimit)
      .map((number) => matchRepository(names[number] ?? ''));
  }, [whole, wanted]);
  const found = packages?.wanted === wanted ? packages.found.map(matchPackage) : [];
  return { matches: [...repositories, ...found], isComplete: packages?.wanted === wanted };
}

function matchRepository(name: string): Match {
  return { key: `repository ${name}`, name, kind: 'repository', choose: () => selectRepository(name) };
}

function matchPackage({ purl, name, ecosystem, users }: FoundPackage): Match {
  return { key: purl, name, kind: ecosystem, users, choose: () => select({ kind: 'package', purl }) };
}

interface FoundPackages {
  readonly wanted: string;
  readonly found: readonly FoundPackage[];
}

function usePackages(wanted: string): FoundPackages | null {
  const [packages, setPackages] = useState<FoundPackages | null>(null);
  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      // A server that does not answer finds nothing; the rest of the page says so.
      const asked = api.packages(wanted).catch(() => []);
      void asked.then((found) => isCurrent && setPackages({ wanted, found }));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return packages;
}
