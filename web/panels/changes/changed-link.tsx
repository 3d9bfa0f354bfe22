// A file, a package or a dependency that a change touched: a click shows it in the picture.
import type { ComponentChildren } from 'preact';
import type { NodeState } from '../../state/change/align-reports.ts';
import { showNodes } from '../../state/show-change.ts';
import { nameNode } from '../../state/name-files.ts';
import { splitPath } from '../../state/format.ts';
import { alignedReports, hoveredNode, index, selectedId } from '../../state/store.ts';
import { LongName } from '../long-name.tsx';
import { StateSign } from '../state-sign.tsx';

interface ChangedLinkProps {
  readonly id: string;
  readonly state: NodeState;
  /** What it depends on, if the link leads to a dependency. */
  readonly target?: string;
  readonly figure?: string;
  readonly children?: ComponentChildren;
}

export function ChangedLink({ id, state, target, figure, children }: ChangedLinkProps) {
  const folder = id.startsWith('pkg:') ? 'package' : splitPath(id).folder;
  return (
    <button
      type="button"
      class="node-link changed-link"
      title={target === undefined ? id : `${id} → ${target}`}
      aria-current={target === undefined && selectedId.value === id}
      onClick={() => showNodes(state, id, target)}
      onPointerEnter={() => (hoveredNode.value = index.value?.numberOf.get(id) ?? -1)}
      onPointerLeave={() => (hoveredNode.value = -1)}
    >
      <b>
        {state !== 'same' && <StateSign state={state} />}
        <LongName text={nameOfEither(id)} />
        {target !== undefined && (
          <>
            <span aria-label=" imports "> → </span>
            <LongName text={nameOfEither(target)} />
          </>
        )}
      </b>
      {figure !== undefined && <span class="link-figure">{figure}</span>}
      <small>
        <LongName text={folder === '' ? 'project root' : folder} />
      </small>
      {children}
    </button>
  );
}

/** A name of before, which a renamed file has no more, has the folders that told it apart then. */
function nameOfEither(id: string): string {
  for (const side of ['after', 'before'] as const) {
    const current = alignedReports.value?.indexOf(side);
    if (current?.nodes[current.numberOf.get(id) ?? -1]?.id === id) return nameNode(current, id);
  }
  return splitPath(id).name;
}
