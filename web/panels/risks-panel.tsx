// Where to start: the files to look at first and why, then each kind of risk with the threshold that it was held against.
import type { ReportFrame } from '../../src/model/page-report.ts';
import type { RiskFile } from '../../src/model/report.ts';
import { index } from '../state/store.ts';
import { plural, wordsFor } from '../state/words.ts';
import { LongList } from './long-list.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';

const shownAtFirst = 8;

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

/** The score at which a bar is full where no file has more: the first file of a calm project is no alarm. */
const highRisk = 16;

function TopFiles({ report }: { readonly report: ReportFrame }) {
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

function GodModules({ report }: { readonly report: ReportFrame }) {
  const { god_modules: found, thresholds } = report.risks;
  const least = thresholds.god_module_min_outgoing;
  return (
    <Section
      title="God modules"
      hint={`Files that import ${least} or more: they know too much, and every change reaches them.`}
      empty={`None: no file imports ${least} or more.`}
      count={found.length}
    >
      <LongList
        items={found}
        shownAtFirst={shownAtFirst}
        keyOf={({ file }) => file}
        render={({ file, outgoing }) => <NodeLink id={file} figure={plural(outgoing, 'import')} />}
      />
    </Section>
  );
}

function Explosions({ report }: { readonly report: ReportFrame }) {
  const { dependency_explosions: found, thresholds } = report.risks;
  const least = thresholds.dependency_explosion_min_connections;
  return (
    <Section
      title="Dependency explosions"
      hint={`Files with ${least} or more connections: a change here is felt far away.`}
      empty={`None: no file has ${least} or more connections.`}
      count={found.length}
    >
      <LongList
        items={found}
        shownAtFirst={shownAtFirst}
        keyOf={({ file }) => file}
        render={({ file, incoming, outgoing }) => (
          <NodeLink id={file} figure={`${incoming} in, ${outgoing} out`} />
        )}
      />
    </Section>
  );
}

function Violations({ report }: { readonly report: ReportFrame }) {
  const found = report.risks.layer_violations;
  return (
    <Section
      title="Layer violations"
      hint="A lower layer imports a higher one: the foundation leans on the roof."
      empty="None: every layer stands on the ones below it."
      count={found.length}
    >
      <LongList
        items={found}
        shownAtFirst={shownAtFirst}
        keyOf={({ source, target }) => `${source}->${target}`}
        render={({ source, target, sourceLayer, targetLayer }) => (
          <div class="violation-row">
            <NodeLink id={source} figure={`${sourceLayer} (low)`} />
            <span class="violation-arrow">imports</span>
            <NodeLink id={target} figure={`${targetLayer} (high)`} />
          </div>
        )}
      />
    </Section>
  );
}
