// How to read a view: its marks in a row, each with what it means.
import type { ComponentChildren } from 'preact';
import { LongName } from '../../panels/long-name.tsx';
import '../../style/key.css';
import type { Colouring } from './colouring.ts';

export function Key({ children }: { readonly children: ComponentChildren }) {
  return (
    <ul class="key" aria-label="What the marks mean">
      {children}
    </ul>
  );
}

interface MarkProps {
  /** Classes of key.css: a shape and a colour's name; several marks side by side stand for steps. */
  readonly looks: readonly string[];
  readonly text: string;
}

export function Mark({ looks, text }: MarkProps) {
  return (
    <li>
      {looks.map((look) => (
        <i key={look} class={look} />
      ))}
      <span>{text}</span>
    </li>
  );
}

/** What the discs' colours mean: the ends of a scale, or every group by its name. */
export function ColourMarks({ colouring }: { readonly colouring: Colouring }) {
  const { legend, isScale } = colouring;
  if (!isScale)
    return (
      <>
        {legend.map(({ colour, text }) => (
          <li key={text}>
            <i class="disc" style={{ background: colour }} />
            <LongName text={text} />
          </li>
        ))}
      </>
    );
  return (
    <li>
      <span>{legend[0]?.text}</span>
      {legend.map(({ colour }) => (
        <i key={colour} class="disc" style={{ background: colour }} />
      ))}
      <span>{legend.at(-1)?.text}</span>
    </li>
  );
}
