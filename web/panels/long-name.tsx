// A name of any length on one line: what does not fit goes from the middle, as the end of a path tells most.
import { visibleName } from '../state/visible-name.ts';

const keptAtEnd = 14;

export function LongName({ text }: { readonly text: string }) {
  const shown = visibleName(text);
  const characters = Array.from(shown);
  if (characters.length <= keptAtEnd) return <span class="name">{shown}</span>;
  return (
    <span class="long-name name">
      {/* Read out as one word, not as two. */}
      <span class="unseen">{shown}</span>
      <span class="gives-way" aria-hidden="true">
        {characters.slice(0, -keptAtEnd).join('')}
      </span>
      <span aria-hidden="true">{characters.slice(-keptAtEnd).join('')}</span>
    </span>
  );
}
