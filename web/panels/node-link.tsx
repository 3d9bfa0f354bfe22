// A file or package by name: a click takes every view there, pointing at it shows it on the map.
import { hoveredNode, index, select, view } from '../state/store.ts';
import { splitPath } from '../state/words.ts';

interface NodeLinkProps {
  readonly id: string;
  /** Shown behind the name: a count, a score. */
  readonly figure?: string | number;
}

export function NodeLink({ id, figure }: NodeLinkProps) {
  const isPackage = id.startsWith('pkg:');
  const { name, folder } = isPackage ? { name: id.slice(4), folder: 'package' } : splitPath(id);
  return (
    <button
      type="button"
      class="node-link"
      title={id}
      aria-current={view.value.selected === id}
      onClick={() => select(id)}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
    >
      <b class="name">{name}</b>
      {figure !== undefined && <span class="link-figure">{figure}</span>}
      <small class="name">{folder}</small>
    </button>
  );
}

function point(id: string | null): void {
  hoveredNode.value = id === null ? -1 : (index.value?.numberOf.get(id) ?? -1);
}
