// What to fix, what to handle with care, then each kind of finding with its threshold.
import { hasLayers, index } from '../state/store.ts';
import type { ShownReport } from '../state/page-report.ts';
import { describeViolation, plural } from '../state/format.ts';
import { LongList } from './long-list.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';
import { FixList } from './fix-list.tsx';
import { HandleWithCare } from './handle-with-care.tsx';

const shownAtFirst = 8;

export function RisksPanel() {
  const current = index.value;
  if (current === null) return null;
  const { report } = current;
  return (
    <>
      <FixList current={current} />
      <HandleWithCare report={report} />
      <GodModules report={report} />
      <Hubs report={report} />
      <Violations report={report} />
    </>
  );
}

function GodModules({ report }: { readonly report: ShownReport }) {
  const { god_modules: found, thresholds } = report.risks;
  const least = thresholds.god_module_min_outgoing;
  return (
    <Section
      title="God modules"
      hint={`Files with ${least} or more imports. They know too much, and many changes affect them.`}
      empty={`None. No file has ${least} or more imports.`}
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

function Hubs({ report }: { readonly report: ShownReport }) {
  const { dependency_explosions: found, thresholds } = report.risks;
  const least = thresholds.dependency_explosion_min_connections;
  return (
    <Section
      title="Hubs"
      hint={`Files with ${least} or more imports and dependents in total. A change here affects many files.`}
      empty={`None. No file has ${least} or more imports and dependents.`}
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

function Violations({ report }: { readonly report: ShownReport }) {
  const found = report.risks.layer_violations;
  if (!hasLayers.value)
    return (
      <section class="finding">
        <h2>Layer violations</h2>
        <p class="hint">No layers to check: no folder depends on another.</p>
      </section>
    );
  return (
    <Section
      title="Layer violations"
      hint="A file in a lower layer imports a file in a higher one."
      empty="None. No layer imports a higher one."
      count={found.length}
    >
      <LongList
        items={found}
        shownAtFirst={shownAtFirst}
        keyOf={({ source, target }) => `${source}->${target}`}
        render={(violation) => (
          <div class="violation-row">
            <NodeLink id={violation.source} />
            <span class="violation-arrow">imports</span>
            <NodeLink id={violation.target} />
            <p class="reason name">{describeViolation(violation)}</p>
          </div>
        )}
      />
    </Section>
  );
}
