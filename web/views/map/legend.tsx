import { LongName } from '../../panels/long-name.tsx';
import type { Colouring } from './disc-style.ts';

export function Legend({ colouring }: { readonly colouring: Colouring }) {
  return (
    <ul class="legend" aria-label="What the marks mean">
      {colouring.isScale ? (
        <li>
          {colouring.legend[0]?.text}
          <span class="steps">
            {colouring.legend.map(({ colour }) => (
              <i key={colour} style={{ background: colour }} />
            ))}
          </span>
          {colouring.legend.at(-1)?.text}
        </li>
      ) : (
        colouring.legend.map(({ colour, text }) => (
          <li key={text}>
            <i style={{ background: colour }} /> <LongName text={text} />
          </li>
        ))
      )}
      <li>
        <i class="ring cycle" /> in a cycle
      </li>
      <li>
        <i class="ring violation" /> breaks a layer
      </li>
      <li>
        <i class="square" /> package
      </li>
      <li>
        <i class="strand imports" /> imports
      </li>
      <li>
        <i class="strand dependents" /> imported by
      </li>
    </ul>
  );
}
