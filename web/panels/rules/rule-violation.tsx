// What breaks a rule: the two files and the import lines, or the chain of files that leads to what is forbidden.
import type { RuleViolation } from '../../../src/model/rule-result.ts';
import { describeExpiry } from '../../../src/query/rules/summarize-check.ts';
import { type ReportIndex, findEdge } from '../../state/report-index.ts';
import { visibleName } from '../../state/visible-name.ts';
import { Chain } from '../chain.tsx';
import { FileDependency } from '../file-dependencies.tsx';
import { LongList } from '../long-list.tsx';

interface ViolationRowsProps {
  readonly current: ReportIndex;
  readonly violations: readonly RuleViolation[];
}

export function ViolationRows({ current, violations }: ViolationRowsProps) {
  return (
    <LongList
      items={violations}
      shownAtFirst={8}
      keyOf={({ from, to }) => `${from}->${to}`}
      render={(violation) => <Violation current={current} violation={violation} />}
    />
  );
}

interface ViolationProps {
  readonly current: ReportIndex;
  readonly violation: RuleViolation;
}

function Violation({ current, violation }: ViolationProps) {
  const { from, to, path, detail, status } = violation;
  const reasons = [detail, describeExpiry(violation)].filter((each) => each !== undefined);
  if (!current.numberOf.has(from))
    return <p class="rule-fact name">{visibleName(detail ?? `${from}: ${to}`)}</p>;
  return (
    <div class="rule-violation" data-status={status}>
      {path === undefined ? (
        <FileDependency current={current} dependency={[from, to]} />
      ) : (
        <Chain current={current} edges={edgesOf(current, path)} />
      )}
      {reasons.map((reason) => (
        <p key={reason} class="reason name">
          {visibleName(reason)}
        </p>
      ))}
    </div>
  );
}

function edgesOf(current: ReportIndex, path: readonly string[]): readonly number[] {
  return path
    .slice(1)
    .map((to, step) => findEdge(current, [path[step] ?? '', to]))
    .filter((edge) => edge !== -1);
}
