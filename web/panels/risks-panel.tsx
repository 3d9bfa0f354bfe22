// Where to start: the files to look at first and why, then each kind of risk with the threshold that it was held against.
import type { ComponentChildren } from 'preact';
import type { Report, RiskFile } from '../../src/model/report.ts';
import { index } from '../state/store.ts';
import { plural, wordsFor } from '../state/words.ts';
import { NodeLink } from './node-link.tsx';

export function RisksPanel() {
  const report = index.value?.report;
  if (report === undefined) return null;
  return (
    <>
      <TopFiles report={report} />
      <GodModules report={report} />
      <Explosions report={report} />
      <Violations report={report} />
    </>
  );
}

function TopFiles({ report }: { readonly report: Report }) {
  const files = report.risks.top_risk_files;
  const largest = files[0]?.riskScore ?? 1;
  return (
    <Section title="Start here" empty="No file stands out: nothing depends on anything." count={files.length}>
      <ol class="risk-list">
        {files.map((file) => (
          <li key={file.file}>
            <NodeLink id={file.file} figure={file.riskScore} />
            <meter min={0} max={largest} value={file.riskScore} aria-label={`Risk ${file.riskScore}`} />
            <p class="reason">{reasonFor(file)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function reasonFor({ signals, dependents, outgoing }: RiskFile): string {
  const reach = `${plural(dependents, 'dependent')}, ${plural(outgoing, 'import')}`;
  return [...signals.map(wordsFor), reach].join(' · ');
}

function GodModules({ report }: { readonly report: Report }) {
  const { god_modules: found, thresholds } = report.risks;
  return (
    <Section
      title="God modules"
      hint={`Files that import ${thresholds.god_module_min_outgoing} or more: they know too much, and every change reaches them.`}
      empty={`None: no file imports ${thresholds.god_module_min_outgoing} or more.`}
      count={found.length}
    >
      <ul>
        {found.map(({ file, outgoing }) => (
          <li key={file}>
            <NodeLink id={file} figure={plural(outgoing, 'import')} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Explosions({ report }: { readonly report: Report }) {
  const { dependency_explosions: found, thresholds } = report.risks;
  const least = thresholds.dependency_explosion_min_connections;
  return (
    <Section
      title="Dependency explosions"
      hint={`Files with ${least} or more connections: a change here is felt far away.`}
      empty={`None: no file has ${least} or more connections.`}
      count={found.length}
    >
      <ul>
        {found.map(({ file, incoming, outgoing }) => (
          <li key={file}>
            <NodeLink id={file} figure={`${incoming} in, ${outgoing} out`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Violations({ report }: { readonly report: Report }) {
  const found = report.risks.layer_violations;
  return (
    <Section
      title="Layer violations"
      hint="A lower layer imports a higher one: the foundation leans on the roof."
      empty="None: every layer stands on the ones below it."
      count={found.length}
    >
      <ul>
        {found.map(({ source, target, sourceLayer, targetLayer }) => (
          <li key={`${source}->${target}`} class="violation-row">
            <NodeLink id={source} figure={sourceLayer} />
            <NodeLink id={target} figure={targetLayer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly empty: string;
  readonly count: number;
  readonly children: ComponentChildren;
}

export function Section({ title, hint, empty, count, children }: SectionProps) {
  return (
    <section class="finding">
      <h2>
        {title} <span class="count">{count}</span>
      </h2>
      {count === 0 ? (
        <p class="healthy">{empty}</p>
      ) : (
        <>
          {hint !== undefined && <p class="hint">{hint}</p>}
          {children}
        </>
      )}
    </section>
  );
}
