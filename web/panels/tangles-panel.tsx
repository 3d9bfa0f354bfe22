// All tangles: cycles between folders. Each with the order of its members, what points back, and where to cut.
import { useState } from 'preact/hooks';
import type { BackDependency, Tangle } from '../../src/model/report.ts';
import { showFix } from '../state/describe-fix.ts';
import { shortName } from '../state/file-name.ts';
import { countOf, writeNumber } from '../../src/std/words.ts';
import { focusTangle } from '../state/focus-tangle.ts';
import { memberName } from '../../src/query/fixes/member-name.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { index, navigate, view } from '../state/store.ts';
import { findings } from '../state/visible.ts';
import { visibleName } from '../state/visible-name.ts';
import { Breakable } from './breakable.tsx';
import { CutList } from './cut-list.tsx';
import { FileDependencies } from './file-dependencies.tsx';
import { LongList } from './long-list.tsx';
import { LongName } from './long-name.tsx';
import { Section } from './section.tsx';
import { useOpenRow } from './use-open-row.ts';

export function TanglesPanel() {
  const current = index.value;
  const found = findings.value;
  if (current === null || found === null) return null;
  const listed = found.tangles.toSorted(
    (a, b) => countBack(b.tangle) - countBack(a.tangle) || a.number - b.number,
  );
  return (
    <Section
      title="Tangles"
      hint="Cycles between folders. Their order is the one that most dependencies follow; the others point back."
      empty="No tangles: no cycles between folders."
      isPartial={found.isPartial}
      count={listed.length}
    >
      <LongList
        items={listed}
        shownAtFirst={20}
        keyOf={({ number }) => String(number)}
        render={({ tangle, number }) => <TangleRow current={current} tangle={tangle} number={number} />}
      />
    </Section>
  );
}

function countBack({ back }: Tangle): number {
  return back.reduce((sum, { edges }) => sum + edges.length, 0);
}

interface TangleProps {
  readonly current: ReportIndex;
  readonly tangle: Tangle;
  /** Its number in the report. */
  readonly number: number;
}

function TangleRow({ current, tangle, number }: TangleProps) {
  const isOpen = view.value.tangle === number;
  const row = useOpenRow(isOpen);
  return (
    <>
      <button
        type="button"
        ref={row}
        class="node-link cycle-link"
        aria-expanded={isOpen}
        onClick={() => navigate({ tangle: isOpen ? null : number })}
      >
        <b>
          <LongName text={tangle.folder === '.' ? 'project root' : tangle.folder} />
        </b>
        <span class="link-figure">{writeNumber(countBack(tangle))} back</span>
        <small class="tangle-members name">
          {countOf(tangle.members.length, 'member')}:{' '}
          {tangle.members.map((member) => visibleName(memberName(tangle, member))).join(', ')}
        </small>
      </button>
      {isOpen && <OpenTangle current={current} tangle={tangle} number={number} />}
    </>
  );
}

function OpenTangle({ current, tangle, number }: TangleProps) {
  const { members, back, cuts, misplaced } = tangle;
  const move =
    misplaced &&
    showFix({ kind: 'place', at: number, back: countBack(tangle), ...misplaced }, current.report, shortName);
  return (
    <div class="open-cycle">
      <p class="file-actions">
        <button type="button" onClick={() => focusTangle(number, 'layers')}>
          Show in layers
        </button>
        <button type="button" onClick={() => focusTangle(number, 'matrix')}>
          Show in matrix
        </button>
      </p>
      <h3>Order, from top to bottom</h3>
      <ol class="tangle-order" aria-label="Order, from top to bottom">
        {members.map((member) => (
          <li key={member} class="name" title={member}>
            {visibleName(memberName(tangle, member))}
          </li>
        ))}
      </ol>
      <h3>Dependencies that point back up</h3>
      <LongList
        items={back}
        shownAtFirst={8}
        keyOf={({ from, to }) => `${from}->${to}`}
        render={(dependency) => <Back current={current} tangle={tangle} back={dependency} />}
      />
      {misplaced !== undefined && move !== undefined && (
        <section class="cut-list">
          <h3>What to move first</h3>
          <h4>
            <Breakable text={move.text} />
          </h4>
          <p class="hint">
            <Breakable text={move.reasons} />
          </p>
          <FileDependencies current={current} dependencies={misplaced.edges} shownAtFirst={3} />
        </section>
      )}
      {cuts.length > 0 && (
        <CutList
          current={current}
          kind="cut-tangle"
          at={number}
          cuts={cuts}
          size={misplaced?.after ?? members.length}
        />
      )}
    </div>
  );
}

interface BackProps {
  readonly current: ReportIndex;
  readonly tangle: Tangle;
  readonly back: BackDependency;
}

function Back({ current, tangle, back: { from, to, forward, direct = forward, edges } }: BackProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="back-dependency" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="name">{visibleName(memberName(tangle, from))}</span> →{' '}
        <span class="name">{visibleName(memberName(tangle, to))}</span>
        <small>
          {writeNumber(edges.length)} against {writeNumber(direct)}
        </small>
      </summary>
      {isOpen && <FileDependencies current={current} dependencies={edges} shownAtFirst={10} />}
    </details>
  );
}
