// A name of any length on one line. What does not fit is cut from the middle, since the end of a path says most.
import { visibleName } from '../state/visible-name.ts';

const keptAtEnd = 14;

export function LongName({ text }: { readonly text: string }) {
  const shown = visibleName(text);
  const characters = Array.from(shown);
  if (characters.length <= keptAtEnd) return <span class="name">{shown}</span>;
  return (
    <span class="long-name name">
      {/* Screen readers read it as one word. */}
      <span class="visually-hidden">{shown}</span>
      <span class="long-name-start" aria-hidden="true">
        {characters.slice(0, -keptAtEnd).join('')}
      </span>
      <span aria-hidden="true">{characters.slice(-keptAtEnd).join('')}</span>
    </span>
  );
}
