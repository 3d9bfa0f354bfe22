// The summary in the header: the project, its grade and its main figures.
import { useRef } from 'preact/hooks';
import { isLive } from '../api.ts';
import { navigate, index } from '../state/store.ts';
import type { PanelId } from '../state/view-state.ts';
import { shorten, visibleName } from '../state/visible-name.ts';
import '../style/summary.css';
import { Grade } from './grade.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { formatCount } from '../state/format.ts';

export function SummaryBar() {
  const report = index.value?.report;
  const dialog = useRef<HTMLDialogElement>(null);
  if (report === undefined) return null;
  const { health, metrics, risks } = report;
  const name = shorten(visibleName(lastPart(report.projectRoot)), 32);
  return (
    <div class="summary">
      <h1 class="name" title={report.projectRoot}>
        {isLive ? (
          <button type="button" class="project" onClick={() => dialog.current?.showModal()}>
            {name} <span class="visually-hidden">: open another project</span>
            <svg viewBox="0 0 10 6" aria-hidden="true">
              <path d="M1 1l4 4 4-4" />
            </svg>
          </button>
        ) : (
          name
        )}
      </h1>
      {health !== undefined && <Grade health={health} />}
      <Figure count={metrics.filesAnalyzed} one="file" many="files" />
      <Figure count={metrics.totalDependencies} one="dependency" many="dependencies" />
      <Figure count={metrics.circularDependencyCount} one="cycle" many="cycles" panel="cycles" />
      <Figure count={risks.god_modules.length} one="god module" many="god modules" panel="risks" />
      <Figure
        count={risks.layer_violations.length}
        one="layer violation"
        many="layer violations"
        panel="risks"
      />
      {isLive && <ProjectDialog dialog={dialog} />}
    </div>
  );
}

interface FigureProps {
  readonly count: number;
  readonly one: string;
  readonly many: string;
  /** The panel with details, for figures that should be zero. */
  readonly panel?: PanelId;
}

function Figure({ count, one, many, panel }: FigureProps) {
  const content = (
    <>
      <b>{formatCount(count)}</b> {count === 1 ? one : many}
    </>
  );
  if (panel === undefined) return <span class="figure">{content}</span>;
  return (
    <button type="button" class="figure" data-bad={count > 0} onClick={() => navigate({ panel: panel })}>
      {content}
    </button>
  );
}

function lastPart(path: string): string {
  return path.split(/[/\\]/).findLast((part) => part !== '') ?? path;
}
