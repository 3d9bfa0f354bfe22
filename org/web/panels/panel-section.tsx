import type { ComponentChildren } from 'preact';
import { writeNumber } from '../../../src/std/words.ts';

interface PanelSectionProps {
  readonly title: string;
  readonly count?: number;
  /** For the colour of its mark. */
  readonly mark?: 'in' | 'out';
  readonly children: ComponentChildren;
}

export function PanelSection({ title, count, mark, children }: PanelSectionProps) {
  return (
    <section class={mark === undefined ? '' : `dependencies ${mark}`}>
      <h2>
        {title} {count !== undefined && <span class="count">{writeNumber(count)}</span>}
      </h2>
      {children}
    </section>
  );
}
