// Files that changed without a file that often changes with them, which may have been forgotten. A pair counts as long as
// both files exist and neither depends on the other, so a slightly outdated history is still useful.
import type { ChangedCoupling, ChangedFiles, HalfChangedPair } from '../model/change.ts';
import type { CoupledPair, KnownCoupling } from '../model/history.ts';
import type { Sides } from './sides.ts';

export function compareCoupling(
  { after, names, edges }: Sides,
  { changed, added }: ChangedFiles,
  { until, pairs }: KnownCoupling,
): ChangedCoupling {
  const touched = new Set([...changed, ...added]);
  const files = new Set(after.detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => id));
  const isConnected = (a: string, b: string): boolean =>
    edges.inAfter([a, b]) !== undefined || edges.inAfter([b, a]) !== undefined;
  return {
    until,
    pairs: pairs
      .flatMap((pair): readonly HalfChangedPair[] => {
        const [first, second] = [names.toAfter(pair.files[0]), names.toAfter(pair.files[1])];
        const isPair = first !== second && files.has(first) && files.has(second);
        if (!isPair || touched.has(first) === touched.has(second) || isConnected(first, second)) return [];
        return [touched.has(first) ? describe(first, second, pair) : describe(second, first, turn(pair))];
      })
      // Pairs that most often change together come first.
      .sort((a, b) => shareOf(b) - shareOf(a)),
  };
}

/** The share of the first file's commits that changed both. */
function shareOf({ shared, revisions: [own] }: HalfChangedPair): number {
  return shared / own;
}

function describe(changed: string, unchanged: string, pair: CoupledPair): HalfChangedPair {
  const { shared, revisions, degree } = pair;
  return { changed, unchanged, shared, revisions, degree };
}

function turn({ revisions: [first, second], ...pair }: CoupledPair): CoupledPair {
  return { ...pair, revisions: [second, first] };
}
