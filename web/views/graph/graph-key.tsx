// What the colours of the free graph mean.
import type { Colouring } from '../map/disc-style.ts';

export function GraphKey({ colouring }: { readonly colouring: Colouring }) {
  const [first, last] = [colouring.legend[0], colouring.legend.at(-1)];
  return (
    <ul class="graph-key" aria-label="What the colours mean">
      {colouring.isScale ? (
        <li>
          {first?.text}{' '}
          {colouring.legend.map(({ colour }) => (
            <i key={colour} style={{ background: colour }} />
          ))}{' '}
          {last?.text}
        </li>
      ) : (
        colouring.legend.map(({ colour, text }) => (
          <li key={text}>
            <i style={{ background: colour }} /> <span class="name">{text}</span>
          </li>
        ))
      )}
      <li>
        <i class="line cycle" /> in a cycle
      </li>
      <li>
        <i class="line imports" /> imports
      </li>
      <li>
        <i class="line dependents" /> imported by
      </li>
    </ul>
  );
}
