// Cycles and tangles that are not as they were.
import type { ComponentChildren } from 'preact';
import type {
  ChangeState,
  ChangedCycle,
  ChangedDependency,
  ChangedTangle,
} from '../../../src/model/change.ts';
import type { CycleKind } from '../../../src/model/report.ts';
import { showCycle, showTangle } from '../../state/show-change.ts';
import { cycleKinds } from '../../state/cycle-kinds.ts';
import { shortName } from '../../state/file-name.ts';
import { splitPath } from '../../state/format.ts';
import { alignedReports } from '../../state/store.ts';
import { visibleName } from '../../state/visible-name.ts';
import { LongList } from '../long-list.tsx';
import { LongName } from '../long-name.tsx';
import { Section } from '../section.tsx';
import { ChangedDependencies, type StatedDependency } from './changed-dependencies.tsx';
import { type ShownState, StateSign } from '../state-sign.tsx';

interface ChangedListProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

export function ChangedCycles({ title, items }: ChangedListProps<ChangedCycle>) {
  return (
    <ChangedLoops
      title={title}
      items={items}
      show={showCycle}
      member="files"
      nameOf={({ members }) => shortName(members[0] ?? '')}
    >
      {({ members, kind, kindBefore }) => (
        <>
          <LongName text={splitPath(members[0] ?? '').folder || 'project root'} />
          {kind !== undefined && <span>{describeKind(kind, kindBefore)}</span>}
        </>
      )}
    </ChangedLoops>
  );
}

function describeKind(kind: CycleKind, before: CycleKind = kind): string {
  const now = cycleKinds[kind].short;
  return before === kind ? now : `${cycleKinds[before].short}, now ${now}`;
}

export function ChangedTangles({ title, items }: ChangedListProps<ChangedTangle>) {
  return (
    <ChangedLoops
      title={title}
      items={items}
      show={showTangle}
      member="members"
      nameOf={({ folder }) => (folder === '.' ? 'project root' : folder)}
    >
      {({ members }) => <span class="name">{members.map(visibleName).join(', ')}</span>}
    </ChangedLoops>
  );
}

interface ChangedLoopsProps<Loop> extends ChangedListProps<Loop> {
  /** What its members are called. */
  readonly member: string;
  nameOf(loop: Loop): string;
  show(loop: Loop): void;
  children(loop: Loop): ComponentChildren;
}

function ChangedLoops<Loop extends ChangedCycle | ChangedTangle>({
  title,
  items,
  member,
  nameOf,
  show,
  children,
}: ChangedLoopsProps<Loop>) {
  if (items.length === 0) return null;
  return (
    <Section title={title} empty="" count={items.length}>
      <LongList
        items={items}
        shownAtFirst={10}
        keyOf={({ state, members }) => `${state} ${members.join('\n')}`}
        render={(loop) => (
          <>
            <button type="button" class="node-link changed-link" onClick={() => show(loop)}>
              <b>
                <StateSign state={signOf[loop.state]} />
                <LongName text={nameOf(loop)} />
              </b>
              <span class="link-figure">{describeSize(loop, member)}</span>
              <small>{children(loop)}</small>
            </button>
            <ChangedDependencies
              dependencies={loop.because.map((dependency) => ({ state: stateOf(dependency), dependency }))}
              shownAtFirst={3}
            />
          </>
        )}
      />
    </Section>
  );
}

const signOf: Readonly<Record<ChangeState, ShownState>> = {
  new: 'added',
  grown: 'changed',
  changed: 'changed',
  shrunk: 'changed',
  gone: 'removed',
};

/** It may have been there before, and load now. */
function stateOf({ source, target }: ChangedDependency): StatedDependency['state'] {
  const aligned = alignedReports.value;
  const { numberOf } = aligned?.indexOf('both') ?? { numberOf: new Map<string, number>() };
  return aligned?.edgeState(numberOf.get(source) ?? -1, numberOf.get(target) ?? -1) ?? 'same';
}

function describeSize(
  { state, sizeBefore, sizeAfter }: ChangedCycle | ChangedTangle,
  member: string,
): string {
  if (state === 'new') return `${sizeAfter} ${member}`;
  if (state === 'gone') return `gone: ${sizeBefore} ${member}`;
  return sizeBefore === sizeAfter
    ? `${sizeAfter} ${member}, others`
    : `${sizeBefore} → ${sizeAfter} ${member}`;
}
