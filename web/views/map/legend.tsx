import type { Colouring } from './disc-style.ts';

export function Legend({ colouring }: { readonly colouring: Colouring }) {
  return (
    <ul class="legend" aria-label="What the colours mean">
      {colouring.legend.map(({ colour, text }, i) => (
        <li key={i} class="name">
          <i style={{ background: colour }} /> {text}
        </li>
      ))}
      <li>
        <i class="ring cycle" /> in a cycle
      </li>
      <li>
        <i class="ring violation" /> breaks a layer
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
