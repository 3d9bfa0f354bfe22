// A rule in full: what it speaks of, and what breaks it.
import type { Rule } from '../../../src/model/rule.ts';
import type { RuleResult, RuleVerb, RuleViolation } from '../../../src/model/rule-result.ts';
import { writeNumber } from '../../../src/std/words.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { visibleName } from '../../state/visible-name.ts';
import { RemoveButton } from '../../what-if/remove-button.tsx';
import { RuleCircles } from './rule-circles.tsx';
import { RuleSelectors } from './rule-selectors.tsx';
import { ViolationRows } from './rule-violation.tsx';
import { StaleList } from './stale-list.tsx';

interface RuleDetailsProps {
  readonly current: ReportIndex;
  readonly result: RuleResult;
  /** As the configuration states it; reports of the older key `layers` do not have it. */
  readonly rule: Rule | undefined;
}

export function RuleDetails({ current, result, rule }: RuleDetailsProps) {
  const { verb, severity, violations, stale, problem } = result;
  return (
    <div class="open-rule">
      <p class="hint">
        {meanings[verb]}
        {severity === 'warn' && ' A warning does not fail a check.'}
      </p>
      {problem !== undefined && <p class="rule-problem name">{visibleName(problem)}</p>}
      {rule?.verb === 'budget' && <Limits limits={rule.limits} />}
      <RuleSelectors current={current} result={result} rule={rule} />
      {groups.map(({ status, title }) => (
        <ViolationGroup
          key={status}
          title={title}
          current={current}
          rule={rule}
          violations={violations.filter((violation) => violation.status === status)}
        />
      ))}
      {stale.length > 0 && (
        <>
          <h3>Stale entries of the baseline ({writeNumber(stale.length)})</h3>
          <p class="hint">
            Nothing breaks the rule there any more. <code>lintel check --update-baseline</code> removes them.
          </p>
          <StaleList entries={stale} nameOf={() => ''} />
        </>
      )}
    </div>
  );
}

const meanings: Readonly<Record<RuleVerb, string>> = {
  mustNotUse: 'These files must not use those.',
  mayUse: 'These files may use only what is listed, each other and the standard library.',
  layers: 'A layer may use only those below it.',
  independent: 'The members must not use each other.',
  protected: 'Only the listed files may use the protected ones.',
  acyclic: 'The members must not form a cycle.',
  budget: 'Limits on figures of the report.',
};

const groups = [
  { status: 'new', title: 'New' },
  { status: 'baseline', title: 'In the baseline' },
] as const;

/** The address holds every dependency that a what-if removes. */
const removalLimit = 200;

interface ViolationGroupProps {
  readonly title: string;
  readonly current: ReportIndex;
  readonly rule: Rule | undefined;
  readonly violations: readonly RuleViolation[];
}

function ViolationGroup({ title, current, rule, violations }: ViolationGroupProps) {
  if (violations.length === 0) return null;
  const removable = violations.filter(({ from }) => current.numberOf.has(from));
  return (
    <section>
      <header class="rule-group">
        <h3>
          {title} ({writeNumber(violations.length)})
        </h3>
        {removable.length > 1 && removable.length <= removalLimit && (
          <RemoveButton dependencies={removable.map(({ from, to }) => [from, to])}>
            What if all {removable.length} were removed?
          </RemoveButton>
        )}
      </header>
      {violations.some(({ circle }) => circle !== undefined) ? (
        <RuleCircles current={current} rule={rule} violations={violations} />
      ) : (
        <ViolationRows current={current} violations={violations} />
      )}
    </section>
  );
}

function Limits({ limits }: { readonly limits: readonly (readonly [figure: string, limit: number])[] }) {
  return (
    <ul class="rule-limits">
      {limits.map(([figure, limit]) => (
        <li key={figure}>
          <code>{figure}</code> {figure === 'health' ? 'at least' : 'at most'} {writeNumber(limit)}
        </li>
      ))}
    </ul>
  );
}
