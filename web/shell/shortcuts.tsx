// The keyboard shortcuts, and the list of them that `?` shows.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openSearch } from '../state/search-mode.ts';
import { openView } from '../state/store.ts';
import { views } from '../views/index.ts';

const control = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const listed: readonly (readonly [keys: string, action: string])[] = [
  [`${control} K`, 'Search files, folders and commands'],
  ['P', 'Path from the selected file to another'],
  [`1 … ${views.length}`, 'Open a view'],
  ['?', 'Show this list'],
  ['Shift + click', 'Paths from the selected file to the clicked one'],
  ['Arrow keys', 'Move the map, the graph or the time slider, or go through a list'],
  ['Space', 'Play the history, on the time slider'],
  ['+ −', 'Zoom the map or the graph'],
  ['0', 'Show all of it'],
  ['Enter', 'Open the selected folder in the graph'],
  ['Backspace', 'Close the folder around it'],
  ['Escape', 'Clear the selection, close a dialog'],
];

export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  // As in the search: no key is lost while the page is drawn for the first time.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event) || document.querySelector('dialog[open]') !== null) return;
      const view = views[Number(event.key) - 1];
      if (event.key === '?') dialog.current?.showModal();
      else if (event.key.toLowerCase() === 'p') openSearch('path');
      else if (view !== undefined) openView(view.id);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <dialog
      ref={dialog}
      id="shortcuts"
      class="shortcuts"
      aria-labelledby="shortcuts-title"
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <h2 id="shortcuts-title">Keyboard shortcuts</h2>
      <table>
        <tbody>
          {listed.map(([keys, action]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    ctrlKey || metaKey || altKey || (target instanceof Element && target.matches('input, textarea, select'))
  );
}
