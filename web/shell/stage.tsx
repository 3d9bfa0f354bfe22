// The middle of the page: the view switch, the filters and the open view.
import { useEffect, useState } from 'preact/hooks';
import { connection } from '../live/connection.ts';
import { LoadFailure } from '../live/load-failure.tsx';
import { ChangeBar } from './change-bar.tsx';
import { markViewPainted } from '../state/first-paint.ts';
import { changeFilters, index, openView, view } from '../state/store.ts';
import { initialView } from '../state/view-state.ts';
import { visible } from '../state/visible.ts';
import { type ViewEntry, loadView, loadedView, views } from '../views/index.ts';
import { WhatIfBar } from './what-if-bar.tsx';
import { FilterBar } from './filter-bar.tsx';

export function Stage() {
  const open = views.find(({ id }) => id === view.value.view) ?? views[0];
  if (open === undefined) return null;
  return (
    <>
      <ChangeBar />
      <WhatIfBar />
      <div class="stage-bar">
        <nav class="view-switch" aria-label="Views">
          {views.map(({ id, title, hint }) => (
            <button
              key={id}
              type="button"
              title={hint}
              aria-current={id === open.id ? 'page' : undefined}
              onClick={() => openView(id)}
            >
              {title}
            </button>
          ))}
        </nav>
        <FilterBar />
      </div>
      <div class="stage">{explainEmpty() ?? <Loaded key={open.id} entry={open} />}</div>
    </>
  );
}

/** Why the view is empty, and what to do about it; null if it is not. */
function explainEmpty() {
  if (index.value?.fileCount === 0)
    return (
      <div class="empty" role="status" ref={markViewPainted}>
        <h2>No source files</h2>
        <p>
          Lintel found no files in a supported language. Open a folder with source code, or check the ignore
          rules.
        </p>
      </div>
    );
  if (visible.value.includes(1)) return null;
  return (
    <div class="empty" role="status" ref={markViewPainted}>
      <h2>No files match the filters</h2>
      <button type="button" class="primary" onClick={() => changeFilters(initialView.filters)}>
        Show all files
      </button>
    </div>
  );
}

function Loaded({ entry }: { readonly entry: ViewEntry }) {
  const [View, setView] = useState(() => loadedView(entry.id));
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (View !== null) return;
    loadView(entry).then(
      (component) => setView(() => component),
      (error: unknown) => setFailure({ error }),
    );
  }, [entry]);
  useEffect(() => {
    // The map calls it itself, after drawing its canvas.
    if (failure !== null || (View !== null && entry.id !== 'map')) markViewPainted();
  }, [View, failure]);
  if (failure !== null)
    return (
      <div class="empty" role="alert">
        <h2>This view could not be loaded</h2>
        <p>
          <LoadFailure error={failure.error} />
        </p>
        {/* Without a server, the browser would show its own page instead. */}
        {connection.value !== 'lost' && (
          <button type="button" class="primary" onClick={() => location.reload()}>
            Reload the page
          </button>
        )}
      </div>
    );
  return View === null ? <p class="muted opening">Loading…</p> : <View />;
}
