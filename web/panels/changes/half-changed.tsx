import type { ChangedCoupling } from '../../../src/model/change.ts';
import { visibleName } from '../../state/visible-name.ts';
import { LongList } from '../long-list.tsx';
import { Section } from '../section.tsx';
import { ChangedLink } from './changed-link.tsx';

/** Not findings: what may have been forgotten. */
export function HalfChanged({ pairs }: Pick<ChangedCoupling, 'pairs'>) {
  if (pairs.length === 0) return null;
  return (
    <Section title="Usually changed together" empty="" count={pairs.length}>
      <LongList
        items={pairs}
        shownAtFirst={10}
        keyOf={({ changed, unchanged }) => `${changed} ${unchanged}`}
        render={({ changed, unchanged, shared, revisions: [own] }) => (
          <>
            <ChangedLink id={changed} state="changed" />
            <p class="reason name">
              changed without {visibleName(unchanged)}: {shared} of its {own} commits changed both
            </p>
          </>
        )}
      />
    </Section>
  );
}
