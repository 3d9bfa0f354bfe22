// A folder: a click selects it.
import type { ComponentChildren } from 'preact';
import { select, selectedId } from '../state/store.ts';
import { folderId } from '../state/folder-id.ts';
import { LongName } from './long-name.tsx';

interface FolderLinkProps {
  readonly folder: string;
  readonly figure?: string | number;
  /** Shown below its name. */
  readonly children?: ComponentChildren;
}

export function FolderLink({ folder, figure, children }: FolderLinkProps) {
  return (
    <button
      type="button"
      class="node-link folder-link"
      title={folder}
      aria-current={selectedId.value === folderId(folder)}
      onClick={() => select(folderId(folder))}
    >
      <b>
        <LongName text={folder === '.' ? 'project root' : `${folder}/`} />
      </b>
      {figure !== undefined && <span class="link-figure">{figure}</span>}
      {children}
    </button>
  );
}
