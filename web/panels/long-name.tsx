// A name of any length on one line: what does not fit goes from the middle, as the end of a path tells most.
import { visibleName } from '../state/visible-name.ts';

const keptAtEnd = 18;

export function LongName({ text }: { readonly text: string }) {
  const characters = Array.from(visibleName(text));
  const cut = Math.max(0, characters.length - keptAtEnd);
  return (
    <span class="long-name name">
      {cut > 0 && <span class="gives-way">{characters.slice(0, cut).join('')}</span>}
      <span>{characters.slice(cut).join('')}</span>
    </span>
  );
}
