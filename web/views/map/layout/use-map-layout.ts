import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../../state/report-index.ts';
import { index } from '../../../state/store.ts';
import { packMap } from './pack-map.ts';

/** The layout of the whole report: filters move nothing. */
export function useMapLayout(report: ReportIndex) {
  const whole = index.value ?? report;
  return useMemo(() => packMap(whole), [whole]);
}
