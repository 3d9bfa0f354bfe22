// The search field and its matches.
import { useEffect, useState } from 'preact/hooks';
import { LongName } from '../panels/long-name.tsx';
import { searchMode } from '../state/search-mode.ts';
import { type Match, useMatches } from './use-matches.ts';

export function SearchField({ close }: { close(): void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const isPath = searchMode.value === 'path';
  const matches = useMatches(text);
  useEffect(() => {
    document.querySelector(`#match-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function choose(match: Match | undefined): void {
    if (match === undefined) return;
    setText('');
    setActive(0);
    close();
    match.choose();
  }

  function press(event: KeyboardEvent): void {
    const last = Math.max(0, matches.length - 1);
    if (event.key === 'ArrowDown') setActive(active === last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active === 0 ? last : active - 1);
    else if (event.key === 'Enter') choose(matches[active]);
    else return;
    event.preventDefault();
  }

  return (
    <div onKeyDown={press}>
      <input
        type="text"
        role="combobox"
        aria-label={
          isPath ? 'Path to which file or package?' : 'Search files, folders, packages and commands'
        }
        aria-expanded={matches.length > 0}
        aria-controls="search-matches"
        aria-activedescendant={matches.length > 0 ? `match-${active}` : undefined}
        autocomplete="off"
        spellcheck={false}
        placeholder={isPath ? 'Path to which file or package?' : 'A file, a folder, a package or a command'}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
      />
      <ul id="search-matches" role="listbox" aria-label="Matches">
        {matches.map((match, i) => (
          <li
            key={match.key}
            id={`match-${i}`}
            role="option"
            aria-selected={i === active}
            onPointerMove={() => setActive(i)}
            onClick={() => choose(match)}
          >
            <b>
              <LongName text={match.name} />
            </b>
            <span class="match-folder">
              <LongName text={match.folder} />
            </span>
            <small>{match.kind}</small>
          </li>
        ))}
      </ul>
      {text !== '' && matches.length === 0 && (
        <p class="no-match" role="status">
          No matches.
        </p>
      )}
    </div>
  );
}
