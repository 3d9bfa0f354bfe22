// The details of each package node besides its name and its dependents.
import type { Graph } from '../model/graph.ts';
import type { DetailedPackage, VersionRange } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';

export type PackageFacts = Pick<DetailedPackage, 'ecosystems' | 'versionRanges'>;

interface PackageSources {
  /** Language of a file → ecosystem of its packages. */
  readonly ecosystemOf: (language: string) => string;
  /** Package name → the version ranges in manifests, in any ecosystem. */
  readonly rangesOf: ReadonlyMap<string, readonly VersionRange[]>;
}

/** In the order of the graph's packages. */
export function describePackages(
  graph: Graph,
  { ecosystemOf, rangesOf }: PackageSources,
): readonly PackageFacts[] {
  const ecosystems = ecosystemsOfPackages(graph, ecosystemOf);
  return graph.packages.map(({ name }, i) => {
    const own = [...ecosystems[i]!].sort(compareCodePoints);
    const ranges = rangesOf.get(name)?.filter(({ ecosystem }) => own.includes(ecosystem)) ?? [];
    return ranges.length === 0 ? { ecosystems: own } : { ecosystems: own, versionRanges: ranges };
  });
}

function ecosystemsOfPackages(
  { packages, files, fileCount, edgeStart, edgeTarget }: Graph,
  ecosystemOf: (language: string) => string,
): readonly ReadonlySet<string>[] {
  const ecosystems = packages.map(() => new Set<string>());
  for (let file = 0; file < fileCount; file++) {
    const ecosystem = ecosystemOf(files[file]!.language);
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (target >= fileCount) ecosystems[target - fileCount]!.add(ecosystem);
    }
  }
  return ecosystems;
}
