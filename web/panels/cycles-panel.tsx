// All cycles, each with its shortest closed path and the dependency to remove first.
import { useMemo } from 'preact/hooks';
import { cheapestCut, findShortestCycle } from '../state/break-cycle.ts';
import { type ReportIndex, edgeOf } from '../state/report-index.ts';
import { navigate, index, view } from '../state/store.ts';
import { plural, splitPath } from '../state/format.ts';
import { ImportLines } from './import-lines.tsx';
import { LongList } from './long-list.tsx';
import { LongName } from './long-name.tsx';
import { CycleDrawing } from './cycle-drawing.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';

export function CyclesPanel() {
  const current = index.value;
  if (current === null) return null;
  const { cycles } = current.report;
  const bySize = cycles
    .map((members, cycle) => ({ members, cycle }))
    .toSorted((a, b) => b.members.length - a.members.length || a.cycle - b.cycle);
  return (
    <Section
      title="Cycles"
      hint="Files that depend on each other, directly or indirectly. None of them can be understood, tested or moved alone."
      empty="No cycles."
      count={cycles.length}
    >
      <LongList
        items={bySize}
        shownAtFirst={40}
        keyOf={({ members }) => members[0] ?? ''}
        render={({ members, cycle }) => <Cycle current={current} members={members} cycle={cycle} />}
      />
    </Section>
  );
}

interface CycleProps {
  readonly current: ReportIndex;
  readonly members: readonly string[];
  readonly cycle: number;
}

function Cycle({ current, members, cycle }: CycleProps) {
  const isOpen = view.value.cycle === cycle;
  const { name, folder } = splitPath(members[0] ?? '');
  return (
    <>
      <button
        type="button"
        class="node-link cycle-link"
        aria-expanded={isOpen}
        onClick={() => navigate({ cycle: isOpen ? null : cycle, selected: null, second: null })}
      >
        <b>
          <LongName text={name} />
        </b>
        <span class="link-figure">{plural(members.length, 'file')}</span>
        <small>
          <LongName text={folder === '' ? 'project root' : folder} />
        </small>
      </button>
      {isOpen && <OpenCycle current={current} members={members} cycle={cycle} />}
    </>
  );
}

function OpenCycle({ current, members, cycle }: CycleProps) {
  const path = useMemo(
    () => findShortestCycle(current, cycle).map((edge) => edgeOf(current, edge)),
    [current, cycle],
  );
  const cut = cheapestCut(path);
  return (
    <div class="open-cycle">
      <CycleDrawing path={path} cut={cut} />
      {cut !== undefined && (
        <div class="cut-advice">
          <h3>Remove this import first</h3>
          <p>
            <span class="name">{splitPath(cut.source).name}</span> imports{' '}
            <span class="name">{splitPath(cut.target).name}</span>, in {plural(cut.imports.length, 'line')}:
          </p>
          <ImportLines file={cut.source} imports={cut.imports} />
        </div>
      )}
      <h3>All {plural(members.length, 'file')}</h3>
      <LongList items={members} shownAtFirst={30} keyOf={(id) => id} render={(id) => <NodeLink id={id} />} />
    </div>
  );
}
