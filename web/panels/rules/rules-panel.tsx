// All rules of the project, each with what became of it.
import type { RuleReport, RuleResult, UnknownEntry } from '../../../src/model/rule-result.ts';
import { summarizeCheck } from '../../../src/query/rules/summarize-check.ts';
import { countOf } from '../../../src/std/words.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { index, navigate, view } from '../../state/store.ts';
import { findings } from '../../state/visible.ts';
import { visibleName } from '../../state/visible-name.ts';
import '../../style/rules.css';
import { LongList } from '../long-list.tsx';
import { useOpenRow } from '../use-open-row.ts';
import { describeState } from './describe-state.ts';
import { RuleDetails } from './rule-details.tsx';
import { StaleList } from './stale-list.tsx';

export function RulesContent() {
  const current = index.value;
  const whole = current?.report.rules;
  const rules = findings.value?.rules;
  if (current === null) return null;
  if (whole === undefined || rules === undefined || rules.results.length === 0)
    return (
      <section class="finding">
        <h2>Rules</h2>
        <p class="hint">
          This project has no rules; <code>lintel init</code> proposes some that it already follows.
        </p>
      </section>
    );
  return (
    <section class="finding">
      <h2>
        Rules <span class="count">{rules.results.length}</span>
      </h2>
      <Verdict rules={whole} />
      <LongList
        items={rules.results.map((result, number) => ({ result, number }))}
        shownAtFirst={50}
        keyOf={({ number }) => String(number)}
        render={({ result, number }) => <RuleRow current={current} result={result} number={number} />}
      />
      <UnknownEntries entries={rules.unknownEntries} />
    </section>
  );
}

/** What a check of the whole project comes to, whatever the filters show. */
function Verdict({ rules }: { readonly rules: RuleReport }) {
  const { errors, warnings, known, stale, passes } = summarizeCheck(rules);
  const unchecked = rules.results.filter(({ problem }) => problem !== undefined).length;
  const parts = [
    ...(unchecked > 0 ? [`${countOf(unchecked, 'rule')} cannot be checked`] : []),
    ...(errors > 0 ? [countOf(errors, 'new violation')] : []),
    ...(warnings > 0 ? [countOf(warnings, 'new warning')] : []),
    ...(known > 0 ? [`${countOf(known, 'violation')} in the baseline`] : []),
    ...(stale > 0 ? [countOf(stale, 'stale entry', 'stale entries')] : []),
  ];
  const isGood = passes && unchecked === 0;
  return (
    <p class="rule-verdict" data-good={isGood}>
      <code>lintel check</code> <b>{isGood ? 'passes' : 'fails'}</b>
      {parts.length > 0 && `: ${parts.join(', ')}`}.
    </p>
  );
}

interface RuleRowProps {
  readonly current: ReportIndex;
  readonly result: RuleResult;
  /** Its number in the report. */
  readonly number: number;
}

function RuleRow({ current, result, number }: RuleRowProps) {
  const { name, severity, because } = result;
  const isOpen = view.value.rule === name;
  const row = useOpenRow(isOpen);
  const { text, kind } = describeState(result, current.report.rules?.results[number] ?? result);
  return (
    <>
      <button
        type="button"
        ref={row}
        class="node-link cycle-link rule-link"
        aria-expanded={isOpen}
        onClick={() => navigate({ rule: isOpen ? null : name })}
      >
        <b class="name">{visibleName(name)}</b>
        {kind !== 'holds' && (
          <span class="rule-severity" data-severity={severity}>
            {severity === 'warn' ? 'warning' : 'error'}
          </span>
        )}
        <small class="rule-state" data-state={kind}>
          {text}
        </small>
        {because !== undefined && <small class="name rule-reason">{visibleName(because)}</small>}
      </button>
      {isOpen && (
        <RuleDetails current={current} result={result} rule={current.report.settings?.rules?.[number]} />
      )}
    </>
  );
}

function UnknownEntries({ entries }: { readonly entries: readonly UnknownEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div class="open-rule">
      <h3>Entries of the baseline that name no rule</h3>
      <StaleList entries={entries} nameOf={(entry) => entry.rule} />
    </div>
  );
}
