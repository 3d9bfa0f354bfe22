// Layer violations, each with its import lines and the remedy that the list of fixes names for it.
import { useMemo } from 'preact/hooks';
import type { LayerViolation } from '../../src/model/report.ts';
import { explainChange } from '../state/describe-fix.ts';
import { remediesOf } from '../state/fixes-of.ts';
import { describeViolation } from '../state/format.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { FileDependency } from './file-dependencies.tsx';
import { LongList } from './long-list.tsx';

interface LayerViolationsProps {
  readonly current: ReportIndex;
  readonly violations: readonly LayerViolation[];
  readonly shownAtFirst: number;
}

export function LayerViolations({ current, violations, shownAtFirst }: LayerViolationsProps) {
  const remedies = useMemo(() => remediesOf(current), [current]);
  return (
    <LongList
      items={violations}
      shownAtFirst={shownAtFirst}
      keyOf={({ source, target }) => `${source}->${target}`}
      render={(violation) => {
        const { source, target } = violation;
        const fix = remedies.get(`${source}->${target}`);
        return (
          <div class="violation-row">
            <FileDependency current={current} dependency={[source, target]} />
            <p class="reason name" title={fix && explainChange(fix.change)}>
              {describeViolation(violation, fix)}
            </p>
          </div>
        );
      }}
    />
  );
}
