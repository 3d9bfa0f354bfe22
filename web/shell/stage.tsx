// The middle of the page: the switch between the views, and the one that is open.
import { type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { goTo, view } from '../state/store.ts';
import { type ViewEntry, views } from '../views/index.ts';

export function Stage() {
  const open = views.find(({ id }) => id === view.value.view) ?? views[0];
  return (
    <>
      <nav class="view-switch" aria-label="Views">
        {views.map(({ id, title, hint }) => (
          <button
            key={id}
            type="button"
            title={hint}
            aria-pressed={id === open?.id}
            onClick={() => goTo({ view: id })}
          >
            {title}
          </button>
        ))}
      </nav>
      <div class="stage">{open !== undefined && <Loaded key={open.id} entry={open} />}</div>
    </>
  );
}

function Loaded({ entry }: { readonly entry: ViewEntry }) {
  const [View, setView] = useState<ComponentType | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    entry.load().then(
      (component) => setView(() => component),
      (error: unknown) => setFailure(String(error)),
    );
  }, [entry]);
  if (failure !== null)
    return <p role="alert">This view could not be loaded: {failure}. Reload the page to try again.</p>;
  return View === null ? <p class="muted">Opening…</p> : <View />;
}
