// From the birth of a finding to the finding.
import type { Birth, History } from '../../../src/model/history.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { navigate } from '../../state/store.ts';
import { nameOfPoint, stopMoving } from './shown-point.ts';

/** Moves to its first point, and opens it in the panel that lists it. */
export function focusBirth(birth: Birth, history: History, current: ReportIndex): void {
  stopMoving();
  navigate({
    at: nameOfPoint(history, birth.point),
    selected: null,
    second: null,
    ...(birth.type === 'cycle'
      ? { panel: 'cycles', cycle: findCycle(birth.members, current), tangle: null }
      : { panel: 'tangles', tangle: findTangle(birth, current), cycle: null }),
  });
}

/** Its number in the report; null if it is gone since. */
function findCycle(members: readonly string[], { report }: ReportIndex): number | null {
  const wanted = new Set(members);
  return foundOrNull(report.cycles.findIndex((files) => files.some((file) => wanted.has(file))));
}

function findTangle(
  birth: Exclude<Birth, { readonly type: 'cycle' }>,
  { report }: ReportIndex,
): number | null {
  const wanted = birth.type === 'tangle' ? birth.members : [birth.from, birth.to];
  return foundOrNull(
    report.tangles.findIndex(
      ({ folder, members }) => folder === birth.folder && members.some((member) => wanted.includes(member)),
    ),
  );
}

function foundOrNull(found: number): number | null {
  return found === -1 ? null : found;
}
