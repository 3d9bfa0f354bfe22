// One kind of finding: its count, what it means and the list, or that there are none.
import type { ComponentChildren } from 'preact';
import { writeNumber } from '../../src/std/words.ts';

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
        <p class={isPartial ? 'hint' : 'healthy'}>{isPartial ? 'None in what the filters show.' : empty}</p>
      ) : (
        <>
          {hint !== undefined && <p class="hint">{hint}</p>}
          {children}
        </>
      )}
    </section>
  );
}
