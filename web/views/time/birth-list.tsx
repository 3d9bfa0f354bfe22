// The commits that the cycles, tangles and back dependencies of today came with.
import type { Birth, History } from '../../../src/model/history.ts';
import { LongList } from '../../panels/long-list.tsx';
import { Section } from '../../panels/section.tsx';
import { moveFocusInList } from '../../panels/list-keys.ts';
import { shortName } from '../../state/file-name.ts';
import { formatDate } from '../../state/format.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { visibleName } from '../../state/visible-name.ts';
import { commitText, describeBirth, describeMore, toneOf } from './describe-birth.ts';
import { focusBirth } from './focus-birth.ts';
import type { Player } from './use-player.ts';

interface BirthListProps {
  readonly history: History;
  readonly current: ReportIndex;
  readonly player: Player;
}

export function BirthList({ history, current, player }: BirthListProps) {
  function open(birth: Birth): void {
    player.stop();
    focusBirth(birth, history, current);
  }

  return (
    <div class="time-births-list" onKeyDown={moveFocusInList}>
      <Section
        title="Births"
        hint="The commits that today’s cycles, tangles and back dependencies came with, the newest first."
        empty="No cycles, tangles or back dependencies today."
        count={history.births.length}
      >
        <LongList
          items={history.births}
          shownAtFirst={40}
          keyOf={keyOf}
          render={(birth) => <BirthLink birth={birth} onOpen={() => open(birth)} />}
        />
      </Section>
    </div>
  );
}

function keyOf(birth: Birth): string {
  return birth.type === 'back-dependency'
    ? `${birth.folder} ${birth.from}->${birth.to}`
    : `${birth.type} ${birth.members.join(' ')}`;
}

function BirthLink({ birth, onOpen }: { readonly birth: Birth; onOpen(): void }) {
  const { kind, name } = describeBirth(birth, shortName);
  const { commit } = birth;
  const more = describeMore(birth);
  return (
    <button type="button" class="node-link birth" onClick={onOpen}>
      <span class="birth-kind">
        <i class={toneOf(birth)} aria-hidden="true" /> {kind}
      </span>
      <span class="link-figure">{commit === undefined ? 'from the start' : formatDate(commit.date)}</span>
      <b class="name">{visibleName(name)}</b>
      <small class="birth-commit">
        {commit !== undefined && (
          <>
            <span class="name">{commitText(commit.subject)}</span>
            <span class="name">
              <code>{commit.id.slice(0, 8)}</code>
              {commit.author !== undefined && ` ${commitText(commit.author)}`}
            </span>
          </>
        )}
        {more !== null && <span>{more}</span>}
      </small>
    </button>
  );
}
