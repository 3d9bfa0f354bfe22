// The summary in the header: the project, its grade and its main figures.
import { useRef } from 'preact/hooks';
import { isLive, readOnlyReason } from '../api.ts';
import { type KindOfCycles, cycleKinds, describeKinds, groupCycles } from '../state/cycle-kinds.ts';
import type { ShownReport } from '../state/page-report.ts';
import { hasLayers, navigate, index } from '../state/store.ts';
import type { PanelId } from '../state/view-state.ts';
import { shorten, visibleName } from '../state/visible-name.ts';
import '../style/summary.css';
import { Grade } from './grade.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { formatCount, plural } from '../state/format.ts';

export function SummaryBar() {
  const report = index.value?.report;
  const dialog = useRef<HTMLDialogElement>(null);
  if (report === undefined) return null;
  const { health, metrics, risks, tangles } = report;
  const name = shorten(visibleName(lastPart(report.projectRoot)), 32);
  return (
    <div class="summary">
      <h1 class="name" title={report.projectRoot}>
        {isLive ? (
          <button
            type="button"
            class="project"
            disabled={readOnlyReason !== undefined}
            title={readOnlyReason}
            onClick={() => dialog.current?.showModal()}
          >
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
      <CyclesFigure report={report} />
      <Figure count={tangles.length} one="tangle" many="tangles" panel="tangles" />
      <Figure count={risks.god_modules.length} one="god module" many="god modules" panel="risks" />
      {hasLayers.value ? (
        <Figure
          count={risks.layer_violations.length}
          one="layer violation"
          many="layer violations"
          panel="risks"
        />
      ) : (
        <span class="figure">No layers to check</span>
      )}
      {isLive && <ProjectDialog dialog={dialog} />}
    </div>
  );
}

/** All cycles, and how many there are of each kind. Only those at load time are marked: the others do no harm by themselves. */
function CyclesFigure({ report }: { readonly report: ShownReport }) {
  const count = report.metrics.circularDependencyCount;
  const groups = groupCycles(report);
  const words = describeKinds(report, 'words');
  const isBad = groups.some(({ kind }) => kind === 'load' || kind === undefined);
  return (
    <button
      type="button"
      class="figure"
      data-bad={isBad}
      title={words === '' ? undefined : `${plural(count, 'cycle')}: ${words}`}
      onClick={() => navigate({ panel: 'cycles' })}
    >
      <b>{formatCount(count)}</b> {count === 1 ? 'cycle' : 'cycles'}
      {words !== '' && <small> ({kindsInShort(report, groups)})</small>}
    </button>
  );
}

/** The counts are left out if all cycles are of one kind. */
function kindsInShort(report: ShownReport, groups: readonly KindOfCycles[]): string {
  const [only] = groups;
  return groups.length === 1 && only?.kind !== undefined
    ? cycleKinds[only.kind].short
    : describeKinds(report, 'short');
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
