import { languageName } from '../../src/model/language-name.ts';
import type { DetailedNode } from '../../src/model/report.ts';
import type { NodeState } from '../state/change/align-reports.ts';
import { StateText } from './state-text.tsx';
import { hasFiles, readOnlyReason } from '../api.ts';
import { notify } from '../state/notices.ts';
import { changeFilters, select } from '../state/store.ts';
import { visibleName } from '../state/visible-name.ts';
import { writeSize } from '../../src/std/words.ts';
import { describeRole, splitPath } from '../state/format.ts';
import { openFile } from './import-lines.tsx';
import { shortName } from '../state/file-name.ts';
import { openSearch } from '../state/search-mode.ts';
import { folderId } from '../state/folder-id.ts';
import { Breakable } from './breakable.tsx';
import { LongName } from './long-name.tsx';
import { PackageFacts } from './package-facts.tsx';

interface FileHeadingProps {
  readonly node: DetailedNode;
  /** What a change did to it. */
  readonly state: NodeState | undefined;
}

export function FileHeading({ node, state }: FileHeadingProps) {
  const { folder } = splitPath(node.id);
  return (
    <header>
      <p class="file-folder" title={node.id}>
        {node.type === 'package' ? (
          <LongName text={describePackage(node)} />
        ) : (
          <button type="button" class="quiet parent-folder" onClick={() => select(folderId(node.folder))}>
            <LongName text={folder || 'project root'} />
          </button>
        )}
        <button type="button" class="quiet" aria-label="Clear selection" onClick={() => select(null)}>
          ×
        </button>
      </p>
      <h2 class="file-name name" id="file-name">
        <Breakable text={visibleName(shortName(node.id))} />
      </h2>
      {node.type === 'file' ? (
        <>
          <p class="facts">
            <span>{languageName(node.language)}</span>
            <span>{writeSize(node.size)}</span>
            {node.role !== 'product' && <span>{describeRole(node.role)}</span>}
            <StateText state={state} />
          </p>
          <p class="file-actions">
            {hasFiles && (
              <button
                type="button"
                disabled={readOnlyReason !== undefined}
                title={readOnlyReason}
                onClick={() => openFile(node.id)}
              >
                Open in editor
              </button>
            )}
            <button type="button" onClick={() => copy(node.id)}>
              Copy path
            </button>
            <button type="button" aria-keyshortcuts="p" onClick={() => openSearch('path')}>
              Path to…
            </button>
            {node.folder !== '.' && (
              <button type="button" onClick={() => changeFilters({ folder: node.folder })}>
                Only this folder
              </button>
            )}
          </p>
        </>
      ) : (
        <>
          <PackageFacts node={node} />
          <p class="file-actions">
            <button type="button" onClick={() => copy(node.label)}>
              Copy name
            </button>
            <button type="button" onClick={() => changeFilters({ package: node.id })}>
              Only files that import it
            </button>
          </p>
        </>
      )}
    </header>
  );
}

function describePackage(node: DetailedNode): string {
  return node.type === 'package' && node.builtin === true ? 'standard library' : 'package';
}

function copy(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => notify(`Copied ${text}`),
    () => notify('The browser did not allow copying.'),
  );
}
