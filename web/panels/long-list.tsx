// A list that shows its first rows, and more on request: thousands of rows would slow down the page.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { countOf, writeNumber } from '../../src/std/words.ts';

const step = 100;

interface LongListProps<Item> {
  readonly items: readonly Item[];
  readonly shownAtFirst: number;
  keyOf(item: Item): string;
  render(item: Item): ComponentChildren;
}

export function LongList<Item>({ items, shownAtFirst, keyOf, render }: LongListProps<Item>) {
  const [chosen, setShown] = useState(shownAtFirst);
  const shown = Math.max(chosen, shownAtFirst);
  const rest = items.length - shown;
  return (
    <>
      <ul>
        {items.slice(0, shown).map((item) => (
          <li key={keyOf(item)}>{render(item)}</li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" class="quiet more" onClick={() => setShown(shown + step)}>
          Show {countOf(Math.min(step, rest), 'more', 'more')}
          {rest > step && ` of ${writeNumber(rest)}`}
        </button>
      )}
    </>
  );
}
