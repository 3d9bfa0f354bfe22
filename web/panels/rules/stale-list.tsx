// Entries of the baseline, as text: the files may be gone.
import type { StaleEntry } from '../../../src/model/rule-result.ts';
import { visibleName } from '../../state/visible-name.ts';
import { LongList } from '../long-list.tsx';

interface StaleListProps<Entry> {
  readonly entries: readonly Entry[];
  /** The rule that the entry names, where that is of interest. */
  nameOf(entry: Entry): string;
}

export function StaleList<Entry extends StaleEntry>({ entries, nameOf }: StaleListProps<Entry>) {
  return (
    <LongList
      items={entries}
      shownAtFirst={8}
      keyOf={(entry) => `${nameOf(entry)}\n${entry.from}\n${entry.to}`}
      render={(entry) => (
        <p class="rule-fact">
          {nameOf(entry) !== '' && <b class="name">{visibleName(nameOf(entry))}: </b>}
          <span class="name">{visibleName(entry.from)}</span>
          {entry.to !== '' && (
            <>
              <span aria-hidden="true"> → </span>
              <span class="name">{visibleName(entry.to)}</span>
            </>
          )}
        </p>
      )}
    />
  );
}
