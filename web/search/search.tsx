// Ctrl/Cmd-K: one field for files, packages and commands.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { index, select } from '../state/store.ts';
import '../style/search.css';
import { commands } from './commands.ts';
import { findMatches } from './find-matches.ts';

interface Match {
  readonly key: string;
  readonly text: string;
  readonly kind: 'file' | 'package' | 'command';
  choose(): void;
}

export function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      dialog.current?.showModal();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button type="button" class="search-button" onClick={() => dialog.current?.showModal()}>
        Search files, run a command… <kbd>Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        class="search"
        aria-label="Search"
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        <SearchField close={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

function SearchField({ close }: { close(): void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const matches = useMatches(text);

  function choose(match: Match | undefined): void {
    match?.choose();
    setText('');
    close();
  }

  function press(event: KeyboardEvent): void {
    const last = Math.max(0, matches.length - 1);
    if (event.key === 'ArrowDown') setActive(Math.min(last, active + 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1));
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
            onClick={() => choose(match)}
          >
            <span class="name">{match.text}</span> <small>{match.kind}</small>
          </li>
        ))}
      </ul>
      {text !== '' && matches.length === 0 && <p class="muted">Nothing has that name.</p>}
    </div>
  );
}

function useMatches(text: string): readonly Match[] {
  const current = index.value;
  const names = useMemo(() => current?.nodes.map(({ id }) => id) ?? [], [current]);
  return useMemo(() => {
    const titles = commands.map(({ title }) => title);
    const places =
      text.trim() === '' ? titles.map((_, i) => i).slice(0, 8) : findMatches(titles, text).slice(0, 5);
    const actions = places.flatMap((place): Match[] => {
      const command = commands[place];
      return command === undefined
        ? []
        : [{ key: command.title, text: command.title, kind: 'command', choose: () => command.run() }];
    });
    const nodes = findMatches(names, text).flatMap((place): Match[] => {
      const node = current?.nodes[place];
      return node === undefined
        ? []
        : [{ key: node.id, text: node.label, kind: node.type, choose: () => select(node.id) }];
    });
    return [...nodes, ...actions];
  }, [text, names, current]);
}
