// The legend of a view: what its marks and colours mean.
import type { ComponentChildren } from 'preact';
import { LongName } from '../../panels/long-name.tsx';
import '../../style/legend.css';
import type { Colouring } from './colouring.ts';

export function Legend({ children }: { readonly children: ComponentChildren }) {
  return (
    <ul class="legend" aria-label="Legend">
      {children}
    </ul>
  );
}

interface LegendItemProps {
  /** Classes of legend.css: a shape and the name of a colour. Several marks are the steps of a scale. */
  readonly marks: readonly string[];
  readonly text: string;
}

export function LegendItem({ marks, text }: LegendItemProps) {
  return (
    <li>
      {marks.map((mark) => (
        <i key={mark} class={mark} />
      ))}
      <span>{text}</span>
    </li>
  );
}

/** What the colours of nodes mean: the ends of a scale, or each group by its name. */
export function ColourLegend({ colouring }: { readonly colouring: Colouring }) {
  const { legend, isScale } = colouring;
  if (!isScale)
    return (
      <>
        {legend.map(({ colour, text }) => (
          <li key={text}>
            <i class="circle" style={{ background: colour }} />
            <LongName text={text} />
          </li>
        ))}
      </>
    );
  return (
    <li>
      <span>{legend[0]?.text}</span>
      {legend.map(({ colour }) => (
        <i key={colour} class="circle" style={{ background: colour }} />
      ))}
      <span>{legend.at(-1)?.text}</span>
    </li>
  );
}
