// One kind of finding: its count, what it means and the list, or that there are none.
import type { ComponentChildren } from 'preact';
import { isGraded } from '../../src/model/health-words.ts';
import { writeNumber } from '../../src/std/words.ts';
import { index } from '../state/store.ts';

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  /** Shown if there are none in the whole project. */
  readonly empty: string;
  /** Whether the filters may leave some out. */
  readonly isPartial?: boolean;
  readonly count: number;
  readonly children: ComponentChildren;
}

export function Section({ title, hint, empty, isPartial = false, count, children }: SectionProps) {
  return (
    <section class="finding">
      <h2>
        {title} {count > 0 && <span class="count">{writeNumber(count)}</span>}
      </h2>
      {count === 0 ? (
        <None isPartial={isPartial} text={empty} />
      ) : (
        <>
          {hint !== undefined && <p class="hint">{hint}</p>}
          {children}
        </>
      )}
    </section>
  );
}

function None({ isPartial, text }: { readonly isPartial: boolean; readonly text: string }) {
  if (isPartial) return <p class="hint">None in what the filters show.</p>;
  const health = index.value?.report.health;
  if (health === undefined || isGraded(health)) return <p class="healthy">{text}</p>;
  return <p class="hint">{text} But too little of the project is known to be sure.</p>;
}
