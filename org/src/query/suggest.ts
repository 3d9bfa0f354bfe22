import { nearestWord } from '../lintel.ts';

/** Completes a message about a name that does not exist: `kotlin-test` for `org.jetbrains.kotlin:kotlin-test` comes first. */
export function suggest(written: string, names: Iterable<string>): string {
  const all = [...names];
  const longer = all.filter((name) => name.split(/[/:]/).at(-1) === written).sort();
  const near = longer.length > 0 ? longer.slice(0, maxSuggestions) : [nearestWord(written, all)];
  return near[0] === undefined ? '' : ` Did you mean ${near.join(', ')}?`;
}

const maxSuggestions = 3;
