import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../../state/report-index.ts';
import { wholeIndex } from '../../../state/store.ts';
import { packMap } from './pack-map.ts';

/** The layout of the whole report, of both sides of a change: filters move nothing. */
export function useMapLayout(report: ReportIndex) {
  const whole = wholeIndex.value ?? report;
  return useMemo(() => packMap(whole), [whole]);
}
