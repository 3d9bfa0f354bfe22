// Ctrl/Cmd-K: one field for files, packages and commands.
import { useEffect, useRef, useState } from 'preact/hooks';
import { LongName } from '../panels/long-name.tsx';
import '../style/dialog.css';
import '../style/search.css';
import { type Match, useMatches } from './use-matches.ts';

const keys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

export function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  // A new field after each search, so that it is there before the next one is typed.
  const [searches, setSearches] = useState(0);
  function open(): void {
    if (dialog.current?.open === false) dialog.current.showModal();
  }
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button type="button" class="search-button" onClick={open}>
        <span>Search files, run a command…</span> <kbd>{keys}</kbd>
      </button>
      <dialog
        ref={dialog}
        class="search"
        aria-label="Search"
        onClose={() => {
          // It is told late: the next search may have begun.
          if (dialog.current?.open === false) setSearches((count) => count + 1);
        }}
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        <SearchField key={searches} close={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

function SearchField({ close }: { close(): void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
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
        aria-label="Search files, packages and commands"
        aria-expanded={matches.length > 0}
        aria-controls="search-matches"
        aria-activedescendant={matches.length > 0 ? `match-${active}` : undefined}
        autocomplete="off"
        spellcheck={false}
        placeholder="A file, a package or a command"
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
          Nothing has that name.
        </p>
      )}
    </div>
  );
}
