// A list of files of any length: a short one as it is, a long one by folder, with a field to search in it.
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { writeNumber } from '../../src/std/words.ts';
import { groupByFolder } from '../state/group-by-folder.ts';
import { visibleName } from '../state/visible-name.ts';
import { Breakable } from './breakable.tsx';
import { LongList } from './long-list.tsx';

interface GroupedListProps<Item> {
  readonly items: readonly Item[];
  /** What the list is called, for its search field. */
  readonly title: string;
  /** Path of the file, or ID of the package. */
  idOf(item: Item): string;
  render(item: Item): ComponentChildren;
}

/** A list of this length is short enough to read. */
const shortList = 20;

export function GroupedList<Item>({ items, title, idOf, render }: GroupedListProps<Item>) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = useMemo(
    () => (wanted === '' ? items : items.filter((item) => idOf(item).toLowerCase().includes(wanted))),
    [items, wanted],
  );
  const groups = useMemo(() => groupByFolder(found, idOf), [found]);
  if (items.length <= shortList)
    return <LongList items={items} shownAtFirst={shortList} keyOf={idOf} render={render} />;
  const isShort = found.length <= shortList || groups.length === 1;
  return (
    <>
      <input
        type="search"
        class="list-search"
        aria-label={`Search in ${title}`}
        placeholder={`Search in ${writeNumber(items.length)}`}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {found.length === 0 && <p class="muted">No matches.</p>}
      {isShort ? (
        <LongList key={wanted} items={found} shownAtFirst={50} keyOf={idOf} render={render} />
      ) : (
        groups.map(({ folder, items: own }) => (
          <Group key={folder} folder={folder} count={own.length}>
            <LongList key={wanted} items={own} shownAtFirst={30} keyOf={idOf} render={render} />
          </Group>
        ))
      )}
    </>
  );
}

interface GroupProps {
  readonly folder: string;
  readonly count: number;
  readonly children: ComponentChildren;
}

function Group({ folder, count, children }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="folder-group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="name">
          {folder === '' ? 'project root' : <Breakable text={`${visibleName(folder)}/`} />}
        </span>
        <small>{writeNumber(count)}</small>
      </summary>
      {isOpen && children}
    </details>
  );
}
