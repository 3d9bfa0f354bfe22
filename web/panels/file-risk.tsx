// The risk score, term by term, so that a person can follow the arithmetic.
import type { DetailedFile } from '../../src/model/report.ts';
import { riskTerms } from '../../src/risks/score-risk.ts';
import { describeHistory, describeSignal } from '../../src/query/files/describe-risk.ts';
import { countOf, writeSize } from '../../src/std/words.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { focusCycle } from '../state/focus-cycle.ts';

interface FileRiskProps {
  readonly current: ReportIndex;
  readonly number: number;
  readonly node: DetailedFile;
}

export function FileRisk({ current, number, node }: FileRiskProps) {
  const signals = current.signalsOf.get(number) ?? [];
  const cycle = current.cycleOf[number] ?? -1;
  return (
    <section>
      <h2>Risk</h2>
      {current.isJudged[number] === 1 ? (
        <RiskArithmetic current={current} number={number} node={node} />
      ) : (
        <p class="muted">No score: only product files have one.</p>
      )}
      {signals.length > 0 && <p class="signals">{signals.map(describeSignal).join(' · ')}</p>}
      {cycle !== -1 && (
        <button type="button" class="quiet more" onClick={() => focusCycle(cycle)}>
          Show the cycle
        </button>
      )}
    </section>
  );
}

function RiskArithmetic({ current, number, node }: FileRiskProps) {
  const { outgoing, incoming: dependents, size, changes } = node;
  const terms = riskTerms({ outgoing, dependents, size, changes });
  const { history } = current.report.risks;
  const added = [
    { label: countOf(outgoing, 'import'), formula: `2 · log₂(1 + ${outgoing})`, term: terms.outgoing },
    { label: countOf(dependents, 'dependent'), formula: `log₂(1 + ${dependents})`, term: terms.dependents },
    ...(history.used
      ? [
          {
            label: countOf(changes, 'change'),
            formula: `3 · log₂(1 + ${changes})`,
            term: terms.changes,
          },
        ]
      : []),
  ];
  return (
    <>
      <table class="arithmetic">
        <tbody>
          {added.map(({ label, formula, term }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td class="formula">{formula}</td>
              <td>{term.toFixed(1)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{writeSize(size)}</th>
            <td class="formula">1 + log₂(1 + KB)</td>
            <td>× {terms.size.toFixed(1)}</td>
          </tr>
          <tr class="total">
            <th scope="row">risk score</th>
            <td />
            <td>{current.riskScore[number]}</td>
          </tr>
        </tbody>
      </table>
      <p class="hint">{describeHistory(history)}</p>
    </>
  );
}
