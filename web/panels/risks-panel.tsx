// What to fix, what to handle with care, then each kind of finding with its threshold.
import { hasLayers, index, view } from '../state/store.ts';
import type { Findings } from '../state/find-findings.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { findings } from '../state/visible.ts';
import { countOf } from '../../src/std/words.ts';
import { LayerViolations } from './layer-violations.tsx';
import { LongList } from './long-list.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';
import { FixList } from './fix-list.tsx';
import { HandleWithCare } from './handle-with-care.tsx';

const shownAtFirst = 8;

export function RisksPanel() {
  const current = index.value;
  const found = findings.value;
  if (current === null || found === null) return null;
  const { signal } = view.value.filters;
  const chosen = sections.find(({ id }) => id === signal);
  return (
    <>
      {chosen === undefined && <FixList current={current} found={found} />}
      {chosen === undefined && <HandleWithCare report={current.report} found={found} />}
      {(chosen === undefined ? sections : [chosen]).map(({ id, Section: Part }) => (
        <Part key={id} current={current} found={found} />
      ))}
    </>
  );
}

interface PartProps {
  readonly current: ReportIndex;
  readonly found: Findings;
}

/** By the finding that the filter chooses: then only this part is shown. */
const sections = [
  { id: 'god_module', Section: GodModules },
  { id: 'dependency_explosion', Section: Hubs },
  { id: 'layer_violations', Section: Violations },
];

function GodModules({
  current: {
    report: { risks },
  },
  found: { godModules, isPartial },
}: PartProps) {
  const least = risks.thresholds.god_module_min_outgoing;
  return (
    <Section
      title="God modules"
      hint={`Product files with ${least} or more imports. They know too much, and many changes affect them.`}
      empty={`None. No product file has ${least} or more imports.`}
      isPartial={isPartial}
      count={godModules.length}
    >
      <LongList
        items={godModules}
        shownAtFirst={shownAtFirst}
        keyOf={({ file }) => file}
        render={({ file, outgoing }) => <NodeLink id={file} figure={countOf(outgoing, 'import')} />}
      />
    </Section>
  );
}

function Hubs({
  current: {
    report: { risks },
  },
  found: { hubs, isPartial },
}: PartProps) {
  const least = risks.thresholds.dependency_explosion_min_connections;
  return (
    <Section
      title="Hubs"
      hint={`Product files with ${least} or more imports and dependents in total. A change here affects many files.`}
      empty={`None. No product file has ${least} or more imports and dependents.`}
      isPartial={isPartial}
      count={hubs.length}
    >
      <LongList
        items={hubs}
        shownAtFirst={shownAtFirst}
        keyOf={({ file }) => file}
        render={({ file, incoming, outgoing }) => (
          <NodeLink id={file} figure={`${incoming} in, ${outgoing} out`} />
        )}
      />
    </Section>
  );
}

function Violations({ current, found: { violations, isPartial } }: PartProps) {
  if (!hasLayers.value)
    return (
      <section class="finding">
        <h2>Layer violations</h2>
        <p class="hint">No layers to check: no order between folders of the product.</p>
      </section>
    );
  return (
    <Section
      title="Layer violations"
      hint="A file in a lower layer imports a file in a higher one. Each has its import lines, and its remedy as in Fix."
      empty="None. No layer imports a higher one."
      isPartial={isPartial}
      count={violations.length}
    >
      <LayerViolations current={current} violations={violations} shownAtFirst={shownAtFirst} />
    </Section>
  );
}
