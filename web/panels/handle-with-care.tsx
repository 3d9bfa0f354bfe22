// The files with the highest risk: where a later fix is most likely, and how that is computed.
import type { RiskFile } from '../../src/model/report.ts';
import { riskTerms, scoreRisk } from '../../src/risks/score-risk.ts';
import { describeHistory, describeSignal } from '../../src/query/files/describe-risk.ts';
import { countOf, writeSize } from '../../src/std/words.ts';
import type { Findings } from '../state/find-findings.ts';
import type { ShownReport } from '../state/page-report.ts';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';

/** The score of a full bar, if no file has more: in a project without risk, the first file should not look alarming. */
const highRisk = 100;

interface HandleWithCareProps {
  readonly report: ShownReport;
  readonly found: Findings;
}

export function HandleWithCare({ report, found: { riskFiles: files, isPartial } }: HandleWithCareProps) {
  const { history } = report.risks;
  const largest = Math.max(highRisk, files[0]?.riskScore ?? 0);
  return (
    <Section
      title="Handle with care"
      hint="Large files with many connections and changes, where later fixes are most likely. The score adds up imports, dependents and changes, and multiplies the sum by the size."
      empty="None. No product file has both connections and code of its own."
      isPartial={isPartial}
      count={files.length}
    >
      <p class="hint">{describeHistory(history)}</p>
      <ol class="risk-list">
        {files.map((file) => (
          <li key={file.file}>
            <NodeLink id={file.file} figure={file.riskScore}>
              <span class="bar" aria-hidden="true">
                <i style={{ width: `${Math.max(2, (100 * file.riskScore) / largest)}%` }} />
              </span>
              <Reason file={file} isHistoryUsed={history.used} />
            </NodeLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface ReasonProps {
  readonly file: RiskFile;
  readonly isHistoryUsed: boolean;
}

function Reason({ file, isHistoryUsed }: ReasonProps) {
  const { signals, dependents, outgoing, size, changes, riskScore } = file;
  // Reports of other programs have scores of their own.
  const isOurs = scoreRisk(file) === riskScore;
  const factors = [
    countOf(outgoing, 'import'),
    countOf(dependents, 'dependent'),
    ...(isHistoryUsed ? [countOf(changes, 'change')] : []),
    ...(isOurs ? [writeSize(size)] : []),
  ];
  return (
    <>
      {signals.length > 0 && (
        <span class="reason">
          {signals.map((signal) => (
            <span key={signal} class="signal">
              {describeSignal(signal)}
            </span>
          ))}
        </span>
      )}
      <span class="reason">
        {factors.map((factor) => (
          <span key={factor}>{factor}</span>
        ))}
      </span>
      {isOurs && <span class="reason arithmetic-line">{describeArithmetic(file, isHistoryUsed)}</span>}
    </>
  );
}

/** `(6.9 + 1.0 + 4.8) × 2.5 = 32`, in the order of the factors. */
function describeArithmetic(file: RiskFile, isHistoryUsed: boolean): string {
  const { outgoing, dependents, changes, size } = riskTerms(file);
  const added = isHistoryUsed ? [outgoing, dependents, changes] : [outgoing, dependents];
  return `(${added.map((term) => term.toFixed(1)).join(' + ')}) × ${size.toFixed(1)} = ${file.riskScore}`;
}
