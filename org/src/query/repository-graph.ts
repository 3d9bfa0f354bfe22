// Which repository uses which, over what packages. The map, impact and cycles are answered from it.
import type { Session } from '../database/database.ts';
import { linkEdges, type SearchableGraph } from '../lintel.ts';

export interface RepositoryUse {
  /** The repository that depends. */
  readonly repository: string;
  /** The repository it depends on. */
  readonly uses: string;
  /** The packages between them, in order. */
  readonly packages: readonly UsedPackage[];
}

export interface UsedPackage {
  readonly purl: string;
  /** Files that import it. */
  readonly files: number;
}

export interface RepositoryGraph extends SearchableGraph {
  /** Node → name, in order. */
  readonly names: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** Names of those that provide a package. */
  readonly providers: ReadonlySet<string>;
  /** Edge → what it stands for. */
  readonly uses: readonly RepositoryUse[];
}

export async function readRepositoryGraph(session: Session): Promise<RepositoryGraph> {
  const repositories = await session.query<{ name: string; provides: boolean }>(
    `SELECT name, EXISTS (SELECT 1 FROM provided v WHERE v.analysis_id = current_analysis) AS provides
     FROM repositories ORDER BY name COLLATE "C"`,
  );
  const names = repositories.map(({ name }) => name);
  const providers = new Set(repositories.filter(({ provides }) => provides).map(({ name }) => name));
  return { providers, ...linkRepositories(names, await readUses(session)) };
}

function linkRepositories(
  names: readonly string[],
  uses: readonly RepositoryUse[],
): Omit<RepositoryGraph, 'providers'> {
  const numberOf = new Map(names.map((name, i) => [name, i]));
  const edgeSource = Uint32Array.from(uses, ({ repository }) => numberOf.get(repository)!);
  const edgeTarget = Uint32Array.from(uses, (use) => numberOf.get(use.uses)!);
  return {
    names,
    numberOf,
    uses,
    edgeSource,
    edgeTarget,
    ...linkEdges(edgeSource, edgeTarget, names.length),
  };
}

interface Row extends UsedPackage {
  readonly repository: string;
  readonly uses: string;
}

async function readUses(session: Session): Promise<readonly RepositoryUse[]> {
  const rows = await session.query<Row>(
    `SELECT repository, uses, purl, files FROM repository_dependencies
     ORDER BY repository COLLATE "C", uses COLLATE "C", purl COLLATE "C"`,
  );
  const found: { repository: string; uses: string; packages: UsedPackage[] }[] = [];
  for (const { repository, uses, purl, files } of rows) {
    const last = found.at(-1);
    if (last?.repository === repository && last.uses === uses) last.packages.push({ purl, files });
    else found.push({ repository, uses, packages: [{ purl, files }] });
  }
  return found;
}
