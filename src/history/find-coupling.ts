// Files that change together although neither depends on the other: their connection is not in the code.
import type { CoupledPair } from '../model/history.ts';
import { countCoupling, type CountedPair } from './count-coupling.ts';
import type { CurrentFiles } from './current-files.ts';

/**
 * `commits` has the files of each commit that is not too large. Only pairs of product files: tests are expected to change
 * with what they test, and with other tests.
 */
export function findCoupling(
  commits: readonly (readonly number[])[],
  { nodes, isProduct, dependencies }: CurrentFiles,
): readonly CoupledPair[] {
  const isHidden = ({ first, second }: CountedPair): boolean =>
    isProduct(nodes[first]!.id) &&
    isProduct(nodes[second]!.id) &&
    !dependencies.has(first * nodes.length + second) &&
    !dependencies.has(second * nodes.length + first);
  return countCoupling(commits, nodes.length)
    .filter(isHidden)
    .toSorted(compare)
    .map(({ first, second, shared, revisions, percent }) => ({
      files: [nodes[first]!.id, nodes[second]!.id],
      shared,
      revisions,
      degree: percent / 100,
    }));
}

/** Strongest coupling first, then most commits; files are numbered in the order of their IDs. */
function compare(a: CountedPair, b: CountedPair): number {
  const sum = ({ revisions }: CountedPair): number => revisions[0] + revisions[1];
  return b.percent - a.percent || sum(b) - sum(a) || a.first - b.first || a.second - b.second;
}
