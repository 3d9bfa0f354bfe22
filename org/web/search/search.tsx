// One field for repositories and packages. Repositories are found here, packages by the server.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LongName } from '../../../web/panels/long-name.tsx';
import { countOf } from '../../../src/std/words.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import { type Match, useMatches } from './use-matches.ts';

export function Search({ whole }: { readonly whole: OrganisationIndex }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { matches, isComplete } = useMatches(whole, text);
  useFocusKey(() => field.current?.focus());
  useEffect(() => {
    document.querySelector(`#match-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const isShown = isOpen && text.trim() !== '';

  function choose(match: Match | undefined): void {
    if (match === undefined) return;
    setText('');
    setActive(0);
    setOpen(false);
    match.choose();
  }

  function press(event: KeyboardEvent): void {
    const last = Math.max(0, matches.length - 1);
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active === 0 ? last : active - 1);
    else if (event.key === 'Enter') choose(matches[active]);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <div
      class="org-search"
      onKeyDown={press}
      onFocusOut={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOpen(false);
      }}
    >
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search repositories and packages"
        aria-expanded={isShown && matches.length > 0}
        aria-controls="search-matches"
        aria-activedescendant={isShown && matches.length > 0 ? `match-${active}` : undefined}
        autocomplete="off"
        spellcheck={false}
        placeholder="Search repositories and packages"
        value={text}
        onFocus={() => setOpen(true)}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
          setOpen(true);
        }}
      />
      <div class="org-matches" hidden={!isShown}>
        <ul id="search-matches" role="listbox" aria-label="Matches">
          {matches.map((match, i) => (
            <li
              key={match.key}
              id={`match-${i}`}
              role="option"
              aria-selected={i === active}
              onPointerMove={() => setActive(i)}
              // Before the field loses the focus, which closes the list.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(match);
              }}
            >
              <b>
                <LongName text={match.name} />
              </b>
              <small>{match.kind}</small>
              {match.users !== undefined && <small>{countOf(match.users, 'user')}</small>}
            </li>
          ))}
        </ul>
        {matches.length === 0 && (
          <p class="no-match" role="status">
            {isComplete ? 'No matches.' : 'Searching…'}
          </p>
        )}
      </div>
    </div>
  );
}

/** `/`, Ctrl-K and Cmd-K, as in the page of a project. */
function useFocusKey(focus: () => void): void {
  // With the first frame: no key that is pressed early is lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isTyping = event.target instanceof HTMLInputElement;
      if (!isCommand && (event.key !== '/' || isTyping)) return;
      event.preventDefault();
      focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
