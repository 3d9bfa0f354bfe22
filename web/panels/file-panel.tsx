// What is selected: a file or package, a folder, or nothing.
import { alignedReports, index, select, selectedFolder, selectedNode, view } from '../state/store.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { lastSeen } from '../state/history/file-history.ts';
import { savedHistory } from '../state/history/saved-history.ts';
import { visibleName } from '../state/visible-name.ts';
import { formatDate } from '../state/format.ts';
import { loadPanel } from './load-panel.tsx';

const ProjectOverview = loadPanel(
  'The overview',
  async () => (await import('./project-overview.tsx')).ProjectOverview,
);

const FileDetails = loadPanel('The file', async () => (await import('./file-details.tsx')).FileDetails);

const FolderPanel = loadPanel('The folder', async () => (await import('./folder-panel.tsx')).FolderPanel);

export function FilePanel() {
  const number = selectedNode.value;
  const current = reportWith(number);
  const node = current?.nodes[number];
  const { selected } = view.value;
  const folder = selectedFolder.value;
  if (current !== null && folder !== null) return <FolderPanel current={current} folder={folder} />;
  if (current === null || node === undefined)
    return selected === null || selected === '' ? <Nothing /> : <Missing id={selected} />;
  return <FileDetails current={current} number={number} node={node} />;
}

/** What only the other side of a change has is shown as it is there. */
function reportWith(node: number): ReportIndex | null {
  const current = index.value;
  if (current?.isAbsent?.[node] !== 1) return current;
  return alignedReports.value?.indexOf(view.value.side === 'before' ? 'after' : 'before') ?? current;
}

function Nothing() {
  return (
    <>
      <ProjectOverview />
      <div class="nothing-selected">
        <h2>Nothing selected</h2>
        <p>
          Select a file or a folder in a view or a list to see its dependencies, its dependents and the impact
          of a change.
        </p>
        <p class="key-hint">
          Hold <kbd>Shift</kbd> and click a second file, or press <kbd>P</kbd>, to see the paths from the
          first to it. <kbd>?</kbd> shows all shortcuts.
        </p>
      </div>
    </>
  );
}

/** The address has a file or package that is not in the report. */
function Missing({ id }: { readonly id: string }) {
  const history = savedHistory.value;
  const seen = history === null ? undefined : lastSeen(history, id);
  return (
    <div class="nothing-selected" role="status">
      <h2>Not in this project</h2>
      <p class="missing-name name">{visibleName(id)}</p>
      {seen === undefined ? (
        <p>
          There is no file, folder or package with this name. It may have been moved, renamed or deleted since
          this link was created.
        </p>
      ) : (
        <p>It was there until about {formatDate(seen)}, and was moved, renamed or deleted since.</p>
      )}
      <button type="button" onClick={() => select(null)}>
        Clear selection
      </button>
    </div>
  );
}
