// The first second: which project, how healthy, how large, and whether it got better.
import { useRef } from 'preact/hooks';
import { isLive } from '../api.ts';
import { goTo, index } from '../state/store.ts';
import type { PanelId } from '../state/view-state.ts';
import { shorten, visibleName } from '../state/visible-name.ts';
import '../style/verdict.css';
import { Grade } from './grade.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { grouped } from '../state/words.ts';

export function Verdict() {
  const report = index.value?.report;
  const dialog = useRef<HTMLDialogElement>(null);
  if (report === undefined) return null;
  const { health, metrics, risks } = report;
  const name = shorten(visibleName(lastPart(report.projectRoot)), 32);
  return (
    <div class="verdict">
      <h1 class="name" title={report.projectRoot}>
        {isLive ? (
          <button type="button" class="project" onClick={() => dialog.current?.showModal()}>
            {name} <span class="unseen">: open another project</span>
            <svg viewBox="0 0 10 6" aria-hidden="true">
              <path d="M1 1l4 4 4-4" />
            </svg>
          </button>
        ) : (
          name
        )}
      </h1>
      <Grade health={health} />
      <Figure count={metrics.filesAnalyzed} one="file" many="files" />
      <Figure count={metrics.totalDependencies} one="dependency" many="dependencies" />
      <Figure count={metrics.circularDependencyCount} one="cycle" many="cycles" leadsTo="cycles" />
      <Figure count={risks.god_modules.length} one="god module" many="god modules" leadsTo="risks" />
      <Figure
        count={risks.layer_violations.length}
        one="layer violation"
        many="layer violations"
        leadsTo="risks"
      />
      {isLive && <ProjectDialog dialog={dialog} />}
    </div>
  );
}

interface FigureProps {
  readonly count: number;
  readonly one: string;
  readonly many: string;
  /** The panel that tells more; any at all is bad news then. */
  readonly leadsTo?: PanelId;
}

function Figure({ count, one, many, leadsTo }: FigureProps) {
  const content = (
    <>
      <b>{grouped(count)}</b> {count === 1 ? one : many}
    </>
  );
  if (leadsTo === undefined) return <span class="figure">{content}</span>;
  return (
    <button type="button" class="figure" data-bad={count > 0} onClick={() => goTo({ panel: leadsTo })}>
      {content}
    </button>
  );
}

function lastPart(path: string): string {
  return path.split(/[/\\]/).findLast((part) => part !== '') ?? path;
}
