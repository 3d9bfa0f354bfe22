// Says which change the page shows, what it does in figures, and switches between before, both and afterwards.
import type { Change } from '../../src/model/change.ts';
import { writeGrade } from '../../src/model/health-words.ts';
import { LongName } from '../panels/long-name.tsx';
import { ComparedFigure } from './compared-figure.tsx';
import { alignedReports, view } from '../state/store.ts';
import type { Side } from '../state/view-state.ts';
import '../style/changes.css';
import { showSide } from '../state/show-change.ts';
import { type ShownState, stateSigns } from '../panels/state-sign.tsx';

const sides: readonly { readonly side: Side; readonly title: string; readonly hint: string }[] = [
  { side: 'before', title: 'Before', hint: 'The project as it was' },
  { side: 'both', title: 'Both', hint: 'The project as it is, with what was removed' },
  { side: 'after', title: 'After', hint: 'The project as it is' },
];

export function ChangeBar() {
  const change = alignedReports.value?.change;
  if (change === undefined) return null;
  return (
    <section class="change-bar" aria-label="Change">
      <b>Change</b>
      <span class="change-sides">
        <LongName text={change.before.name} />
        <span aria-label="to"> → </span>
        <LongName text={change.after.name} />
      </span>
      <p>
        <Figures change={change} />
      </p>
      <div class="view-switch" role="group" aria-label="Side of the change">
        {sides.map(({ side, title, hint }) => (
          <button
            key={side}
            type="button"
            title={hint}
            aria-pressed={view.value.side === side}
            onClick={() => showSide(side)}
          >
            {title}
          </button>
        ))}
      </div>
    </section>
  );
}

function Figures({ change: { health, before, after, files, dependencies } }: { readonly change: Change }) {
  return (
    <>
      {health !== undefined && (
        <ComparedFigure
          name="Health"
          from={writeGrade(health.before)}
          to={writeGrade(health.after)}
          isBetter={health.after.score > health.before.score}
          isWorse={health.after.score < health.before.score}
        />
      )}
      <ComparedFigure
        name="Cycles"
        from={String(before.cycles)}
        to={String(after.cycles)}
        isBetter={after.cycles < before.cycles}
        isWorse={after.cycles > before.cycles}
      />
      <Counts
        name="Files"
        added={files.added.length}
        removed={files.removed.length}
        changed={files.changed.length}
        renamed={files.renamed.length}
      />
      <Counts name="Dependencies" added={dependencies.added.length} removed={dependencies.removed.length} />
    </>
  );
}

interface CountsProps {
  readonly name: string;
  readonly added: number;
  readonly removed: number;
  readonly changed?: number;
  readonly renamed?: number;
}

function Counts({ name, added, removed, changed = 0, renamed = 0 }: CountsProps) {
  return (
    <span class="compared-figure">
      {name}
      {added + removed + changed + renamed === 0 && ' unchanged'}
      <Count state="added" count={added} />
      <Count state="removed" count={removed} />
      <Count state="changed" count={changed} />
      {renamed > 0 && <b> {renamed} renamed</b>}
    </span>
  );
}

interface CountProps {
  readonly state: ShownState;
  readonly count: number;
}

function Count({ state, count }: CountProps) {
  if (count === 0) return null;
  return (
    <b data-state={state}>
      {' '}
      <span aria-hidden="true">{stateSigns[state]}</span>
      {count}
      <span class="visually-hidden"> {state},</span>
    </b>
  );
}
