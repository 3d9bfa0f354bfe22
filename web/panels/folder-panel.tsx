// The selected folder: what is in it, how closely it belongs together, and what it depends on.
import { useMemo } from 'preact/hooks';
import { folderId } from '../state/folder-id.ts';
import { countOf, writeNumber, writeSize } from '../../src/std/words.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { changeFilters, navigate, select, view } from '../state/store.ts';
import { type FolderCount, type FolderSummary, summarizeFolder } from '../state/summarize-folder.ts';
import { visibleName } from '../state/visible-name.ts';
import { FolderAuthors } from './file-history.tsx';
import { FolderLink } from './folder-link.tsx';
import { FolderRules } from './folder-rules.tsx';
import { LongList } from './long-list.tsx';
import { LongName } from './long-name.tsx';
import { NodeLink } from './node-link.tsx';

interface FolderPanelProps {
  readonly current: ReportIndex;
  readonly folder: string;
}

export function FolderPanel({ current, folder }: FolderPanelProps) {
  const summary = useMemo(() => summarizeFolder(current, folder), [current, folder]);
  if (summary === null) return null;
  return (
    <article class="file-panel" aria-labelledby="file-name">
      <FolderHeading folder={folder} summary={summary} />
      <Cohesion summary={summary} />
      <FolderAuthors folder={folder} />
      <Tangles title="Member of the tangle in" current={current} numbers={summary.memberOf} />
      <Tangles title="Tangles inside" current={current} numbers={summary.tangles} />
      <FolderRules current={current} folder={folder} />
      <Folders title="Used by" side="in" counts={summary.usedBy} total={summary.incoming} />
      <Folders title="Depends on" side="out" counts={summary.dependsOn} total={summary.outgoing} />
      <section>
        <h2>Riskiest files</h2>
        <LongList
          key={folder}
          items={summary.files}
          shownAtFirst={8}
          keyOf={String}
          render={(file) => (
            <NodeLink id={current.nodes[file]?.id ?? ''} figure={current.riskScore[file] ?? 0} />
          )}
        />
      </section>
    </article>
  );
}

function FolderHeading({ folder, summary }: { readonly folder: string; readonly summary: FolderSummary }) {
  const slash = folder.lastIndexOf('/');
  const parent = slash === -1 ? '.' : folder.slice(0, slash);
  return (
    <header>
      <p class="file-folder">
        {folder === '.' ? (
          'folder'
        ) : (
          <button type="button" class="quiet parent-folder" onClick={() => select(folderId(parent))}>
            <LongName text={nameFolder(parent)} />
          </button>
        )}
        <button type="button" class="quiet" aria-label="Clear selection" onClick={() => select(null)}>
          ×
        </button>
      </p>
      <h2 class="file-name name" id="file-name">
        {folder === '.' ? 'project root' : `${visibleName(folder.slice(slash + 1))}/`}
      </h2>
      <p class="facts">
        <span>{countOf(summary.files.length, 'file')}</span>
        <span>{writeSize(summary.bytes)}</span>
        <span>{countOf(summary.packageCount, 'package')}</span>
      </p>
      {folder !== '.' && (
        <p class="file-actions">
          <button type="button" onClick={() => changeFilters({ folder })}>
            Only this folder
          </button>
          <button type="button" onClick={() => leaveOut(folder)}>
            Leave it out
          </button>
        </p>
      )}
    </header>
  );
}

function nameFolder(folder: string): string {
  return folder === '.' ? 'project root' : folder;
}

function leaveOut(folder: string): void {
  const { exclude } = view.value.filters;
  changeFilters({ exclude: [...exclude, folder] }, { selected: null });
}

function Cohesion({
  summary: { inside, outgoing, incoming, cohesion },
}: {
  readonly summary: FolderSummary;
}) {
  if (cohesion === null) return <p class="muted">No dependencies.</p>;
  return (
    <section class="impact">
      <h2>Cohesion</h2>
      <p>
        <b>{Math.round(100 * cohesion)}%</b> of its dependencies stay inside: {writeNumber(inside)} of{' '}
        {writeNumber(inside + outgoing + incoming)}.
      </p>
      <span class="bar cohesion" aria-hidden="true">
        <i style={{ width: `${Math.max(1, 100 * cohesion)}%` }} />
      </span>
    </section>
  );
}

function Tangles({
  title,
  current,
  numbers,
}: {
  readonly title: string;
  readonly current: ReportIndex;
  readonly numbers: readonly number[];
}) {
  if (numbers.length === 0) return null;
  return (
    <section>
      <h2>
        {title} <span class="count">{writeNumber(numbers.length)}</span>
      </h2>
      <LongList
        items={numbers}
        shownAtFirst={5}
        keyOf={String}
        render={(number) => (
          <button
            type="button"
            class="node-link"
            onClick={() => navigate({ panel: 'tangles', tangle: number })}
          >
            <b>
              <LongName text={nameFolder(current.report.tangles[number]?.folder ?? '.')} />
            </b>
            <span class="link-figure">
              {countOf(current.report.tangles[number]?.members.length ?? 0, 'member')}
            </span>
          </button>
        )}
      />
    </section>
  );
}

interface FoldersProps {
  readonly title: string;
  readonly side: 'in' | 'out';
  readonly counts: readonly FolderCount[];
  /** Number of file dependencies. */
  readonly total: number;
}

function Folders({ title, side, counts, total }: FoldersProps) {
  return (
    <section class={`dependencies ${side}`}>
      <h2>
        {title} {total > 0 && <span class="count">{writeNumber(total)}</span>}
      </h2>
      {counts.length === 0 && <p class="muted">No other folder.</p>}
      <LongList
        items={counts}
        shownAtFirst={10}
        keyOf={({ folder }) => folder}
        render={({ folder, count }) => <FolderLink folder={folder} figure={writeNumber(count)} />}
      />
    </section>
  );
}
