import type { DetailedNode } from '../../src/model/report.ts';
import { isLive, readOnlyReason } from '../api.ts';
import { notify } from '../live/notices.ts';
import { navigate, select, view } from '../state/store.ts';
import { visibleName } from '../state/visible-name.ts';
import { describeRole, formatSize, splitPath } from '../state/format.ts';
import { openFile } from './import-lines.tsx';
import { LongName } from './long-name.tsx';

export function FileHeading({ node }: { readonly node: DetailedNode }) {
  const { name, folder } = node.type === 'package' ? { name: node.label, folder: '' } : splitPath(node.id);
  return (
    <header>
      <p class="file-folder" title={node.id}>
        <LongName text={node.type === 'package' ? describePackage(node) : folder || 'project root'} />
        <button type="button" class="quiet" aria-label="Clear selection" onClick={() => select(null)}>
          ×
        </button>
      </p>
      <h2 class="file-name name" id="file-name">
        {visibleName(name)}
      </h2>
      {node.type === 'file' ? (
        <>
          <p class="facts">
            <span>{node.language}</span>
            <span>{formatSize(node.size)}</span>
            {node.role !== 'product' && <span>{describeRole(node.role)}</span>}
          </p>
          <p class="file-actions">
            {isLive && (
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
            {node.folder !== '.' && (
              <button type="button" onClick={() => filter({ folder: node.folder })}>
                Only this folder
              </button>
            )}
          </p>
        </>
      ) : (
        <p class="file-actions">
          <button type="button" onClick={() => copy(node.label)}>
            Copy name
          </button>
          <button type="button" onClick={() => filter({ package: node.id })}>
            Only files that import it
          </button>
        </p>
      )}
    </header>
  );
}

function describePackage(node: DetailedNode): string {
  return node.type === 'package' && node.builtin === true ? 'standard library' : 'package';
}

function filter(change: { readonly folder: string } | { readonly package: string }): void {
  navigate({ filters: { ...view.value.filters, ...change } });
}

function copy(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => notify(`Copied ${text}`),
    () => notify('The browser did not allow copying.'),
  );
}
