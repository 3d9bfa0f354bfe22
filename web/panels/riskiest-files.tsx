// The files to look at first, and why.
import type { ReportFrame } from '../../src/model/page-report.ts';
import type { RiskFile } from '../../src/model/report.ts';
import { plural, wordsFor } from '../state/words.ts';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';

/** The score at which a bar is full where no file has more: the first file of a calm project is no alarm. */
const highRisk = 16;

export function RiskiestFiles({ report }: { readonly report: ReportFrame }) {
  const files = report.risks.top_risk_files;
  const largest = Math.max(highRisk, files[0]?.riskScore ?? 0);
  return (
    <Section
      title="Start here"
      hint="The files where a change is riskiest, by what depends on them and what was found in them."
      empty="No file stands out: no file depends on another."
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
          {wordsFor(signal)}
        </span>
      ))}
      <span>
        {plural(dependents, 'dependent')}, {plural(outgoing, 'import')}
      </span>
    </span>
  );
}
