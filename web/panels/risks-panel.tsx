// Where to start: the files to look at first and why, then each kind of risk with the threshold that it was held against.
import type { ReportFrame } from '../../src/model/page-report.ts';
import { index } from '../state/store.ts';
import { plural } from '../state/words.ts';
import { LongList } from './long-list.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';
import { RiskiestFiles } from './riskiest-files.tsx';

const shownAtFirst = 8;

export function RisksPanel() {
  const report = index.value?.report;
  if (report === undefined) return null;
  return (
    <>
      <RiskiestFiles report={report} />
      <GodModules report={report} />
      <Explosions report={report} />
      <Violations report={report} />
    </>
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
