// A file or package: a click selects it, hover highlights it in the view.
import type { ComponentChildren } from 'preact';
import { hoveredNode, index, selectedId } from '../state/store.ts';
import { shortName } from '../state/file-name.ts';
import { splitPath } from '../state/format.ts';
import { chooseNode } from '../state/choose-node.ts';
import { LongName } from './long-name.tsx';

interface NodeLinkProps {
  readonly id: string;
  /** Shown after the name: a count, a score. */
  readonly figure?: string | number;
  /** Shown below its folder. */
  readonly children?: ComponentChildren;
}

export function NodeLink({ id, figure, children }: NodeLinkProps) {
  const folder = id.startsWith('pkg:') ? 'package' : splitPath(id).folder;
  return (
    <button
      type="button"
      class="node-link"
      title={id}
      aria-current={selectedId.value === id}
      onClick={(event) => chooseNode(id, event)}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
    >
      <b>
        <LongName text={shortName(id)} />
      </b>
      {figure !== undefined && <span class="link-figure">{figure}</span>}
      <small>
        <LongName text={folder === '' ? 'project root' : folder} />
      </small>
      {children}
    </button>
  );
}

function point(id: string | null): void {
  hoveredNode.value = id === null ? -1 : (index.value?.numberOf.get(id) ?? -1);
}
