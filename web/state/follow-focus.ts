// The cycle and the tangle in focus, whose numbers may be other ones in another report: each is the one that has most of its
// members there, and none if it is gone.
import type { ReportIndex } from './report-index.ts';
import type { ViewState } from './view-state.ts';

type Focus = Pick<ViewState, 'cycle' | 'tangle'>;

/** `nowOf`: a path → what it is called in the next report. */
export function followFocus(
  { cycle, tangle }: Focus,
  { report: before }: ReportIndex,
  { report: next }: ReportIndex,
  nowOf = (path: string): string => path,
): Focus {
  return {
    cycle: findMostAlike(before.cycles[cycle ?? -1]?.map(nowOf), next.cycles),
    tangle: findMostAlike(
      before.tangles[tangle ?? -1]?.members.map(nowOf),
      next.tangles.map(({ members }) => members),
    ),
  };
}

function findMostAlike(
  members: readonly string[] = [],
  groups: readonly (readonly string[])[],
): number | null {
  const wanted = new Set(members);
  const shared = groups.map((group) => group.filter((member) => wanted.has(member)).length);
  const most = shared.reduce((a, b) => Math.max(a, b), 0);
  return most === 0 ? null : shared.indexOf(most);
}
