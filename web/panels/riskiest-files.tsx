// The files with the highest risk, and why.
import type { RiskFile } from '../../src/model/report.ts';
import type { ShownReport } from '../state/page-report.ts';
import { plural, describeSignal } from '../state/format.ts';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';

/** The score of a full bar, if no file has more: in a project without risk, the first file should not look alarming. */
const highRisk = 16;

export function RiskiestFiles({ report }: { readonly report: ShownReport }) {
  const files = report.risks.top_risk_files;
  const largest = Math.max(highRisk, files[0]?.riskScore ?? 0);
  return (
    <Section
      title="Riskiest files"
      hint="Files with the most dependents, imports and findings. Change them with care."
      empty="None. No file depends on another."
      count={files.length}
    >
      <ol class="risk-list">
        {files.map((file) => (
          <li key={file.file}>
            <NodeLink id={file.file} figure={file.riskScore}>
              <span class="bar" aria-hidden="true">
                <i style={{ width: `${Math.max(2, (100 * file.riskScore) / largest)}%` }} />
              </span>
              <Reason file={file} />
            </NodeLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Reason({ file: { signals, dependents, outgoing } }: { readonly file: RiskFile }) {
  return (
    <span class="reason">
      {signals.map((signal) => (
        <span key={signal} class="signal">
          {describeSignal(signal)}
        </span>
      ))}
      <span>
        {plural(dependents, 'dependent')}, {plural(outgoing, 'import')}
      </span>
    </span>
  );
}
