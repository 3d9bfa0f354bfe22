// The column headers: a click sorts by the column.
import { updateView } from '../../state/store.ts';
import { type Sort, columns, formatSort, nextSort } from '../../state/sort-files.ts';

export function TableHead({ sort }: { readonly sort: Sort }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ id, title, hint }) => (
          <th
            key={id}
            class={`column-${id}`}
            scope="col"
            aria-sort={sort.column === id ? sort.direction : 'none'}
          >
            <button
              type="button"
              title={hint}
              onClick={() => updateView({ sort: formatSort(nextSort(sort, id)) })}
            >
              {title}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}
