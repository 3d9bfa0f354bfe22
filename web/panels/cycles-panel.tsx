// All cycles by kind, each with its shortest closed path and where to cut it.
import { useMemo } from 'preact/hooks';
import { findShortestCycle } from '../state/break-cycle.ts';
import { cycleKinds, describeKinds, groupCycles, type ListedCycle } from '../state/cycle-kinds.ts';
import { type ReportIndex, edgeOf, findEdge } from '../state/report-index.ts';
import { focusCycle } from '../state/focus-cycle.ts';
import { index, view } from '../state/store.ts';
import { shortName } from '../state/file-name.ts';
import { visibleName } from '../state/visible-name.ts';
import { findings } from '../state/visible.ts';
import { countOf } from '../../src/std/words.ts';
import { splitPath } from '../state/format.ts';
import { Chain } from './chain.tsx';
import { CutList } from './cut-list.tsx';
import { GroupedList } from './grouped-list.tsx';
import { LongList } from './long-list.tsx';
import { LongName } from './long-name.tsx';
import { CycleDrawing } from './cycle-drawing.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';
import { useOpenRow } from './use-open-row.ts';

export function CyclesPanel() {
  const current = index.value;
  const found = findings.value;
  if (current === null || found === null) return null;
  const groups = groupCycles(found.cycles, current);
  const kinds = describeKinds(groups, 'words');
  return (
    <Section
      title="Cycles"
      hint={`Files that depend on each other${kinds === '' ? '' : `: ${kinds}`}.`}
      empty="No cycles."
      isPartial={found.isPartial}
      count={found.cycles.length}
    >
      {groups.map(({ kind, cycles }) => (
        <section key={kind} class="cycle-kind">
          {kind !== undefined && (
            <>
              <h3>
                {cycles.length} {cycleKinds[kind].words}
              </h3>
              <p class="hint">{cycleKinds[kind].hint}</p>
            </>
          )}
          <CycleList current={current} cycles={cycles} />
        </section>
      ))}
    </Section>
  );
}

interface CycleListProps {
  readonly current: ReportIndex;
  readonly cycles: readonly ListedCycle[];
}

function CycleList({ current, cycles }: CycleListProps) {
  return (
    <LongList
      items={cycles}
      // The cycle in focus is in the list, however far down it is.
      shownAtFirst={Math.max(20, cycles.findIndex(({ cycle }) => cycle === view.value.cycle) + 1)}
      keyOf={({ members }) => members[0] ?? ''}
      render={({ members, cycle }) => <Cycle current={current} members={members} cycle={cycle} />}
    />
  );
}

interface CycleProps {
  readonly current: ReportIndex;
  readonly members: readonly string[];
  readonly cycle: number;
}

function Cycle({ current, members, cycle }: CycleProps) {
  const isOpen = view.value.cycle === cycle;
  const row = useOpenRow(isOpen);
  const [first = '', second = ''] = members;
  const { folder } = splitPath(first);
  return (
    <>
      <button
        type="button"
        ref={row}
        class="node-link cycle-link"
        aria-expanded={isOpen}
        onClick={() => focusCycle(isOpen ? null : cycle)}
      >
        <b>
          <LongName text={shortName(first)} />
        </b>
        <span class="link-figure">{describeSize(current, members, cycle)}</span>
        <small>
          <LongName text={folder === '' ? 'project root' : folder} />
          {members.length === 2 && <span class="name">with {visibleName(shortName(second))}</span>}
        </small>
      </button>
      {isOpen && <OpenCycle current={current} members={members} cycle={cycle} />}
    </>
  );
}

/** `3 of 271 files` if the others are only part of it through lazy imports. */
function describeSize({ report }: ReportIndex, members: readonly string[], cycle: number): string {
  const size = report.cycleDetails[cycle]?.size ?? members.length;
  return size < members.length ? `${size} of ${countOf(members.length, 'file')}` : countOf(size, 'file');
}

/** Imports of a loop that is short enough to be shown at once. */
const shortLoop = 3;

function OpenCycle({ current, members, cycle }: CycleProps) {
  const { cuts = [], size = members.length } = current.report.cycleDetails[cycle] ?? {};
  const [firstCut] = cuts[0]?.edges ?? [];
  const cutEdge = firstCut === undefined ? -1 : findEdge(current, firstCut);
  const path = useMemo(
    () => findShortestCycle(current, { cycle, through: cutEdge === -1 ? undefined : cutEdge }),
    [current, cycle, cutEdge],
  );
  return (
    <div class="open-cycle">
      <CycleDrawing
        path={path.map((edge) => edgeOf(current, edge))}
        cut={cutEdge === -1 ? undefined : edgeOf(current, cutEdge).id}
      />
      {path.length > 0 && (
        <details class="cycle-steps" open={path.length <= shortLoop}>
          <summary>{path.length === 1 ? 'The import' : `The ${path.length} imports of this loop`}</summary>
          <Chain current={current} edges={path} />
        </details>
      )}
      {cuts.length > 0 && <CutList current={current} kind="cut-cycle" at={cycle} cuts={cuts} size={size} />}
      <h3>All {countOf(members.length, 'file')}</h3>
      <GroupedList
        items={members}
        title="the files of the cycle"
        idOf={(id) => id}
        render={(id) => <NodeLink id={id} />}
      />
    </div>
  );
}
