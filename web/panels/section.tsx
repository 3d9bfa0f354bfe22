// One kind of finding: how many, what it means, and the finds themselves; or that there is none, which is good news.
import type { ComponentChildren } from 'preact';
import { grouped } from '../state/words.ts';

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  /** What to say where nothing was found. */
  readonly empty: string;
  readonly count: number;
  readonly children: ComponentChildren;
}

export function Section({ title, hint, empty, count, children }: SectionProps) {
  return (
    <section class="finding">
      <h2>
        {title} {count > 0 && <span class="count">{grouped(count)}</span>}
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
