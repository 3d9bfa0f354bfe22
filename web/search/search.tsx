// The search dialog (Ctrl/Cmd-K) for files, packages and commands.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import '../style/dialog.css';
import '../style/search.css';
import { openSearch } from '../state/search-mode.ts';
import { SearchField } from './search-field.tsx';

const keys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

export function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Counts searches: each gets a new field, which is ready before the next one starts.
  const [searches, setSearches] = useState(0);
  // Not after the next frame, as an effect is: a slow machine would lose the keys pressed until then.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openSearch('anything');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button type="button" class="search-button" onClick={() => openSearch('anything')}>
        <span>
          Search<span class="search-what"> files, run a command…</span>
        </span>{' '}
        <kbd>{keys}</kbd>
      </button>
      <dialog
        ref={dialog}
        id="search-dialog"
        class="search"
        aria-label="Search"
        onClose={() => {
          // The event comes late: the next search may have started.
          if (dialog.current?.open === false) setSearches((count) => count + 1);
        }}
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        <SearchField key={searches} close={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}
