// A name of any length on one line. What does not fit is cut from the middle, since the end of a path says most.
import { splitName } from '../state/split-name.ts';
import { visibleName } from '../state/visible-name.ts';

export function LongName({ text }: { readonly text: string }) {
  const shown = visibleName(text);
  const [start, end] = splitName(shown);
  if (start === '') return <span class="name">{shown}</span>;
  return (
    <span class="long-name name">
      {/* Screen readers read it as one word. */}
      <span class="visually-hidden">{shown}</span>
      <span class="long-name-start" aria-hidden="true">
        {start}
      </span>
      <span class="long-name-end" aria-hidden="true">
        {end}
      </span>
    </span>
  );
}
