// Every cycle, its shortest loop drawn as a loop, and the dependency to cut first.
import { useMemo } from 'preact/hooks';
import type { DetailedEdge } from '../../src/model/report.ts';
import { cheapestCut, findShortestLoop } from '../state/cycle-advice.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { goTo, index, view } from '../state/store.ts';
import { plural, splitPath } from '../state/words.ts';
import { ImportLines } from './import-lines.tsx';
import { LoopDrawing } from './loop-drawing.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './risks-panel.tsx';

export function CyclesPanel() {
  const current = index.value;
  if (current === null) return null;
  const { cycles } = current.report;
  return (
    <Section
      title="Cycles"
      hint="Files that need each other in a circle: none of them can be understood, tested or moved alone."
      empty="None. Every file stands on files that do not need it."
      count={cycles.length}
    >
      <ul>
        {cycles.map((members, group) => (
          <li key={members[0]}>
            <button
              type="button"
              class="node-link"
              aria-expanded={view.value.cycle === group}
              onClick={() =>
                goTo({ cycle: view.value.cycle === group ? null : group, selected: null, second: null })
              }
            >
              <b class="name">{splitPath(members[0] ?? '').name}</b>
              <span class="link-figure">{plural(members.length, 'file')}</span>
              <small class="name">{splitPath(members[0] ?? '').folder}</small>
            </button>
            {view.value.cycle === group && <OpenCycle current={current} group={group} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OpenCycle({ current, group }: { readonly current: ReportIndex; readonly group: number }) {
  const loop = useMemo(
    () =>
      findShortestLoop(current, group).flatMap(
        (edge): readonly DetailedEdge[] | DetailedEdge => current.edges[edge] ?? [],
      ),
    [current, group],
  );
  const cut = cheapestCut(loop);
  return (
    <div class="open-cycle">
      <LoopDrawing loop={loop} cut={cut} />
      {cut !== undefined && (
        <>
          <h3>Cut this first</h3>
          <p class="name">
            {splitPath(cut.source).name} → {splitPath(cut.target).name}
          </p>
          <ImportLines file={cut.source} imports={cut.imports} />
        </>
      )}
      <h3>All its files</h3>
      <ul>
        {current.report.cycles[group]?.map((id) => (
          <li key={id}>
            <NodeLink id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}
