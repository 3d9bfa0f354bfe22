// A repository in a list: a click selects it, hover shows it on the map.
import type { ComponentChildren } from 'preact';
import { LongName } from '../../../web/panels/long-name.tsx';
import { findRepository } from '../state/organisation.ts';
import { hovered, selection, selectRepository } from '../state/selection.ts';
import { GradeChip } from './grade-chip.tsx';

interface RepositoryLinkProps {
  readonly name: string;
  /** At the right end of the row. */
  readonly figure?: string;
  /** Below the name. */
  readonly children?: ComponentChildren;
}

export function RepositoryLink({ name, figure, children }: RepositoryLinkProps) {
  const chosen = selection.value;
  const repository = findRepository(name);
  return (
    <button
      type="button"
      class="node-link repository-link"
      title={name}
      aria-current={chosen?.kind === 'repository' && chosen.name === name}
      onClick={() => {
        hovered.value = null;
        selectRepository(name);
      }}
      onPointerEnter={() => (hovered.value = name)}
      onPointerLeave={() => (hovered.value = null)}
    >
      <b>
        <GradeChip figures={repository?.figures} />
        <LongName text={name} />
      </b>
      {figure !== undefined && <span class="link-figure">{figure}</span>}
      {children !== undefined && <small>{children}</small>}
    </button>
  );
}
