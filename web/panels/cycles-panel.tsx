// Every cycle, its shortest loop drawn as a loop, and the dependency to cut first.
import { useMemo } from 'preact/hooks';
import { cheapestCut, findShortestLoop } from '../state/cycle-advice.ts';
import { type ReportIndex, edgeOf } from '../state/report-index.ts';
import { goTo, index, view } from '../state/store.ts';
import { plural, splitPath } from '../state/words.ts';
import { ImportLines } from './import-lines.tsx';
import { LongList } from './long-list.tsx';
import { LongName } from './long-name.tsx';
import { LoopDrawing } from './loop-drawing.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';

export function CyclesPanel() {
  const current = index.value;
  if (current === null) return null;
  const { cycles } = current.report;
  const bySize = cycles
    .map((members, group) => ({ members, group }))
    .toSorted((a, b) => b.members.length - a.members.length || a.group - b.group);
  return (
    <Section
      title="Cycles"
      hint="Files that need each other in a circle: none of them can be understood, tested or moved alone."
      empty="None. Every file stands on files that do not need it."
      count={cycles.length}
    >
      <LongList
        items={bySize}
        shownAtFirst={40}
        keyOf={({ members }) => members[0] ?? ''}
        render={({ members, group }) => <Cycle current={current} members={members} group={group} />}
      />
    </Section>
  );
}

interface CycleProps {
  readonly current: ReportIndex;
  readonly members: readonly string[];
  readonly group: number;
}

function Cycle({ current, members, group }: CycleProps) {
  const isOpen = view.value.cycle === group;
  const { name, folder } = splitPath(members[0] ?? '');
  return (
    <>
      <button
        type="button"
        class="node-link cycle-link"
        aria-expanded={isOpen}
        onClick={() => goTo({ cycle: isOpen ? null : group, selected: null, second: null })}
      >
        <b>
          <LongName text={name} />
        </b>
        <span class="link-figure">{plural(members.length, 'file')}</span>
        <small>
          <LongName text={folder === '' ? 'project root' : folder} />
        </small>
      </button>
      {isOpen && <OpenCycle current={current} members={members} group={group} />}
    </>
  );
}

function OpenCycle({ current, members, group }: CycleProps) {
  const loop = useMemo(
    () => findShortestLoop(current, group).map((edge) => edgeOf(current, edge)),
    [current, group],
  );
  const cut = cheapestCut(loop);
  return (
    <div class="open-cycle">
      <LoopDrawing loop={loop} cut={cut} />
      {cut !== undefined && (
        <div class="cut-advice">
          <h3>Cut this first</h3>
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
