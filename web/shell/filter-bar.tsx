// The filters of all views: a menu, and a chip for each active filter.
import { useRef, useState } from 'preact/hooks';
import { changeFilters, index, selectedNode, view } from '../state/store.ts';
import { visible } from '../state/visible.ts';
import { initialView } from '../state/view-state.ts';
import { shorten, visibleName } from '../state/visible-name.ts';
import '../style/filters.css';
import { activeFilters } from './active-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import { useCloseOutside } from './use-close-outside.ts';
import { writeNumber } from '../../src/std/words.ts';

export function FilterBar() {
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  const [isOpen, setOpen] = useState(false);
  const { filters } = view.value;
  const active = activeFilters(filters);
  return (
    <div class="filter-bar">
      <details ref={menu} class="filter-menu" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 3.5h12M4.5 8h7M6.5 12.5h3" />
          </svg>
          Filter
        </summary>
        {isOpen && <FilterFields filters={filters} change={(change) => changeFilters(change)} />}
      </details>
      {active.length > 0 && (
        <ul class="chips" aria-label="Active filters">
          {active.map(({ text, removal }) => (
            <li key={text}>
              <button
                type="button"
                class="chip"
                aria-label={`Remove filter: ${text}`}
                title={text}
                onClick={() => changeFilters(removal)}
              >
                <span class="name">{shorten(visibleName(text), 34)}</span> <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {active.length > 0 && (
        <span class="muted shown-count">
          {writeNumber(countShown())} of {writeNumber(index.value?.fileCount ?? 0)} files
        </span>
      )}
      {isHidden() && (
        <span role="status">
          The selected file is hidden by the filters.{' '}
          <button type="button" class="quiet" onClick={() => changeFilters(initialView.filters)}>
            Show it
          </button>
        </span>
      )}
      {active.length > 1 && (
        <button type="button" class="quiet" onClick={() => changeFilters(initialView.filters)}>
          Clear all
        </button>
      )}
    </div>
  );
}

function isHidden(): boolean {
  return selectedNode.value < (index.value?.fileCount ?? 0) && visible.value[selectedNode.value] === 0;
}

function countShown(): number {
  return visible.value.subarray(0, index.value?.fileCount ?? 0).reduce((sum, one) => sum + one, 0);
}
