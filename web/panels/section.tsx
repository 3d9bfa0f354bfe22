// One kind of finding: its count, what it means and the list, or that there are none.
import type { ComponentChildren } from 'preact';
import { formatCount } from '../state/format.ts';

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  /** Shown if there are none. */
  readonly empty: string;
  readonly count: number;
  readonly children: ComponentChildren;
}

export function Section({ title, hint, empty, count, children }: SectionProps) {
  return (
    <section class="finding">
      <h2>
        {title} {count > 0 && <span class="count">{formatCount(count)}</span>}
      </h2>
      {count === 0 ? (
        <p class="healthy">{empty}</p>
      ) : (
        <>
          {hint !== undefined && <p class="hint">{hint}</p>}
          {children}
        </>
      )}
    </section>
  );
}
